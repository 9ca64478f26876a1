/** Metrics of a whole set of items: what single items cannot show. */
import { jaccard } from '@akada/core/text/set-overlap.ts';
import { contentStems, normalForm } from '@akada/core/text/words.ts';
import { getShare, keyOf, type MeasuredItem, type Textbook } from './measured-item.ts';

const SAME_QUESTION = 0.6;

/** M11: the share of items that repeat neither the key nor the question of an earlier one. */
export function noDuplicates(items: readonly MeasuredItem[]): number {
  const seen: { key: string; asked: Set<string> }[] = [];
  return getShare(items, (item) => {
    const key = normalForm(keyOf(item));
    const requested = contentStems(item.stem);
    const isNew = !seen.some((other) => other.key === key || jaccard(other.asked, requested) > SAME_QUESTION);
    seen.push({ key, asked: requested });
    return isNew;
  });
}

const OPTIONS = 4;

/** M12: the largest share of keys in one of the four positions; 0.25 is even. */
export function largestPositionShare(items: readonly MeasuredItem[]): number {
  if (items.length === 0) return 0;

  const counts = Array.from(
    { length: OPTIONS },
    (_, index) => items.filter((item) => item.answerIndex === index).length,
  );
  return Math.max(...counts) / items.length;
}

/** M14: the modules that the items touch, divided by the modules that this number of items could touch. */
export function spread(items: readonly MeasuredItem[], book: Textbook, requested: number): number {
  const modules = new Set(book.sections.map((section) => section.module));
  const touched = new Set<number>();
  for (const { evidence } of items) {
    const section = book.sections.find(({ start, end }) => evidence.start >= start && evidence.start < end);
    if (section !== undefined) touched.add(section.module);
  }
  const possible = Math.min(modules.size, requested);
  return possible === 0 ? 1 : touched.size / possible;
}
