const DANGEROUS_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** JSON.parse that drops keys which could reach a prototype, and a leading byte-order mark. @throws {SyntaxError} */
export const parseJson = (text: string): unknown =>
  JSON.parse(text.replace(/^\uFEFF/, ""), (key, value) => (DANGEROUS_KEYS.has(key) ? undefined : value));
