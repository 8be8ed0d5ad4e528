import { useCallback, useRef, useState } from "react";

type ScrollPages = {
  /** The element that scrolls sideways. */
  track: (element: HTMLElement | null) => (() => void) | undefined;
  /** Which page is in view, from 0, and how many there are. */
  page: number;
  pageCount: number;
  /** Pages that aren't there are ignored. */
  goTo: (page: number) => void;
};

/** Follows an element that is scrolled sideways page by page, whoever scrolls it, and at every width. */
export function useScrollPages(): ScrollPages {
  const element = useRef<HTMLElement | null>(null);
  const [{ page, pageCount }, setPages] = useState({ page: 0, pageCount: 1 });

  const track = useCallback((track: HTMLElement | null) => {
    element.current = track;
    if (!track) return;
    const measure = () =>
      setPages((before) => {
        const now = pagesOf(track);
        return now.page === before.page && now.pageCount === before.pageCount ? before : now;
      });
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    track.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      track.removeEventListener("scroll", measure);
    };
  }, []);

  const goTo = (wanted: number) => {
    const track = element.current;
    if (!track || wanted < 0 || wanted >= pageCount) return;
    track.scrollTo({ left: wanted * stepOf(track) });
  };
  return { track, page, pageCount, goTo };
}

/** From the start of one page to the start of the next. */
const stepOf = (track: HTMLElement): number => track.clientWidth + (Number.parseFloat(getComputedStyle(track).columnGap) || 0);

function pagesOf(track: HTMLElement): { page: number; pageCount: number } {
  const step = stepOf(track);
  if (step <= 0) return { page: 0, pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil((track.scrollWidth - 1) / step));
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1;
  const page = isAtEnd ? pageCount - 1 : Math.round(track.scrollLeft / step);
  return { page: Math.min(pageCount - 1, Math.max(0, page)), pageCount };
}
