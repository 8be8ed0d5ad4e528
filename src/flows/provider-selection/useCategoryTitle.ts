import { contractTypeOf } from "../../domain/contractTypes";
import type { Category, SubCategory } from "../../domain/providers";
import { useTexts } from "../../i18n";

/** What a category or a sub-type is called: as the server says, else as its type is. */
export function useCategoryTitle(): (category: Pick<Category | SubCategory, "titleKey" | "contractType">) => string {
  const { serverText } = useTexts();
  return ({ titleKey, contractType }) => serverText(titleKey, `contractType.${contractTypeOf(contractType) ?? "unknown"}`);
}
