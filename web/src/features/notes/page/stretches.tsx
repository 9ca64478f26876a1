import { Fragment, type ReactNode } from 'react';
import classes from './page-content.module.css';
import type { Stretch } from './page-stretches.ts';

interface StretchesProps {
  stretches: readonly Stretch[];
  /** What stands for a stretch; its text where absent. */
  draw?: (stretch: Stretch) => ReactNode;
}

/** Stretches beside each other, as bold and marked as they are. */
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
