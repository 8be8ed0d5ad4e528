import { useTranslation } from "react-i18next";
import { i18n, serverTextOf, type TextKey, type TextOf, type TextParams, textOf } from "./texts";

type Texts = {
  /** The text of one of the app's own keys. */
  t: TextOf;
  /** The text of a key that came with an answer; `null` as fallback shows nothing. */
  serverText: (key: string | null | undefined, fallbackKey: TextKey | null, params?: TextParams) => string;
};

const texts: Texts = { t: textOf, serverText: serverTextOf };

/** The texts, for a component: it draws itself anew when the server's set arrives. */
export function useTexts(): Texts {
  useTranslation(undefined, { i18n });
  return texts;
}
