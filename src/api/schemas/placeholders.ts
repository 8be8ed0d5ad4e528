/** The customer's contracts at a glance. Specification §3 "Contract placeholder". */
import * as v from "valibot";
import { amountSchema, providerSchema, todoCardSchema } from "./cards";
import { flag, listOf, maybe, maybeId, maybeText, text } from "./lenient";

const contractPreviewSchema = v.object({
  contractId: maybeId(),
  contractType: maybeText(),
  identifyingName: maybeText(),
  amount: maybe(amountSchema),
});

const placeholderSchema = v.object({
  category: maybeText(),
  provider: maybe(providerSchema),
  contractId: maybeId(),
  identifyingName: maybeText(),
  amount: maybe(amountSchema),
  contractHolderId: maybeId(),
  contractsPreviews: listOf(contractPreviewSchema),
  todoCards: listOf(todoCardSchema),
});

/** GET {svc}/contracts/placeholders. */
export const placeholdersSchema = v.object({
  placeholders: listOf(placeholderSchema),
  addMoreContracts: maybe(v.object({ noContracts: flag(), contractTypes: listOf(text(100)) })),
});
