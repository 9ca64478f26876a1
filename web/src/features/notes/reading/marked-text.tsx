import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { highlightsQuery } from './api.ts';
import classes from './reading.module.css';
import { useMarks } from './use-marks.ts';

interface MarkedTextProps {
  noteId: string;
  /** Which page is shown; null for the whole of a note. */
  page: number | null;
  /** Per cent of the usual size. */
  size: number;
  children: ReactNode;
}

/** A note's text with what its reader has marked in it, as large as they read. */
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
