/** Finds the part of a note of each question and card. */
import type { NotePlan } from '@akada/core/generation/plan/plan-note.ts';
import { findQuote } from '@akada/core/text/fold.ts';
import type { QuotedCard } from '../cards/card-sets.service.ts';
import type { QuotedQuestion } from '../questions/questions.service.ts';

/** A question or a card of a note. */
type QuotedItem = QuotedQuestion | QuotedCard;

export type PlacedItem = QuotedItem & {
  /** 0-based part, and the place of the quotation in its page. */
  part: number;
  start: number;
};

export const isQuestion = (item: PlacedItem): item is PlacedItem & QuotedQuestion => 'stem' in item;

/**
 * @param texts of the pages that items quote, by number
 * @returns the items whose quotation is still in the note, in the order of the note
 */
export function locateItems(
  items: readonly QuotedItem[],
  { parts }: NotePlan,
  texts: ReadonlyMap<number, string>,
): PlacedItem[] {
  const starts = new Map<string, number | null>();
  const placed = items.flatMap((item) => {
    const key = `${item.page} ${item.quote}`;
    const start = starts.get(key) ?? findQuote(texts.get(item.page) ?? '', item.quote)?.start ?? null;
    starts.set(key, start);
    if (start === null || parts.length === 0) return [];
    const part = parts.findLastIndex(
      ({ page, offset }) => page < item.page || (page === item.page && offset <= start),
    );
    return [{ ...item, start, part: Math.max(0, part) }];
  });
  return placed.sort((one, other) => one.page - other.page || one.start - other.start);
}
