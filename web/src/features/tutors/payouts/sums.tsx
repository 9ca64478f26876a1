import type { PayoutsOverview } from '@akada/contract/work/money/payouts.ts';
import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { nairaText } from '../../../lib/format/money.ts';
import { Section } from '../../../ui/page/panel.tsx';
import classes from './payouts.module.css';

/** Rows with amounts; the last one is their sum. */
export function Sum({ rows }: { rows: readonly (readonly [name: string, amount: string])[] }) {
  return (
    <dl className={`${classes.sum} figures`}>
      {rows.map(([name, amount]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The available amount as the sum of everything before it. */
export function Calculation({ overview }: { overview: PayoutsOverview }) {
  const { earned, frozen, paid_out, on_its_way, available, held } = overview;
  return (
    <Section title="How it adds up">
      <Sum
        rows={[
          ['Your share of settled sessions', nairaText(earned)],
          ...(frozen > 0 ? [['Waits for a student’s bank', nairaText(-frozen)] as const] : []),
          ['Paid out', nairaText(-paid_out)],
          ...(on_its_way > 0 ? [['On its way', nairaText(-on_its_way)] as const] : []),
          ['Available', nairaText(available)],
        ]}
      />
      {held.amount > 0 && (
        <Text c="dimmed" size="sm" mt="sm">
          {nairaText(held.amount)} more is held until its sessions are settled.
        </Text>
      )}
    </Section>
  );
}
