/** A document, what it starts from where there is none yet, and its generated part. */
export type Page = { path: string; skeleton: string; generated: string };
