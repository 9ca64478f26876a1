import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The fixed head above the text, in pixels. */
const headPx = 76;

/** A reader within this distance of the end, in pixels, counts as being at the end. */
const nearPx = 64;

interface Scroller {
  target: EventTarget;
  element: Element;
}

/**
 * Scrolls along with growing content for a reader at the end, and keeps the position of a reader above.
 *
 * @param content in a dialog that scrolls, else in the page
 * @returns whether the reader is away from the end, and a function that scrolls there
 */
export function useFollowing(content: RefObject<HTMLElement | null>) {
  const [isAway, setAway] = useState(false);
  const follows = useRef(true);
  const look = useEffectEvent(() => {
    const distance = getDistance(getScroller(content.current).element);
    follows.current = distance < nearPx;
    setAway(distance > 4 * nearPx);
  });
  const grow = useEffectEvent(() => {
    if (follows.current) toEnd(content.current);
    else look();
  });

  useEffect(() => {
    if (content.current === null) return;

    const { target } = getScroller(content.current);
    const scrolled = () => look();
    target.addEventListener('scroll', scrolled, { passive: true });
    const watcher = new ResizeObserver(() => grow());
    watcher.observe(content.current);
    return () => {
      target.removeEventListener('scroll', scrolled);
      watcher.disconnect();
    };
  }, [content]);

  const goToEnd = () => {
    follows.current = true;
    setAway(false);
    const { element } = getScroller(content.current);
    element.scrollTo({ top: element.scrollHeight });
  };
  return { isAway, goToEnd };
}

function getScroller(content: Element | null): Scroller {
  const dialog = content?.closest('dialog');
  if (dialog) return { target: dialog, element: dialog };
  return { target: window, element: document.documentElement };
}

const getDistance = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight;

/** Scrolls to the end, but not past the start of the last answer: a reader continues down from there. */
function toEnd(content: Element | null): void {
  const { element } = getScroller(content);
  const last = content?.querySelector('ol > li:last-child');
  const start = last === null || last === undefined ? 0 : last.getBoundingClientRect().top - headPx;
  const end = getDistance(element);
  element.scrollBy({ top: last ? Math.min(end, start) : end });
}
