import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type TextKey, useTexts } from "../i18n";
import { Card } from "./Card";
import { ErrorBoundary } from "./ErrorBoundary";

type CardBoundaryProps = {
  children: ReactNode;
  /** What it says of a card that failed. */
  textKey?: TextKey;
};

/** For one card among others: it says that it can't be shown, the rest works. */
export function CardBoundary({ children, textKey = "error.partial" }: CardBoundaryProps) {
  return <ErrorBoundary fallback={() => <FailedCard textKey={textKey} />}>{children}</ErrorBoundary>;
}

function FailedCard({ textKey }: { textKey: TextKey }) {
  const { t } = useTexts();
  return (
    <Card>
      <Text color="onSurfaceVariant">{t(textKey)}</Text>
    </Card>
  );
}
