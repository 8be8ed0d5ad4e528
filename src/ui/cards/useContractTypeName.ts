import { contractTypeOf } from "../../domain/contractTypes";
import { useTexts } from "../../i18n";

/** What a contract type is called, `Elavtal`; for one that we don't know: `Avtal`. */
export function useContractTypeName(): (contractType: string | null) => string {
  const { t } = useTexts();
  return (contractType) => {
    const type = contractTypeOf(contractType);
    return type === null ? t("contractType.unknown") : t(`contractType.${type}`);
  };
}
