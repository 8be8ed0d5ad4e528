import { Box, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { INVOICE_ACCEPT } from "../../domain/files";
import { type TextKey, useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { FileDrop } from "../../ui/FileDrop";
import { ARRIVAL } from "../../ui/useHashFocus";
import type { Analysis } from "./shownState";

type PickInvoiceProps = { analysis: Analysis; labelKey: TextKey; variant?: "tonal" | "text" };

/** Where a file is chosen: on the page itself, or by the app that wraps it. */
export function PickInvoice({ analysis, labelKey, variant = "tonal" }: PickInvoiceProps) {
  const { t } = useTexts();
  const isOwn = useSelector(analysis, ({ context }) => context.picker === "browser");
  const canPick = useSelector(analysis, (snapshot) => snapshot.can({ type: "pick" }));
  if (!isOwn)
    return (
      <Stack gap="2">
        <Button
          variant={variant}
          {...ARRIVAL}
          // Keeps the focus while it can't be pressed.
          aria-disabled={!canPick}
          onClick={() => analysis.send({ type: "pick" })}
        >
          {t(labelKey)}
        </Button>
        <Text textStyle="small" color="onSurfaceVariant" textAlign="center">
          {t("invoiceAnalysis.limits")}
        </Text>
      </Stack>
    );
  return (
    <FileDrop
      accept={INVOICE_ACCEPT}
      label={t(labelKey)}
      variant={variant}
      onFile={(file, isFirstOfMany) => analysis.send({ type: "file.choose", file, isFirstOfMany })}
    >
      {variant === "tonal" && (
        <>
          {t("invoiceAnalysis.limits")}
          <Box as="span" display={{ base: "none", md: "inline" }}>
            {" "}
            {t("invoiceAnalysis.dropHere")}
          </Box>
        </>
      )}
    </FileDrop>
  );
}
