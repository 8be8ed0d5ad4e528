/** The server's Swedish texts: flat keys, plain strings. Specification §7 "Text resources". */
export type TextSet = Record<string, string>;
