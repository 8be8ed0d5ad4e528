import type { ConsentReason } from "../../domain/errors";
import { useFlow } from "../useFlow";
import { ConsentDialog } from "./ConsentDialog";
import { consentFlow, consentInput } from "./wiring";

type ConsentOverPageProps = {
  reason: ConsentReason;
  /** The page below is needed to decide (CNS-07): what the person has begun goes on meanwhile. */
  isAway: boolean;
};

/** One question, from when the server first asks it until it is answered. */
export function ConsentOverPage({ reason, isAway }: ConsentOverPageProps) {
  const consent = useFlow(consentFlow, consentInput(reason));
  return isAway ? null : <ConsentDialog consent={consent} />;
}
