import { Box } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useTexts } from "../i18n";
import { QR_SIZE_PX } from "./qrSize";

const QrImage = lazy(() => import("./QrImage"));

/**
 * A QR code, always dark on white with a wide white margin, so that every scanner takes it in the dark palette too (BID-14).
 * Without data it is an empty white square of the same size. At most 272 px, less on a narrow screen.
 */
export function QrCode({ data }: { data: string | null }) {
  const { t } = useTexts();
  return (
    <Box
      data-part="qr"
      role="img"
      aria-label={t("qr.alt")}
      bg="white"
      w="full"
      maxW={`${QR_SIZE_PX}px`}
      display="grid"
      placeItems="center"
      aspectRatio="1"
      mx="auto"
      borderRadius="card"
      overflow="hidden"
      css={{ "& svg": { maxWidth: "100%", height: "auto" } }}
      boxShadow="card"
      flexShrink={0}
    >
      {data !== null && (
        <Suspense fallback={null}>
          <QrImage data={data} />
        </Suspense>
      )}
    </Box>
  );
}
