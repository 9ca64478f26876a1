import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './scrolling.module.css';

interface ScrollingProps {
  /** A paragraph, a block, or an inline element where only a line is allowed. */
  as?: 'p' | 'div' | 'span';
  /** The label for keyboard users; null inside an element that its own text labels. */
  label?: string | null;
  className?: string | undefined;
  /** The height from which the box scrolls vertically, too. */
  maxHeight?: string;
  children: ReactNode;
}

/** A shadow at the bottom, hidden once the end is reached: phones show no scroll bar. */
const bounded: CSSProperties = {
  marginBlock: 0,
  overflowY: 'auto',
  background: `linear-gradient(var(--akada-surface), var(--akada-surface)) bottom / 100% 1rem no-repeat local,
    linear-gradient(transparent, var(--akada-line)) bottom / 100% 1rem no-repeat scroll`,
};

/**
 * Scrolls content that is wider than the screen, or higher than the max height. The keyboard stops there only
 * if it scrolls.
 */
export function Scrolling(props: ScrollingProps) {
  const { as: Tag = 'div', label = 'Wide text', className, maxHeight, children } = props;
  const box = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const isCut = useIsCut(box, maxHeight !== undefined);
  const named = label === null ? {} : { role: 'group', 'aria-label': label };
  const reachable = isCut ? { tabIndex: 0, ...named } : {};

  return (
    <Tag
      ref={box}
      className={`${Tag === 'span' ? classes.line : classes.scrolling} ${className ?? ''}`}
      {...reachable}
      {...(maxHeight !== undefined && { style: { ...bounded, maxHeight } })}
    >
      {children}
    </Tag>
  );
}

function useIsCut(box: { current: HTMLElement | null }, isBounded: boolean): boolean {
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;

    const measure = () =>
      setCut(
        element.scrollWidth > element.clientWidth ||
          (isBounded && element.scrollHeight > element.clientHeight),
      );
    const observer = new ResizeObserver(measure);
    // Fonts that load later change the size of the content, not of the box.
    for (const it of [element, ...element.children]) observer.observe(it);
    return () => observer.disconnect();
  }, [box, isBounded]);

  return isCut;
}
