import { normalForm } from '../text/words.ts';
import { distractorsOf, keyOf, type MeasuredItem, type Textbook } from './measured-item.ts';

const BRACKETED_ALIAS = /\(([^()]{1,24})\)/;

/** K: the normal forms of what the book itself holds to be its key terms, short aliases in brackets included. */
function keyTermsOf(book: Textbook): Set<string> {
  const terms = [...book.glossary.map((entry) => entry.term), ...book.boldTerms];
  const norms = new Set<string>();
  for (const term of terms) {
    norms.add(normalForm(term));
    const alias = BRACKETED_ALIAS.exec(term)?.[1];
    if (alias !== undefined) norms.add(normalForm(alias));
  }
  norms.delete('');
  return norms;
}

/** M10: of `wanted` items, the share whose key is a key term of the book; missing items count as misses. */
export function keyTermPrecision(items: readonly MeasuredItem[], book: Textbook, wanted: number): number {
  const keyTerms = keyTermsOf(book);
  return items.slice(0, wanted).filter((item) => keyTerms.has(normalForm(keyOf(item)))).length / wanted;
}

/** M10: the share of the glossary that is the key of some item. */
export function keyTermRecall(items: readonly MeasuredItem[], book: Textbook): number {
  if (book.glossary.length === 0) return 1;
  const keys = new Set(items.map((item) => normalForm(keyOf(item))));
  return book.glossary.filter((entry) => keys.has(normalForm(entry.term))).length / book.glossary.length;
}

/** M5: the share of distractors that are key terms of the book. */
export function distractorWorth(items: readonly MeasuredItem[], book: Textbook): number {
  const keyTerms = keyTermsOf(book);
  const distractors = items.flatMap(distractorsOf);
  if (distractors.length === 0) return 0;
  return distractors.filter((distractor) => keyTerms.has(normalForm(distractor))).length / distractors.length;
}
