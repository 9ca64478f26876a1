import { isPluralPhrase } from '../text/number-form.ts';
import { keyOf, type MeasuredItem, shareOf } from './measured-item.ts';

const SINGULAR_VERB = /^(?:Which of the following|_{3,}) (?:is|was|has|does)\b/;
const PLURAL_VERB = /^(?:Which of the following|_{3,}) (?:are|were|have|do)\b/;

/** M15: the share of items that are one clean sentence whose verb agrees with the key. */
export function wellFormed(items: readonly MeasuredItem[]): number {
  return shareOf(items, (item) => isClean(item.stem) && agrees(item));
}

function isClean(stem: string): boolean {
  const count = (mark: string) => stem.split(mark).length - 1;
  if (count('(') !== count(')') || count('“') !== count('”') || count('"') % 2 === 1) return false;
  if (!/[^.?!][.?!]["”’]?$/.test(stem)) return false;
  return !/^(?:visit|see|click)\b/i.test(stem) && !/https?:|www\./i.test(stem);
}

function agrees(item: MeasuredItem): boolean {
  const isPlural = isPluralPhrase(keyOf(item));
  if (SINGULAR_VERB.test(item.stem)) return !isPlural;
  if (PLURAL_VERB.test(item.stem)) return isPlural;
  return true;
}
