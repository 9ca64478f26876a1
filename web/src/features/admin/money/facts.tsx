import { Text } from '@mantine/core';
import classes from './money.module.css';

interface FactsProps {
  /** Names with their values. */
  of: readonly (readonly [string, string])[];
  /** The text without facts. */
  none: string;
}

export function Facts({ of, none }: FactsProps) {
  if (of.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <dl className={classes.facts}>
      {of.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only shown, and the same may come twice.
        <div key={index}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
