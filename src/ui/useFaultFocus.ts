import { type RefObject, useEffect, useRef } from "react";

/** Once everything may be told (`isTold`), the focus goes to the first field that is wrong, if there is one. */
export function useFaultFocus(isTold: boolean): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (isTold) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isTold]);
  return fields;
}
