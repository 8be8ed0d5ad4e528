import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { signPoaMachine } from "../../../machines/sign-poa";
import { useTexts } from "../../i18n";
import { CenteredLoader } from "../../ui/CenteredLoader";
import { ErrorView } from "../../ui/ErrorView";
import { PageLayout } from "../../ui/PageLayout";
import { TopBar } from "../../ui/TopBar";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { BankIdScreen } from "../bankid-order/BankIdScreen";
import { useFlow } from "../useFlow";
import { AskToSign } from "./AskToSign";
import { HeldUp } from "./HeldUp";
import { NotTheirs } from "./NotTheirs";
import { RefusedLink } from "./RefusedLink";
import { signPoaFlow, signPoaInput } from "./wiring";

type Signing = ActorRefFrom<typeof signPoaMachine>;
type View = ComponentType<{ signing: Signing }>;

/** `encoded`: what stands in the address, as it came. */
export function SignPoaPage({ encoded }: { encoded: string }) {
  const { t } = useTexts();
  const signing = useFlow(signPoaFlow(encoded), signPoaInput(encoded));
  const state = useSelector(signing, ({ value }) => value);
  useKeptFocus(state);
  const View: View = VIEWS[state];
  return (
    <PageLayout title={t("page.signPoa")}>
      <View signing={signing} />
    </PageLayout>
  );
}

/** What is waited for may take long: there is a way back. */
function Waiting({ signing }: { signing: Signing }) {
  const canCancel = useSelector(signing, (snapshot) => snapshot.can({ type: "cancel" }));
  return (
    <>
      {canCancel && <TopBar onBack={() => signing.send({ type: "cancel" })} />}
      <CenteredLoader />
    </>
  );
}

function Unchecked({ signing }: { signing: Signing }) {
  const failure = useSelector(signing, ({ context }) => context.failure);
  return (
    <>
      <TopBar onBack={() => signing.send({ type: "cancel" })} />
      <ErrorView failure={failure!} onRetry={() => signing.send({ type: "retry" })} />
    </>
  );
}

function Order({ signing }: { signing: Signing }) {
  const order = useSelector(signing, ({ children }) => children.order);
  const hasTerms = useSelector(signing, ({ context }) => context.options?.termsAndConditionsId !== undefined);
  if (!order) return <CenteredLoader />;
  return <BankIdScreen order={order} titleKey={hasTerms ? "bankId.sign.titleWithTerms" : "bankId.sign.title"} />;
}

const VIEWS = {
  judging: Waiting,
  checking: Waiting,
  heldUp: HeldUp,
  unchecked: Unchecked,
  refused: RefusedLink,
  notTheirs: NotTheirs,
  asking: AskToSign,
  signing: Order,
  refreshing: Waiting,
  signed: Waiting,
  failed: Waiting,
  turnedBack: Waiting,
} satisfies Record<SnapshotFrom<typeof signPoaMachine>["value"], View>;
