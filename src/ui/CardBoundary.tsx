import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTexts } from "../i18n";
import { Card } from "./Card";
import { ErrorBoundary } from "./ErrorBoundary";

/** For one card among others: it says that it can't be shown, the rest works. */
export function CardBoundary({ children, onError }: { children: ReactNode; onError?: (error: unknown) => void }) {
  return (
    <ErrorBoundary fallback={() => <FailedCard />} {...(onError && { onError })}>
      {children}
    </ErrorBoundary>
  );
}

function FailedCard() {
  const { t } = useTexts();
  return (
    <Card>
      <Text color="onSurfaceVariant">{t("error.partial")}</Text>
    </Card>
  );
}
