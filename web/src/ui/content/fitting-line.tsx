import { type ReactNode, useEffect, useRef } from 'react';
import classes from './scrolling.module.css';

/** A smaller size would be unreadable; a line that is still too wide can be moved by touch. */
const smallest = 0.5;

/**
 * Shrinks a line that does not fit. It cannot scroll in a button or a label: the keyboard stops at the
 * control around it and nowhere inside.
 */
export function FittingLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = line.current;
    if (element === null) return;

    const fit = () => {
      element.style.fontSize = '';
      const share = element.clientWidth / element.scrollWidth;
      if (share < 1) element.style.fontSize = `${Math.max(share, smallest)}em`;
    };
    const observer = new ResizeObserver(fit);
    // Fonts that load later change the size of the content, not of the line.
    for (const it of [element, ...element.children]) observer.observe(it);
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={line} className={`${classes.line} ${classes.fitting}`}>
      {children}
    </span>
  );
}
