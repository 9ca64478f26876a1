import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './scrolling.module.css';

interface ScrollingProps {
  /** A paragraph, a box of its own, or one where only a line may stand. */
  as?: 'p' | 'div' | 'span';
  /** The label for keyboard users; null inside an element that its own text labels. */
  label?: string | null;
  className?: string | undefined;
  /** Beyond it the box scrolls downwards, too. */
  maxHeight?: string;
  children: ReactNode;
}

/** A shadow at its end, which the end of what it holds covers: on a phone no bar says that there is more. */
const bounded: CSSProperties = {
  marginBlock: 0,
  overflowY: 'auto',
  background: `linear-gradient(var(--akada-surface), var(--akada-surface)) bottom / 100% 1rem no-repeat local,
    linear-gradient(transparent, var(--akada-line)) bottom / 100% 1rem no-repeat scroll`,
};

/** Keeps what is wider than the screen, or higher than it may be, in its own box. Only where it scrolls does the keyboard stop there. */
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
    // Fonts that arrive change what is inside, not the box.
    for (const it of [element, ...element.children]) observer.observe(it);
    return () => observer.disconnect();
  }, [box, isBounded]);

  return isCut;
}
