import { Heading } from "@chakra-ui/react";
import { readTerms } from "../../api/consent";
import { termsOf } from "../../domain/terms";
import { LoadedPage } from "../../flows/page/LoadedPage";
import { pageFlow } from "../../flows/page/wiring";
import { useTexts } from "../../i18n";
import { EmptyState } from "../../ui/EmptyState";
import { useGoBack } from "../../ui/InternalLink";
import { Markdown } from "../../ui/Markdown";
import { PageLayout } from "../../ui/PageLayout";
import { TopBar } from "../../ui/TopBar";

const termsFlow = pageFlow(readTerms);

/** The terms, for everybody: read before one accepts them, too (MORE-19). */
export function TermsPage() {
  const { t } = useTexts();
  const goBack = useGoBack();
  return (
    <PageLayout title={t("page.terms")}>
      <TopBar onBack={goBack} />
      <LoadedPage flow={termsFlow}>{(text) => <Terms text={text} />}</LoadedPage>
    </PageLayout>
  );
}

function Terms({ text }: { text: string }) {
  const { t } = useTexts();
  const { title, body } = termsOf(text);
  return (
    <>
      <Heading as="h1" textStyle="h1" mb="4">
        {title ?? t("page.terms")}
      </Heading>
      {body === "" ? <EmptyState title={t("terms.empty.title")} body={t("terms.empty.body")} /> : <Markdown text={body} />}
    </>
  );
}
