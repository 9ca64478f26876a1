import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './content.module.css';

interface ScrollingProps {
  /** A paragraph, or a box of its own. */
  as?: 'p' | 'div';
  /** What it is called where it can be reached by keyboard. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Keeps what is wider than the screen in its own box. Only where it scrolls does the keyboard stop there. */
export function Scrolling({ as: Tag = 'div', label = 'Wide text', className, children }: ScrollingProps) {
  const box = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const isWide = useIsWide(box);
  const reachable = isWide ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};

  return (
    <Tag ref={box} className={`${classes.scrolling} ${className ?? ''}`} {...reachable}>
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
