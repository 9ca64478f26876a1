import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { numberText } from '../../lib/format/numbers.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { allowanceNames, backOn, itemsInOrder } from './allowances.ts';
import classes from './subscriptions.module.css';

/** Colours only tell the kinds apart. */
const colours: Readonly<Record<UsageItem['kind'], number>> = {
  mcq: 3,
  flashcard: 1,
  upload: 6,
  enhanced_note: 4,
};

/** The remaining allowances of a limited month: a piece for each unit. */
export function MonthLeft({ stats }: { stats: UsageStats }) {
  return (
    <section aria-labelledby="left">
      <h2 id="left" className={classes.heading}>
        Left until {backOn(stats)}
      </h2>
      <ul className={classes.left}>
        {itemsInOrder(stats).map((item) => (
          <li key={item.kind} data-course={colours[item.kind]}>
            <div className={classes.priced}>
              <b>{allowanceNames[item.kind]}</b>
              <Left item={item} />
            </div>
            <div className={classes.pieces} aria-hidden="true">
              {Array.from({ length: item.limit }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position.
                <i key={index} data-used={index < item.used || undefined} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Left({ item: { used, limit } }: { item: UsageItem }) {
  if (used >= limit) return <span className={classes.all}>all used</span>;
  return <span className={`${classes.dim} figures`}>{limit - used} left</span>;
}

/** The use of a month of premium. */
export function MonthUsed({ stats }: { stats: UsageStats }) {
  return (
    <section aria-labelledby="used">
      <h2 id="used" className={classes.heading}>
        Your use since {dayOfYearText(stats.period.start, 'Africa/Lagos')}
      </h2>
      <dl className={classes.used}>
        {itemsInOrder(stats).map(({ kind, used, limit, unlimited }) => (
          <div key={kind}>
            <dt>
              {allowanceNames[kind]}
              <span className={classes.dim}>{unlimited ? 'of unlimited' : `of ${limit}`}</span>
              {!unlimited && <Bar share={used / limit} />}
            </dt>
            <dd className="figures">{numberText(used)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
