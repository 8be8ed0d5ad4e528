const MAX_LENGTH = 200;

/** Whether an id from an address can name anything: then it is asked for, encoded; else it is as good as not found (A14). */
export const isUsableId = (id: string): boolean =>
  id.length <= MAX_LENGTH && !["", ".", ".."].includes(id) && !/\p{Cs}/u.test(id);
