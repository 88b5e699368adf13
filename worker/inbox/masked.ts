/** An address as its owner knows it again and nobody else can use it: "j…@example.org". */
export const masked = (address: string): string => address.replace(/^(.).*(@[^@]*)$/u, '$1…$2');
