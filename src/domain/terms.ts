/** The terms as the consent service sends them: markdown. */

const TITLE = /^\s*#[ \t]+([\p{L}\p{N} ,.:–-]{1,100})(?:\r?\n|$)/u;

/** Terms that begin with a title of plain words have it as the page's own; what is below it moves up with it. */
export function termsOf(text: string): { title: string | null; body: string } {
  const [whole, title] = TITLE.exec(text) ?? [];
  if (whole === undefined || title === undefined) return { title: null, body: text.trim() };
  const below = text.slice(whole.length).replace(/^#(?=#{1,5}[ \t])/gm, "");
  return { title: title.trim(), body: below.trim() };
}
