import { cleanName } from "../../domain/cleanText";
import type { Contract } from "../../domain/contracts";

/** Which of a person's electricity contracts it is, as they know it: what it is for, or else its meter; null: nothing tells. */
export const contractNameOf = ({ identifyingName, customerDetails }: Contract): string | null =>
  cleanName(identifyingName) ?? cleanName(customerDetails.facility?.facilityId);
