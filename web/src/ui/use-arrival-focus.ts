import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading of a page takes the focus on arrival, so that a screen reader says where one is.
 *
 * @returns what the heading is tied to
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Focusing lays out the page at once. A frame does that anyway, and apart from the drawing it delays no touch.
    const frame = requestAnimationFrame(() => {
      // Somebody may be typing already, into the page as the build has written it.
      if (document.activeElement instanceof HTMLInputElement) return;
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return heading;
}
