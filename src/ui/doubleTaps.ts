/**
 * The second tap of a double one never presses what has come in the place of what the first one pressed (UX-03, F65): once
 * something else that can be pressed is there, a shield lies over the spot, until half a second has gone since the first.
 */
const LASTS_MS = 500;
const SIZE_PX = 48;
const PRESSABLE = "a, button, input, label, summary, [role=button]";

const pressableIn = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PRESSABLE) : null;

/** A label and what it labels are one thing, and so are a thing and what lies in it: a second tap on it is meant for it. */
const isSame = (one: Element, other: Element): boolean =>
  one.contains(other) || other.contains(one) || labelled(one) === labelled(other);

const labelled = (one: Element): Element => (one instanceof HTMLLabelElement && one.control) || one;

/** `first`: the press that this was fetched with. */
export function shieldDoubleTaps(first: PointerEvent): void {
  const shield = document.createElement("div");
  shield.ariaHidden = "true";
  let watching = 0;

  const watch = (pressed: Element, x: number, y: number) => {
    cancelAnimationFrame(watching);
    shield.remove();
    const endMs = performance.now() + LASTS_MS;
    const look = () => {
      if (performance.now() > endMs) return shield.remove();
      watching = requestAnimationFrame(look);
      if (shield.isConnected) return;
      const hit = document.elementFromPoint(x, y);
      // Beside an open dialog, where a press closes it, nothing is hit but the document.
      const isBesideDialog = hit === document.documentElement;
      const there = pressableIn(hit);
      if (!isBesideDialog && (there === null || isSame(there, pressed))) return;
      shield.style.cssText = `position:fixed;z-index:9999;pointer-events:auto;width:${SIZE_PX}px;height:${SIZE_PX}px;left:${x - SIZE_PX / 2}px;top:${y - SIZE_PX / 2}px`;
      document.body.append(shield);
    };
    watching = requestAnimationFrame(look);
  };

  const notice = ({ target, clientX, clientY }: MouseEvent) => {
    const pressed = pressableIn(target);
    if (pressed !== null) watch(pressed, clientX, clientY);
  };
  notice(first);
  // Keys and helpers press without a place.
  window.addEventListener("click", (event) => void (event.detail > 0 && notice(event)), { capture: true });
  // Nobody hears of it: neither a dialog that closes at a press beside it, nor what would take the focus away.
  for (const type of ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"])
    window.addEventListener(type, (event) => void (event.target === shield && swallow(event)), { capture: true, passive: false });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
