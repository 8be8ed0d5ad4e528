import type { ContextualInformation } from "../../domain/cards";
import { cleanName } from "../../domain/cleanText";
import { useTexts } from "../../i18n";
import { Disclosure } from "../Disclosure";
import { CardText } from "./CardText";

/** What a card has to say besides, folded away. */
export function MoreInformation({ information }: { information: ContextualInformation | null }) {
  const { t } = useTexts();
  const title = cleanName(information?.title);
  if (!information?.body) return title && <CardText text={title} />;
  return (
    <Disclosure title={title ?? t("card.moreInformation")}>
      <CardText text={information.body} />
    </Disclosure>
  );
}
