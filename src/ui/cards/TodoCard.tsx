import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { TodoCard as TodoCardData } from "../../domain/cards";
import { useTexts } from "../../i18n";
import { Card } from "../Card";
import { CardHead } from "./CardHead";
import { CardText } from "./CardText";
import { MoreInformation } from "./MoreInformation";
import { ProcessStatus } from "./ProcessStatus";

type TodoCardProps = {
  card: TodoCardData;
  headId: string;
  /** What can be done about it. */
  children: ReactNode;
};

/** Something that waits for the customer. Specification §3 "Todo card". */
export function TodoCard({ card, headId, children }: TodoCardProps) {
  const { serverText } = useTexts();
  return (
    <Card asChild>
      <article>
        <Stack gap="3">
          <CardHead
            id={headId}
            title={serverText(card.titleKey, "card.todo.title")}
            providers={card.providers}
            source={card.titleSource}
          />
          <CardText text={card.description} />
          <ProcessStatus process={card.backgroundProcess} />
          {children}
          <MoreInformation information={card.contextualInformation} />
        </Stack>
      </article>
    </Card>
  );
}
