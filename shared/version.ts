/** Raised when a page of the version before could no longer talk to the server. */
export const PROTOCOL = 1;
