/** Swedish streets and postal towns, for the place lookup. Each number that is asked for exists. */
export type PlaceRow = { streetAddress: string; postalCode: number; postalAddress: string };

const row = (streetAddress: string, postalCode: number, postalAddress: string): PlaceRow => ({
  streetAddress,
  postalCode,
  postalAddress,
});

export const places: PlaceRow[] = [
  row("Källgatan", 41_302, "Göteborg"),
  row("Storgatan", 11_451, "Stockholm"),
  row("Storgatan", 90_325, "Umeå"),
  row("Storgatan", 58_223, "Linköping"),
  row("Drottninggatan", 11_151, "Stockholm"),
  row("Kungsgatan", 75_321, "Uppsala"),
  row("Åsgatan", 79_171, "Falun"),
  row("Östra Ågatan", 75_322, "Uppsala"),
  row("Södra Förstadsgatan", 21_143, "Malmö"),
  row("Skolgatan", 90_322, "Umeå"),
  row("Vasagatan", 72_215, "Västerås"),
  row("Trädgårdsgatan", 70_212, "Örebro"),
  row("Järnvägsgatan", 25_223, "Helsingborg"),
  row("Kyrkogatan", 22_222, "Lund"),
  row("Hamngatan", 55_318, "Jönköping"),
];
