import { type ReactNode, useEffect, useRef } from 'react';
import classes from './scrolling.module.css';

/** Smaller could not be read; what is still too wide then can be moved by touch. */
const smallest = 0.5;

/**
 * Makes what does not fit smaller. In a button or a label it cannot scroll: the keyboard stops at the control around it and
 * nowhere inside.
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
    // Fonts that arrive change what is inside, not the line.
    for (const it of [element, ...element.children]) observer.observe(it);
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={line} className={`${classes.line} ${classes.fitting}`}>
      {children}
    </span>
  );
}
