import { sharedCount } from '../text/set-overlap.ts';
import { contentStems } from '../text/words.ts';
import { keyOf, type MeasuredItem, shareOf } from './measured-item.ts';

const ALIAS_BESIDE_BLANK = /_{3,}\s*\(|\)\s*_{3,}|_{3,},? or \S+,/;

/** M7: the share of items whose stem has no content word of the key and no other name of it beside the blank. */
export function leakFree(items: readonly MeasuredItem[]): number {
  return shareOf(
    items,
    (item) =>
      sharedCount(contentStems(keyOf(item)), contentStems(item.stem)) === 0 &&
      !ALIAS_BESIDE_BLANK.test(item.stem),
  );
}
