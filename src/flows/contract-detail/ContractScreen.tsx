import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { ActorRefFrom } from "xstate";
import type { contractDetailMachine } from "../../../machines/contract-detail";
import type { Reloading } from "../../../machines/shared/noting";
import { cleanName } from "../../domain/cleanText";
import { useTexts } from "../../i18n";
import { ErrorView } from "../../ui/ErrorView";
import { PageLayout } from "../../ui/PageLayout";
import { TopBar } from "../../ui/TopBar";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { patienceOf } from "../../ui/WaitingSkeleton";
import { AddressEditorPanel } from "../address-editor/AddressEditorPanel";
import type { Editor } from "../address-editor/editor";
import type { Analysis } from "../invoice-analysis/shownState";
import { ContractSkeleton } from "./ContractSkeleton";
import { ContractView } from "./ContractView";
import { toReload } from "./wiring";

type ContractActor = ActorRefFrom<typeof contractDetailMachine>;

/** The page of one contract, whatever its state; over it the address, while it is edited. */
export function ContractScreen({ contract }: { contract: ContractActor }) {
  const { t } = useTexts();
  const name = useSelector(contract, ({ context }) => cleanName(context.detail?.contract.provider?.name));
  const editor = useSelector(contract, ({ children }) => children.addressEditor as Editor | undefined);
  return (
    <PageLayout title={name ?? t("page.contract")}>
      <TopBar onBack={() => contract.send({ type: "back" })} />
      <ContractBody contract={contract} />
      {editor && <AddressEditorPanel editor={editor} title={t("contract.address.edit")} />}
    </PageLayout>
  );
}

function ContractBody({ contract }: { contract: ContractActor }) {
  const snapshot = useSelector(contract, (current) => current);
  const { detail, failure, nowMs } = snapshot.context;
  const reload = useCallback((reloading: Reloading) => contract.send(toReload(reloading)), [contract]);
  const isFailed = snapshot.matches("failed");
  useKeptFocus(isFailed ? "failed" : "contract");

  if (isFailed) return <ErrorView failure={failure!} onRetry={() => contract.send({ type: "retry" })} />;
  if (snapshot.matches("shown")) {
    return (
      <ContractView
        detail={detail!}
        nowMs={nowMs}
        analysis={(snapshot.children.invoiceAnalysis as Analysis | undefined) ?? null}
        canEditAddress={snapshot.can({ type: "address.edit" }) || snapshot.matches({ shown: { doing: "editing" } })}
        isStale={snapshot.matches({ shown: { data: "stale" } })}
        isRemoving={snapshot.matches({ shown: { doing: "removing" } }) || snapshot.matches({ shown: { doing: "checking" } })}
        onEditAddress={() => contract.send({ type: "address.edit" })}
        onRemove={() => contract.send({ type: "contract.remove" })}
        onRetry={() => contract.send({ type: "retry" })}
        onReload={reload}
      />
    );
  }
  return <ContractSkeleton patience={patienceOf((state) => snapshot.matches({ loading: state }))} />;
}
