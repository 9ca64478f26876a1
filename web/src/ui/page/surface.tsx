import type { ReactNode } from 'react';
import classes from './surface.module.css';

interface SurfaceProps {
  /** What is read or filled in, or rows one below the other: each element of a list of links, covers or figures. */
  holds: 'content' | 'rows';
  children: ReactNode;
}

/**
 * White ground without an outline, for what is tapped, compared or filled in; headings, figures and prose lie on the paper
 * around it. Never one in another. Rows are 72 px high, with a hairline between them from the text to the edge.
 */
export function Surface({ holds, children }: SurfaceProps) {
  return <div className={`${classes.surface} ${classes[holds]}`}>{children}</div>;
}
