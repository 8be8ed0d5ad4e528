import { Heading, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import { type TextKey, useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { TopBar } from "../../ui/TopBar";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { AppHelp } from "./AppHelp";
import { AppLink } from "./AppLink";
import { AppPanel } from "./AppPanel";
import { CodePanel } from "./CodePanel";
import { DeviceChoice } from "./DeviceChoice";
import { PhoneScamWarning } from "./PhoneScamWarning";
import { StoppedPanel } from "./StoppedPanel";
import { type BankIdOrderRef, type BankIdView, messageKeyOf, viewOf } from "./selectors";
import { WaitingPanel } from "./WaitingPanel";
import { WayBack } from "./WayBack";

type View = {
  titleKey: TextKey;
  Panel: ComponentType<{ order: BankIdOrderRef }>;
  /** Nobody has the order yet: the person may still say where their BankID is. */
  isDeviceOpen?: boolean;
  /** The link that opens the app on this device, and how much it matters here. */
  appLink?: { textKey: TextKey; variant: "filled" | "tonal" };
  Help?: ComponentType;
};

const VIEWS = {
  starting: { titleKey: "bankId.starting.title", Panel: WaitingPanel },
  unstarted: { titleKey: "bankId.unstarted.title", Panel: StoppedPanel },
  code: {
    titleKey: "bankId.code.title",
    Panel: CodePanel,
    isDeviceOpen: true,
    appLink: { textKey: "bankId.code.openHere", variant: "tonal" },
  },
  thisDevice: {
    titleKey: "bankId.thisDevice.title",
    Panel: AppPanel,
    isDeviceOpen: true,
    appLink: { textKey: "bankId.message.RFA18", variant: "filled" },
    Help: AppHelp,
  },
  openedHere: {
    titleKey: "bankId.inApp.title",
    Panel: AppPanel,
    isDeviceOpen: true,
    appLink: { textKey: "bankId.inApp.openAgain", variant: "tonal" },
    Help: AppHelp,
  },
  inApp: { titleKey: "bankId.inApp.title", Panel: AppPanel, Help: WayBack },
  expired: { titleKey: "bankId.expired.title", Panel: StoppedPanel },
  ended: { titleKey: "bankId.starting.title", Panel: WaitingPanel },
} satisfies Record<BankIdView, View>;

/**
 * An electronic-ID order on screen, whatever it is for; `titleKey` says what. The frame stays while the views change, so that
 * what is read aloud, what has the focus and the link under the finger stay the same elements.
 */
export function BankIdScreen({ order, titleKey }: { order: BankIdOrderRef; titleKey: TextKey }) {
  const { t } = useTexts();
  const name = useSelector(order, viewOf);
  const messageKey = useSelector(order, messageKeyOf);
  useKeptFocus(name);
  const { Panel, Help, ...view }: View = VIEWS[name];
  const cancel = () => order.send({ type: "cancel" });
  return (
    <Stack gap="4" w="full" maxW="26rem" mx="auto">
      <TopBar onBack={cancel} title={t(titleKey)} />
      <Stack gap="1.5">
        <Heading as="h1" textStyle="h1">
          {t(view.titleKey)}
        </Heading>
        <Text color="onSurfaceVariant" aria-live="polite" minH="3em">
          {t(messageKey)}
        </Text>
      </Stack>
      {view.isDeviceOpen && <DeviceChoice order={order} />}
      <Panel order={order} />
      <PhoneScamWarning />
      {view.appLink && <AppLink order={order} {...view.appLink} />}
      {Help && <Help />}
      <Button variant="text" onClick={cancel}>
        {t("bankId.cancel")}
      </Button>
    </Stack>
  );
}
