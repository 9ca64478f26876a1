import { jaccard } from '../text/set-overlap.ts';
import { contentStems, normalForm } from '../text/words.ts';
import { keyOf, type MeasuredItem, shareOf } from './measured-item.ts';

const SAME_QUESTION = 0.6;

/** M11: the share of items that repeat neither the key nor the question of an earlier one. */
export function noDuplicates(items: readonly MeasuredItem[]): number {
  const seen: { key: string; asked: Set<string> }[] = [];
  return shareOf(items, (item) => {
    const key = normalForm(keyOf(item));
    const asked = contentStems(item.stem);
    const isNew = !seen.some((other) => other.key === key || jaccard(other.asked, asked) > SAME_QUESTION);
    seen.push({ key, asked });
    return isNew;
  });
}
