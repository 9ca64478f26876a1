import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import { getPlan } from '@akada/core/plans/plans.ts';
import { numberText } from '../../lib/format/numbers.ts';
import classes from './usage-meters.module.css';

const names = [
  ['mcq', 'Question sets'],
  ['flashcard', 'Flashcard sets'],
  ['upload', 'Uploads'],
  ['enhanced_note', 'Study guides'],
] as const;

/** More pieces would not fit next to their name. */
const mostPieces = 10;

/** This month's use against its limits, a piece for each unit. */
export function UsageMeters({ stats }: { stats: UsageStats }) {
  return (
    <ul className={classes.meters}>
      {names.map(([kind, name]) => {
        const item = stats.items.find((one) => one.kind === kind);
        return (
          item && (
            <li key={kind}>
              <span>{name}</span>
              {!item.unlimited && item.limit <= mostPieces && <Pieces item={item} />}
              <span className={`${classes.count} figures`}>
                {item.unlimited ? `${numberText(item.used)} made, no limit` : `${item.used} of ${item.limit}`}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}

function Pieces({ item: { used, limit, near_limit } }: { item: UsageItem }) {
  return (
    <span className={classes.pieces} data-near={near_limit || undefined} aria-hidden="true">
      {Array.from({ length: limit }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position.
        <i key={index} data-used={index < used || undefined} />
      ))}
    </span>
  );
}

/** @returns `Free plan, November`: months start at midnight in Lagos, whatever the reader's zone */
export function monthTitle({ plan, period }: UsageStats): string {
  const middle = (Date.parse(period.start) + Date.parse(period.end)) / 2;
  const month = new Date(middle).toLocaleDateString('en-GB', { month: 'long', timeZone: 'Africa/Lagos' });
  return `${getPlan(plan).label} plan, ${month}`;
}
