/** Names and dates of the product's usage figures. */
import type { Analytics } from '@akada/contract/observers/analytics.ts';
import type { AnalyticsGroup } from '@akada/core/analytics/day-figures.ts';

export const ranges = ['7', '28', '90', '365'] as const;

/** The usual period for a range: a year in days would be unreadable. */
export const usualGroup: Record<(typeof ranges)[number], AnalyticsGroup> = {
  7: 'day',
  28: 'day',
  90: 'week',
  365: 'month',
};

export type Period = Analytics['periods'][number];

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

/** @returns `5 Oct` */
export const shortDay = (day: string) => written(day, { day: 'numeric', month: 'short' });

/** @returns `5 October 2026` */
export const fullDay = (day: string) => written(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** @returns `5 Oct`, or `Oct` for a month */
export const periodShort = ({ first }: Pick<Period, 'first'>, group: AnalyticsGroup) =>
  group === 'month' ? written(first, { month: 'short' }) : shortDay(first);

/** @returns `5 October 2026`, `5 October 2026 to 11 October 2026` */
export const periodName = ({ first, last }: Pick<Period, 'first' | 'last'>) =>
  first === last ? fullDay(first) : `${fullDay(first)} to ${fullDay(last)}`;

const reasons: Record<string, string> = {
  note_deleted: 'The note was deleted',
  nothing_to_ask: 'The note has nothing to ask about',
  nothing_in_scope: 'Nothing in the chosen pages',
  generation_failed: 'The work failed',
  too_short: 'The note is short',
  used_up: 'Every question was asked before',
  other_language: 'A language other than English',
  few_statements: 'Few sentences with facts',
  narrow_scope: 'Only a few pages were chosen',
};

/**
 * @param reason the stored reason
 * @returns its text; the stored reason, with spaces for underscores, if no text exists yet
 */
export const reasonText = (reason: string) => reasons[reason] ?? reason.replaceAll('_', ' ');
