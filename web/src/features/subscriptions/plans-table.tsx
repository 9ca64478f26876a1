import { getPlan, unlimitedMark } from '@akada/core/plans/plans.ts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { nairaText } from '../../lib/format/money.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { allowanceNames, shownKinds } from './allowances.ts';
import classes from './subscriptions.module.css';

type Cell = number | boolean;

const limits = shownKinds.map((kind): readonly [string, Cell, Cell] => [
  allowanceNames[kind],
  getPlan('free').monthlyLimits[kind],
  getPlan('premium').monthlyLimits[kind],
]);

const rows: readonly (readonly [string, Cell, Cell])[] = [
  ...limits,
  ['Sharing, more export formats', false, true],
  ['Advanced analytics', false, true],
  ['Support answers you first', false, true],
  ['Practice, exams, your own data', true, true],
];

/** The free plan next to premium. */
export function PlansTable({ amount }: { amount: number }) {
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className={classes.heading}>
        Free and premium
      </h2>
      <Panel>
        <table className={classes.plans}>
          <thead>
            <tr>
              <th scope="col">Each month</th>
              <th scope="col">Free</th>
              <th scope="col">Premium</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, free, premium]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{cellText(free)}</td>
                <td>{cellText(premium)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Price</th>
              <td>{nairaText(0)}</td>
              <td>{nairaText(amount)}</td>
            </tr>
          </tfoot>
        </table>
      </Panel>
    </section>
  );
}

function cellText(cell: Cell) {
  if (cell === true) return <IconCheck size={20} stroke={1.75} aria-label="Yes" />;
  if (cell === false) return <IconMinus size={20} stroke={1.75} aria-label="No" />;
  return cell === unlimitedMark ? 'Unlimited' : cell;
}
