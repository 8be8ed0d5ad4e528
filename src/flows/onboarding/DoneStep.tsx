import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { CircleCheck } from "lucide-react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { DocumentLinks } from "../../ui/DocumentLinks";
import { ErrorView } from "../../ui/ErrorView";
import { PageLayout } from "../../ui/PageLayout";
import { SlideIn } from "../../ui/SlideIn";
import { StickyActions } from "../../ui/StickyActions";
import { TopBar } from "../../ui/TopBar";
import { LeaveButton } from "./LeaveButton";
import type { Onboarding } from "./onboarding";

/** What the power of attorney is for (ONB-12). */
const ITEMS = ["onboarding.done.fetch", "onboarding.done.compare", "onboarding.done.decide"] as const;

/** All that is left: the signature (ONB-11). */
export function DoneStep({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  const direction = useSelector(onboarding, ({ context }) => context.direction);
  const isActing = useSelector(onboarding, ({ context }) => context.isImpersonating);
  return (
    <PageLayout title={t("onboarding.done.title")}>
      <TopBar>{!isActing && <LeaveButton onboarding={onboarding} />}</TopBar>
      <SlideIn from={direction}>
        <Stack gap="1" mb="5">
          <Heading as="h1" textStyle="h1">
            {t("onboarding.done.title")}
          </Heading>
          <Text color="onSurfaceVariant">{t("onboarding.done.body")}</Text>
        </Stack>
        <Card mb="5">
          <Stack as="ul" listStyleType="none" role="list" gap="4">
            {ITEMS.map((textKey) => (
              <Flex as="li" key={textKey} gap="3">
                <Flex color="primary" mt="0.5">
                  <CircleCheck size={24} strokeWidth={1.8} aria-hidden />
                </Flex>
                <Text minW="0">{t(textKey)}</Text>
              </Flex>
            ))}
          </Stack>
        </Card>
        {isActing ? <ActingOnly onboarding={onboarding} /> : <Signing onboarding={onboarding} />}
      </SlideIn>
    </PageLayout>
  );
}

/** An admin can't sign for anybody (AMB-05). */
function ActingOnly({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  return (
    <>
      <Card tone="soft">
        <Heading as="h2" textStyle="h3" mb="1">
          {t("onboarding.done.actingOnly.title")}
        </Heading>
        <Text>{t("onboarding.done.actingOnly.body")}</Text>
      </Card>
      <StickyActions>
        <Button onClick={() => onboarding.send({ type: "leave" })}>{t("session.stopActing")}</Button>
      </StickyActions>
    </>
  );
}

function Signing({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  const { documents, failure } = useSelector(onboarding, ({ context }) => context);
  const isUnlocated = useSelector(onboarding, (snapshot) => snapshot.matches({ done: "unlocated" }));
  const canSign = useSelector(onboarding, (snapshot) => snapshot.can({ type: "sign" }));
  if (isUnlocated)
    return (
      <ErrorView failure={failure ?? { kind: "unexpected" }} onRetry={() => onboarding.send({ type: "retry" })} headingAs="h2" />
    );
  return (
    <>
      <Stack gap="1">
        <Heading as="h2" textStyle="small">
          {t("onboarding.done.documents")}
        </Heading>
        <DocumentLinks has={documents?.termsAndConditionsId === undefined ? ["powerOfAttorney"] : ["powerOfAttorney", "terms"]} />
      </Stack>
      <StickyActions>
        <Button aria-disabled={!canSign} aria-busy={!canSign} onClick={() => onboarding.send({ type: "sign" })}>
          {t("onboarding.done.sign")}
        </Button>
      </StickyActions>
    </>
  );
}
