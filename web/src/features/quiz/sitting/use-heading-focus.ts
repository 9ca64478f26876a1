import { useEffect, useRef } from 'react';

/**
 * Moves the focus to each next question and scrolls it into view; the first question leaves the focus where
 * the page has put it. With a keyboard the focus is in the field of a written answer, which names the question; on a
 * phone that would cover the question with keys.
 */
export function useHeadingFocus(visibleText: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(visibleText);

  useEffect(() => {
    if (seen.current === visibleText) return;
    seen.current = visibleText;
    const field = hasKeyboard() ? document.querySelector<HTMLElement>('[data-answer-bar] input') : null;
    (field ?? heading.current)?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [visibleText]);
  return heading;
}

function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
