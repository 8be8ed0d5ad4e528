/** Registration numbers of cars. Reading AMB-49, facts D6. */

/** `abc12a` as it is shown: `ABC 12A`, with a space that doesn't break. Personal plates, of another length, have none. */
export const formatPlate = (plate: string): string => {
  const signs = plate.replace(/[\s-]/g, "").toLocaleUpperCase("sv");
  return signs.length === 6 ? `${signs.slice(0, 3)}\u00a0${signs.slice(3)}` : signs;
};
