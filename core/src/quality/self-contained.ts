import { type MeasuredItem, shareOf } from './measured-item.ts';

const STARTS =
  'he she it they this that these those we you such here another however therefore thus and but so'.split(
    ' ',
  );
const POINTERS =
  'this these those such figure figures table tables chapter chapters above below previous previously video videos website websites we our us you your'.split(
    ' ',
  );
const PRONOUNS = 'he she it they them his her their'.split(' ');
const EARLY = 4;

/** M6: the share of items that can be understood without the sentence before. */
export function selfContained(items: readonly MeasuredItem[]): number {
  return shareOf(items, (item) => standsAlone(item.stem));
}

function standsAlone(stem: string): boolean {
  const words = stem.toLowerCase().match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
  const text = words.join(' ');
  if (STARTS.includes(words[0] ?? '') || text.startsWith('for example')) return false;
  if (words.some((word) => POINTERS.includes(word)) || text.includes('earlier in')) return false;
  return !words.slice(0, EARLY).some((word) => PRONOUNS.includes(word));
}
