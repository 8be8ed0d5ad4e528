import { useEffect } from "react";
import { onWake } from "./wake";

/** Calls `wake` whenever the page is back, while the component is mounted. */
export function useWake(wake: () => void): void {
  useEffect(() => onWake(wake), [wake]);
}
