/** The monthly allowances, with the names that the pages about premium use. */
import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import type { UsageKind } from '@akada/core/plans/plans.ts';
import { dayOfYearText } from '../../lib/format/dates.ts';

export const allowanceNames: Readonly<Record<UsageKind, string>> = {
  mcq: 'Question sets',
  flashcard: 'Flashcard sets',
  upload: 'Uploads',
  enhanced_note: 'Study guides',
};

/** The kinds in display order. */
export const shownKinds = ['mcq', 'flashcard', 'upload', 'enhanced_note'] as const;

/** The advantages of premium, in a few words. */
export const premiumGives = [
  'Unlimited sets, cards and uploads',
  '20 study guides a month',
  'Sharing, more export formats, advanced analytics',
  'Support answers you first',
];

export function itemsInOrder({ items }: UsageStats): UsageItem[] {
  return shownKinds.flatMap((kind) => items.filter((item) => item.kind === kind));
}

/** @returns the allowance that is closest to its limit, undefined while nothing limited is used */
export function nearestToLimit(stats: UsageStats): UsageItem | undefined {
  const share = ({ used, limit }: UsageItem) => used / limit;
  return itemsInOrder(stats)
    .filter(({ unlimited, used }) => !unlimited && used > 0)
    .toSorted((one, other) => share(other) - share(one))[0];
}

/** @returns `question sets`, or `question set` for a limit of one */
export function getUnits({ kind, limit }: Pick<UsageItem, 'kind' | 'limit'>): string {
  const name = allowanceNames[kind].toLowerCase();
  return limit === 1 ? name.slice(0, -1) : name;
}

/**
 * The next month starts at midnight in Lagos, whatever the reader's zone.
 *
 * @returns `1 December`
 */
export function backOn({ period }: UsageStats): string {
  return dayOfYearText(period.end, 'Africa/Lagos');
}
