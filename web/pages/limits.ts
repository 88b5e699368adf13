/** Longest name of a player, in code points; the server has the last word. */
export const NAME_LENGTH = 40;
