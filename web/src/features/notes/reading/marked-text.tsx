import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { highlightsQuery } from './api.ts';
import classes from './reading.module.css';
import { useMarks } from './use-marks.ts';

interface MarkedTextProps {
  noteId: string;
  /** The shown page; null for the complete note. */
  page: number | null;
  /** Per cent of the usual size. */
  size: number;
  children: ReactNode;
}

/** A note's text with its reader's highlights, in the chosen text size. */
export function MarkedText({ noteId, page, size, children }: MarkedTextProps) {
  const content = useRef<HTMLDivElement>(null);
  const all = useQuery(highlightsQuery(noteId)).data?.items ?? [];
  const shown = page === null ? all : all.filter((mark) => mark.page === page);
  useMarks(
    content,
    'note-highlight',
    shown.map(({ quote }) => quote),
  );

  return (
    <div ref={content} className={classes.text} style={{ fontSize: `${size}%` }}>
      {children}
    </div>
  );
}
