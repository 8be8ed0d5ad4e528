import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { CenteredLoader } from "../../ui/CenteredLoader";
import { PageLayout } from "../../ui/PageLayout";
import { BankIdScreen } from "../bankid-order/BankIdScreen";
import { useFlow } from "../useFlow";
import { loginFlow, loginInput } from "./wiring";

export function LoginBankIdPage() {
  const { t } = useTexts();
  const login = useFlow(loginFlow, loginInput());
  const order = useSelector(login, (snapshot) => snapshot.children.order);
  return (
    <PageLayout title={t("page.loginBankId")}>
      {/* Once the order has ended, the next screen is on its way. */}
      {order ? <BankIdScreen order={order} titleKey="bankId.login.title" /> : <CenteredLoader />}
    </PageLayout>
  );
}
