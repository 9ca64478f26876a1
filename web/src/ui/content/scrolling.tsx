import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './scrolling.module.css';

interface ScrollingProps {
  /** A paragraph, a box of its own, or one where only a line may stand. */
  as?: 'p' | 'div' | 'span';
  /** What it is called where it can be reached by keyboard; null inside of what is called by its words. */
  label?: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Keeps what is wider than the screen in its own box. Only where it scrolls does the keyboard stop there. */
export function Scrolling({ as: Tag = 'div', label = 'Wide text', className, children }: ScrollingProps) {
  const box = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const isWide = useIsWide(box);
  const named = label === null ? {} : { role: 'group', 'aria-label': label };
  const reachable = isWide ? { tabIndex: 0, ...named } : {};

  return (
    <Tag
      ref={box}
      className={`${Tag === 'span' ? classes.line : classes.scrolling} ${className ?? ''}`}
      {...reachable}
    >
      {children}
    </Tag>
  );
}

function useIsWide(box: { current: HTMLElement | null }): boolean {
  const [isWide, setWide] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;

    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    // Fonts that arrive change what is inside, not the box.
    for (const it of [element, ...element.children]) observer.observe(it);
    return () => observer.disconnect();
  }, [box]);

  return isWide;
}
