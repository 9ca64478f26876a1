import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './selectable.module.css';

interface Selected {
  text: string;
  /** Screen coordinates of the selection's bottom and left edge. */
  bottom: number;
  left: number;
}

interface SelectableProps {
  /** Actions on the selected text. */
  actions: (text: string) => ReactNode;
  children: ReactNode;
}

/**
 * Text to make something from: selecting a part of it opens a small menu below the selection, on phones at
 * the bottom of the screen.
 */
export function Selectable({ actions, children }: SelectableProps) {
  const content = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Selected | null>(null);

  useEffect(() => {
    const look = () => setSelected(selectedIn(content.current));
    document.addEventListener('selectionchange', look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('selectionchange', look);
      removeEventListener('scroll', look);
    };
  }, []);

  return (
    <>
      <div ref={content}>{children}</div>
      {selected !== null && (
        <div
          role="toolbar"
          aria-label="Selected text"
          className={classes.menu}
          style={getPosition(selected)}
          // A press would clear the selection before it is used.
          onMouseDown={(event) => event.preventDefault()}
        >
          {actions(selected.text)}
        </div>
      )}
    </>
  );
}

/** The styles for narrow screens ignore these values. */
function getPosition({ bottom, left }: Selected): Record<`--${string}`, string> & CSSProperties {
  return { '--bottom': `${bottom}px`, '--left': `${left}px` };
}

function selectedIn(content: HTMLElement | null): Selected | null {
  const selection = getSelection();
  if (content === null || selection === null || selection.isCollapsed || selection.rangeCount === 0)
    return null;

  const range = selection.getRangeAt(0);
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  if (text === '' || !content.contains(range.commonAncestorContainer)) return null;
  const { bottom, left } = range.getBoundingClientRect();
  return { text, bottom, left };
}
