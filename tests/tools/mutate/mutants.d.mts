export type Mutant = { id: string; kind: string; line: number; code: string };
export function mutantsOf(fileName: string, source: string, options: { isDeep: boolean }): Mutant[];
