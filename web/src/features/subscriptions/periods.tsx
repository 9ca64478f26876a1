import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './subscriptions.module.css';
import { daysText } from './words.ts';

const causes: Readonly<Record<Subscription['periods'][number]['kind'], string>> = {
  paid: 'Paid for',
  given: 'Given by Akada',
  trial: 'Free trial, 7 days',
};

/** Each period of premium with its origin, the latest first. */
export function Periods({ of: { periods, has_subscription } }: { of: Subscription }) {
  const zone = useZone();
  const now = new Date().toISOString();

  return (
    <Panel>
      <h2 className={classes.small}>
        {has_subscription ? 'Why do I have premium?' : 'When you were premium'}
      </h2>
      <p className={classes.dim}>Each period, and why you had it.</p>
      <ol className={classes.periods}>
        {periods.map(({ kind, from, until }) => (
          <li key={from} data-kind={kind} data-now={(from <= now && now < until) || undefined}>
            <b className="figures">{daysText(from, until, zone)}</b>
            <span>{causes[kind]}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Tells in advance what stays after premium ends. */
export function AfterPremium({ until }: { until: string }) {
  return (
    <Panel>
      <h2 className={classes.small}>If you stop renewing</h2>
      <p className={classes.said}>
        You have premium until {until}. Your notes, sets and cards stay yours after it, and the limits of the
        free plan count again.
      </p>
    </Panel>
  );
}
