import { useEffect, useRef } from "react";

/** Tells whenever `value` has become another one than before; not of the first. */
export function useChanged(value: unknown, tell: () => void): void {
  const told = useRef(value);

  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    tell();
  }, [value, tell]);
}
