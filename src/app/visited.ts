/**
 * Our own list of the locations that this visit has been to: the browser's can't be trimmed (NAV-07, AMB-69).
 * The newest last; going back to the one before drops the newest.
 */
const MAX_VISITED = 25;

export const visitedAfter = (visited: readonly string[], path: string): string[] => {
  if (visited.at(-1) === path) return [...visited];
  if (visited.at(-2) === path) return visited.slice(0, -1);
  return [...visited, path].slice(-MAX_VISITED);
};
