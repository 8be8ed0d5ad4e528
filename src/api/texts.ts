/** The server's Swedish texts. Specification §7 "Text resources". */
import { call, TEXT_API } from "./client";
import { type TextSet, textSetSchema } from "./schemas/texts";

const MAX_TEXTS = 5_000_000;

export const readTexts = ({ signal }: { signal: AbortSignal }): Promise<TextSet> =>
  call({
    method: "GET",
    path: `${TEXT_API}/text-resource/app/sv/entries`,
    isAuthenticated: false,
    schema: textSetSchema,
    maxBody: MAX_TEXTS,
    signal,
  });
