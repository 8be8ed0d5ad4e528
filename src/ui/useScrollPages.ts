import { useCallback, useRef, useState } from "react";

type ScrollPages = {
  /** The element that scrolls sideways. */
  track: (element: HTMLElement | null) => (() => void) | undefined;
  /** Which page is in view, from 0, and how many there are. */
  page: number;
  /** The last page that has been in view. */
  farthest: number;
  pageCount: number;
  /** How many items a page holds. */
  inView: number;
  /** Pages that aren't there are ignored. */
  goTo: (page: number) => void;
};

/** Follows an element that is scrolled sideways page by page, whoever scrolls it, and at every width. */
export function useScrollPages(): ScrollPages {
  const element = useRef<HTMLElement | null>(null);
  const [{ page, farthest, pageCount, inView }, setPages] = useState({ page: 0, farthest: 0, pageCount: 1, inView: 1 });

  const track = useCallback((track: HTMLElement | null) => {
    element.current = track;
    if (!track) return;
    const measure = () =>
      setPages((before) => {
        const now = pagesOf(track);
        if (now.page === before.page && now.pageCount === before.pageCount && now.inView === before.inView) return before;
        return { ...now, farthest: Math.max(now.page, before.farthest) };
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
    track.scrollTo({ left: wanted * stepOf(track).step });
  };
  return { track, page, farthest, pageCount, inView, goTo };
}

/** From the start of one page to the start of the next: as many whole items as fit side by side. */
function stepOf(track: HTMLElement): { step: number; inView: number } {
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const pitch = (track.firstElementChild?.getBoundingClientRect().width ?? 0) + gap;
  if (pitch <= gap) return { step: track.clientWidth + gap, inView: 1 };
  const inView = Math.max(1, Math.floor((track.clientWidth + gap + 1) / pitch));
  return { step: inView * pitch, inView };
}

function pagesOf(track: HTMLElement): { page: number; pageCount: number; inView: number } {
  const { step, inView } = stepOf(track);
  if (step <= 0 || track.scrollWidth <= track.clientWidth + 1) return { page: 0, pageCount: 1, inView };
  const pageCount = Math.ceil((track.scrollWidth - 1) / step);
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1;
  const page = isAtEnd ? pageCount - 1 : Math.round(track.scrollLeft / step);
  return { page: Math.min(pageCount - 1, Math.max(0, page)), pageCount, inView };
}
