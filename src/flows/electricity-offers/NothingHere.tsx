import { Box, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { isUsableId } from "../../domain/ids";
import { offersPathOf } from "../../domain/offerPaths";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Calm } from "../../ui/drawings/Calm";
import { Lost } from "../../ui/drawings/troubles";
import { InternalLink } from "../../ui/InternalLink";
import { StateView } from "../../ui/StateView";
import { type Leaving, WayToContract } from "./WayToContract";

/** By contract an error; for the person good news: what they have stands up (AMB-24). */
export function NoOffersView(leaving: Leaving) {
  const { t } = useTexts();
  return (
    <StateView drawing={<Calm />} title={t("electricityOffers.none.title")} body={t("electricityOffers.none.body")} isAlert>
      <WayToContract {...leaving} />
    </StateView>
  );
}

/** The offer that was here has been answered elsewhere, or is over. */
export function GoneView(leaving: Leaving) {
  const { t } = useTexts();
  return (
    <StateView drawing={<Calm />} title={t("electricityOffer.gone.title")} body={t("electricityOffer.gone.body")} isAlert>
      <WayToContract {...leaving} />
    </StateView>
  );
}

type NothingThereProps = { contractId: string; offerId: string | null; children: ReactNode };

/** Below the view of what isn't there, which leads to the start (ERR-05), a way to what may be there all the same. */
export function NothingThere({ contractId, offerId, children }: NothingThereProps) {
  const { t } = useTexts();
  const hasOthers = offerId !== null && isUsableId(contractId);
  return (
    <Stack flex="1" justify="center" gap="0">
      <Box>{children}</Box>
      <Button asChild variant="text" alignSelf="center" mt="-6">
        <InternalLink to={hasOthers ? offersPathOf(contractId) : "/contracts"}>
          {t(hasOthers ? "electricityOffers.toAll" : "group.missing.button")}
        </InternalLink>
      </Button>
    </Stack>
  );
}

/** The address is about a contract of another kind (EL-03). */
export function NotElectricityView(leaving: Leaving) {
  const { t } = useTexts();
  return (
    <StateView
      drawing={<Lost />}
      title={t("electricityOffers.notElectricity.title")}
      body={t("electricityOffers.notElectricity.body")}
      isAlert
    >
      <WayToContract {...leaving} />
    </StateView>
  );
}
