/** Texts for a used-up monthly allowance (specification, section 8). */

import type { UsageItem } from '@akada/contract/base/usage.ts';
import { dayOfYearText } from '../../lib/format/dates.ts';

type UsageKind = UsageItem['kind'];

const titles: Record<UsageKind, string> = {
  mcq: 'MCQ Generation Limit Reached',
  flashcard: 'Flashcard Generation Limit Reached',
  enhanced_note: 'Enhanced Note Limit Reached',
  upload: 'Upload Limit Reached',
};

const units: Record<UsageKind, string> = {
  mcq: 'MCQ generations',
  flashcard: 'flashcard generations',
  enhanced_note: 'enhanced note explanations',
  upload: 'uploads',
};

/** Months start at midnight in Lagos, whatever the reader's zone. */
export const zoneOfMonths = 'Africa/Lagos';

export interface LimitText {
  title: string;
  message: string;
  /** The first day of the next month, null if the server did not tell. */
  resetsOn: string | null;
}

/** @param facts the details of the server's error */
export function limitText(facts: Record<string, unknown>): LimitText {
  const { kind, limit, resets_at } = facts;
  const resetsOn = typeof resets_at === 'string' ? dayOfYearText(resets_at, zoneOfMonths) : null;
  if (!isKind(kind)) {
    return {
      title: 'Usage Limit Reached',
      message: 'You have reached your monthly usage limit.',
      resetsOn,
    };
  }
  const message =
    typeof limit === 'number'
      ? `You've used all ${limit} ${units[kind]} for this month.`
      : 'You have reached your monthly usage limit.';
  return { title: titles[kind], message, resetsOn };
}

/** @returns true if a server's error names a kind that this app knows */
export function isKind(kind: unknown): kind is UsageKind {
  return typeof kind === 'string' && kind in titles;
}
