import type { ReactNode } from 'react';
import classes from './comparison.module.css';

export interface Difference {
  label: string;
  before: string;
  after: string;
}

interface ComparisonProps {
  /** The title on the left, or above on a phone. */
  beforeTitle: string;
  afterTitle: string;
  /** Texts may have line breaks; an empty text is shown as "nothing". */
  differences: readonly Difference[];
  /** Actions on one part. */
  actionsOf?: (label: string) => ReactNode;
}

/** The present and the proposed version, part by part. */
export function Comparison({ beforeTitle, afterTitle, differences, actionsOf }: ComparisonProps) {
  return (
    <ul className={classes.list}>
      {differences.map(({ label, before, after }) => (
        <li key={label}>
          <strong>{label}</strong>
          <dl className={classes.sides}>
            <Side title={beforeTitle} text={before} />
            <Side title={afterTitle} text={after} />
          </dl>
          {actionsOf?.(label)}
        </li>
      ))}
    </ul>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text === '' ? 'Nothing' : text}</dd>
    </div>
  );
}
