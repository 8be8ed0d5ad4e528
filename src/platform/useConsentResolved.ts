import { useEffect } from "react";
import { onConsentResolved } from "./consentResolved";

/** Calls `resume` whenever a consent has been given, while the component is mounted. */
export function useConsentResolved(resume: () => void): void {
  useEffect(() => onConsentResolved(resume), [resume]);
}
