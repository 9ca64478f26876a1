import { type MeasuredItem, shareOf } from './measured-item.ts';

const FEWEST = 6;
const MOST = 40;
const TEMPLATE_WORDS = /^(?:which of the following|which (?:one|term)|who|what)\b/i;

/** M13: the share of items whose stem has 6 to 40 words, its template not counted. */
export function stemLength(items: readonly MeasuredItem[]): number {
  return shareOf(items, (item) => {
    const words =
      item.stem.replace(TEMPLATE_WORDS, '').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    return words >= FEWEST && words <= MOST;
  });
}
