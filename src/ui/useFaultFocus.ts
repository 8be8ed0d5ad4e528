import { type RefObject, useEffect, useRef } from "react";

/**
 * Each time that everything may be told (`told` is true, or has grown), the focus goes to what sums up the faults
 * (`data-part="faults"`), else to the first field that is wrong, if there is one.
 */
export function useFaultFocus(told: boolean | number): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const first = (selector: string) => fields.current?.querySelector<HTMLElement>(selector);
    if (told) (first("[data-part=faults]") ?? first("[aria-invalid=true]"))?.focus();
  }, [told]);
  return fields;
}
