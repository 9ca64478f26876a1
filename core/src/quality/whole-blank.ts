import nlp from 'compromise/two';
import { type MeasuredItem, shareOf } from './measured-item.ts';

const BLANK = /_{3,}/;
const HALF_NAME = /\p{Lu}[\p{L}'’-]* (?:of|and)(?: the)? _{3,}|_{3,} \p{Lu}/u;

/** M8: the share of items whose blank, where there is one, takes the place of a whole noun phrase. */
export function wholeBlank(items: readonly MeasuredItem[]): number {
  return shareOf(items, (item) => !BLANK.test(item.stem) || !isHalf(item));
}

function isHalf(item: MeasuredItem): boolean {
  if (HALF_NAME.test(item.stem)) return true;

  const before = item.stem.slice(0, item.stem.search(BLANK)).replace(/["“”‘]/g, '');
  if (before.trim() === '' || !/[\p{L}\p{N}]\s+["“‘']?$/u.test(before)) return false;
  return endsInModifier(`${before}${item.options[item.answerIndex] ?? ''}`, before);
}

/** Judged with the key in its place, by the library's full tagging, which the engine itself does not use. */
function endsInModifier(sentence: string, before: string): boolean {
  const wordsBefore = nlp(before)
    .document.flat()
    .filter((term) => term.text !== '').length;
  const terms = nlp(sentence)
    .document.flat()
    .filter((term) => term.text !== '');
  const tags = terms[wordsBefore - 1]?.tags;
  if (tags === undefined || tags.has('Verb') || tags.has('Pronoun') || tags.has('Determiner')) return false;
  return tags.has('Adjective') || tags.has('Noun');
}
