import type { ReactNode } from 'react';
import classes from './comparison.module.css';

export interface Difference {
  label: string;
  before: string;
  after: string;
}

interface ComparisonProps {
  /** What stands on the left, or above on a phone. */
  beforeTitle: string;
  afterTitle: string;
  /** Texts may have line breaks; an empty one is shown as nothing. */
  differences: readonly Difference[];
  /** What can be done about one part. */
  actionsOf?: (label: string) => ReactNode;
}

/** What something is, and what it would be, part by part. */
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
