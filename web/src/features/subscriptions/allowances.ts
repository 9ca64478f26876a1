/** What a month allows, as the pages about premium name it. */
import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import type { UsageKind } from '@akada/core/plans/plans.ts';
import { dayOfYearText } from '../../lib/format/dates.ts';

export const allowanceNames: Readonly<Record<UsageKind, string>> = {
  mcq: 'Question sets',
  flashcard: 'Flashcard sets',
  upload: 'Uploads',
  enhanced_note: 'Study guides',
};

/** In the order in which they are shown. */
export const shownKinds = ['mcq', 'flashcard', 'upload', 'enhanced_note'] as const;

/** What premium gives, in a few words. */
export const premiumGives = [
  'Unlimited sets, cards and uploads',
  '20 study guides a month',
  'Sharing, export, advanced analytics',
  'Support answers you first',
];

export function itemsInOrder({ items }: UsageStats): UsageItem[] {
  return shownKinds.flatMap((kind) => items.filter((item) => item.kind === kind));
}

/** @returns what is nearest to its limit, undefined while nothing limited is used */
export function nearestToLimit(stats: UsageStats): UsageItem | undefined {
  const share = ({ used, limit }: UsageItem) => used / limit;
  return itemsInOrder(stats)
    .filter(({ unlimited, used }) => !unlimited && used > 0)
    .toSorted((one, other) => share(other) - share(one))[0];
}

/** @returns `question sets`, or `question set` of one */
export function getUnits({ kind, limit }: Pick<UsageItem, 'kind' | 'limit'>): string {
  const name = allowanceNames[kind].toLowerCase();
  return limit === 1 ? name.slice(0, -1) : name;
}

/** Months turn over in Lagos, whatever the reader's zone. @returns `1 December` */
export function backOn({ period }: UsageStats): string {
  return dayOfYearText(period.end, 'Africa/Lagos');
}
