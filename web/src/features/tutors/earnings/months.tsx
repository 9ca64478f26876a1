import { shortNairaText } from '../../../lib/format/money.ts';
import classes from './earnings.module.css';

interface Month {
  /** The month, such as `2026-11`. */
  month: string;
  /** The amount in kobo. */
  amount: number;
}

const getName = (month: string, length: 'short' | 'long') =>
  new Date(`${month}-15T12:00Z`).toLocaleDateString('en-GB', { month: length, timeZone: 'UTC' });

/** @returns `November` */
export const monthName = (month: string) => getName(month, 'long');

/** @returns `November 2026` */
export const monthAndYear = (month: string) => `${monthName(month)} ${month.slice(0, 4)}`;

/** The earnings of each month as a bar with its amount; the last month is not over yet. A single bar says nothing. */
export function Months({ months }: { months: readonly Month[] }) {
  const max = Math.max(1, ...months.map(({ amount }) => amount));
  if (months.filter(({ amount }) => amount > 0).length < 2) return null;

  return (
    <ol className={classes.months} aria-label="Earned by month">
      {months.map(({ month, amount }, index) => (
        <li key={month} data-now={index === months.length - 1 || undefined}>
          <span className="figures">{amount === 0 ? '–' : shortNairaText(amount)}</span>
          <i style={{ height: `${Math.max(3, (100 * amount) / max)}px` }} aria-hidden />
          <span>{getName(month, 'short').slice(0, 3)}</span>
        </li>
      ))}
    </ol>
  );
}
