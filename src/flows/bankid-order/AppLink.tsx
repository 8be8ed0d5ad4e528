import { useSelector } from "@xstate/react";
import { type TextKey, useTexts } from "../../i18n";
import { bankIdLink } from "../../platform/bankIdApp";
import { Button } from "../../ui/Button";
import { type BankIdOrderRef, launchTokenOf } from "./selectors";

type AppLinkProps = { order: BankIdOrderRef; textKey: TextKey; variant: "filled" | "tonal" };

/** A real link, pressed by the person: the only way that opens the ID app on every device (BID-17). Dead while there is no order. */
export function AppLink({ order, textKey, variant }: AppLinkProps) {
  const { t } = useTexts();
  const token = useSelector(order, launchTokenOf);
  const href = token === null ? null : bankIdLink(token);
  return (
    <Button asChild variant={variant}>
      {/* The server sees which site it comes from, not which page. */}
      <a
        {...(href === null
          ? { role: "link", "aria-disabled": true }
          : { href, onClick: () => order.send({ type: "app.opened" }) })}
        referrerPolicy="origin"
      >
        {t(textKey)}
      </a>
    </Button>
  );
}
