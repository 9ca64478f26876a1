import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels of a swipe; a shorter movement snaps back. */
const leastPx = 72;

interface Swipe {
  ref: RefObject<HTMLElement | null>;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
}

/**
 * An element that follows a finger to the left or the right. A mouse selects text instead, and the element
 * needs `touch-action: pan-y`, so that the page still scrolls.
 */
export function useSwipe<Element extends HTMLElement>(
  onSwipe: ((side: 'left' | 'right') => void) | null,
): Swipe & { ref: RefObject<Element | null> } {
  const ref = useRef<Element>(null);
  const start = useRef<number | null>(null);

  const move = (by: number) => {
    ref.current?.style.setProperty('transform', by === 0 ? '' : `translateX(${by}px) rotate(${by / 40}deg)`);
  };
  const rest = () => {
    start.current = null;
    move(0);
  };

  return {
    ref,
    onPointerDown: ({ pointerType, clientX }) => {
      start.current = onSwipe === null || pointerType === 'mouse' ? null : clientX;
    },
    onPointerMove: ({ clientX }) => {
      if (start.current !== null) move(clientX - start.current);
    },
    onPointerUp: ({ clientX }) => {
      const by = start.current === null ? 0 : clientX - start.current;
      rest();
      if (Math.abs(by) >= leastPx) onSwipe?.(by < 0 ? 'left' : 'right');
    },
    onPointerCancel: rest,
  };
}
