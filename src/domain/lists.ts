/** How long the lists are that we take from a server. One of that length may have been longer. */
export const LONGEST_LIST = 500;
