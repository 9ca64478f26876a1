import { Fragment, type ReactNode } from 'react';
import classes from './page-content.module.css';
import type { Stretch } from './page-stretches.ts';

interface StretchesProps {
  stretches: readonly Stretch[];
  /** Renders a span; its text if absent. */
  draw?: (stretch: Stretch) => ReactNode;
}

/** Renders a row of spans, bold and marked. */
export function Stretches({ stretches, draw = ({ text }) => text }: StretchesProps) {
  return stretches.map((stretch) => {
    const drawn = stretch.isBold ? <strong>{draw(stretch)}</strong> : draw(stretch);
    if (!stretch.isMarked) return <Fragment key={stretch.start}>{drawn}</Fragment>;
    return (
      <mark key={stretch.start} className={classes.mark}>
        {drawn}
      </mark>
    );
  });
}
