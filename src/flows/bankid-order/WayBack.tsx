import { Text } from "@chakra-ui/react";
import { type TextKey, useTexts } from "../../i18n";
import { wayBack } from "../../platform/bankIdApp";

const TEXT_KEYS = { app: "bankId.wayBack.app", browser: "bankId.wayBack.browser" } satisfies Record<string, TextKey>;

/** For devices on which nothing leads back from the ID app: the person goes back by hand, and the login is done here. */
export function WayBack() {
  const { t } = useTexts();
  const to = wayBack();
  return to && <Text fontWeight={560}>{t(TEXT_KEYS[to])}</Text>;
}
