/**
 * Fields whose rules come from the server. Specification §5 "Regex fields"; hostile A46: a pattern from outside neither breaks
 * nor holds up the page. One that can't be trusted is left to the server, which checks what is sent anyway.
 */

/** `errorKey`: the text key of what to say when the value doesn't fit; null: the usual words. */
export type FieldRule = { regex: string | null; required: boolean; errorKey: string | null };

export const MAX_VALUE = 256;
const MAX_PATTERN = 500;
/** How many open-ended repeats a pattern may have, a search for its start counted in: at worst some 20 ms with 256 signs. */
const MAX_REPEATS = 3;
/** A repeat of no more than this is as good as none. */
const FEW = 10;

const patterns = new Map<string, RegExp | null>();

/** The pattern, if it is sound and can't run for long; null otherwise. */
export function patternOf(regex: string): RegExp | null {
  const known = patterns.get(regex);
  if (known !== undefined) return known;
  const pattern = isQuick(regex) ? compiled(regex) : null;
  patterns.set(regex, pattern);
  return pattern;
}

function compiled(regex: string): RegExp | null {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(regex, flags);
    } catch {
      // Patterns written for other engines may escape more than "u" allows.
    }
  }
  return null;
}

/**
 * Whether no value can make the pattern run for long: no repeat of what itself repeats or branches, no references back, few
 * open-ended repeats in all.
 */
function isQuick(regex: string): boolean {
  if (regex.length > MAX_PATTERN) return false;
  if (/\\[1-9]|\\k</.test(regex)) return false;
  // What stands in a set, or is escaped, is one sign.
  const plain = regex.replace(/\\./gs, "a").replace(/\[[^\]]*\]/g, "a");
  const repeats = [...plain.matchAll(/[*+]|\{\d+(,\d*)?\}/g)].filter(([repeat]) => isOpenEnded(repeat));
  const starts = plain.startsWith("^") ? 0 : 1;
  return repeats.length + starts <= MAX_REPEATS && !repeatsWhatVaries(plain);
}

function isOpenEnded(repeat: string): boolean {
  if (repeat === "*" || repeat === "+") return true;
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}$/.exec(repeat) ?? [];
  return comma === "," && max === "" ? true : Number(max || min) > FEW;
}

/** A group that holds a repeat or a choice, and is itself repeated. */
function repeatsWhatVaries(plain: string): boolean {
  const varies = [false];
  for (let index = 0; index < plain.length; index++) {
    const sign = plain[index];
    if (sign === "(") varies.push(false);
    else if (sign === ")") {
      const inner = varies.pop() ?? false;
      if (inner && /^([*+]|\{)/.test(plain.slice(index + 1))) return true;
      if (inner && varies.length > 0) varies[varies.length - 1] = true;
    } else if (sign !== undefined && "*+{|".includes(sign)) varies[varies.length - 1] = true;
  }
  return false;
}

/** Valid when it matches; an empty value when the field isn't required (VAL-01, VAL-02). */
export function isFieldValid(value: string, { regex, required }: FieldRule): boolean {
  if (value === "") return !required;
  if (value.length > MAX_VALUE) return false;
  const pattern = regex === null ? null : patternOf(regex);
  return pattern === null || pattern.test(value);
}
