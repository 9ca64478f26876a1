import { normalForm } from '@akada/core/text/words.ts';
import { getDistractors, getTerm, type MeasuredItem, type Textbook } from './measured-item.ts';

const BRACKETED_ALIAS = /\(([^()]{1,24})\)/;

/** K: the normal forms of the key terms that the book declares, short aliases in brackets included. */
function getKeyTerms(book: Textbook): Set<string> {
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

/**
 * M10: of `wanted` items, the share whose term is a key term of the book; missing items count as misses, and items about a
 * number or a reason do not count.
 */
export function keyTermPrecision(items: readonly MeasuredItem[], book: Textbook, requested: number): number {
  const keyTerms = getKeyTerms(book);
  const terms = items.slice(0, requested).map(getTerm);
  const others = terms.filter((term) => term === null).length;
  const hits = terms.filter((term) => term !== null && keyTerms.has(normalForm(term))).length;
  return hits / Math.max(1, requested - others);
}

/** M10: the share of the glossary that is the term of some item. */
export function keyTermRecall(items: readonly MeasuredItem[], book: Textbook): number {
  if (book.glossary.length === 0) return 1;
  const keys = new Set(items.map((item) => normalForm(getTerm(item) ?? '')));
  return book.glossary.filter((entry) => keys.has(normalForm(entry.term))).length / book.glossary.length;
}

/** M5: the share of distractors that are key terms of the book, of items that ask for a term. */
export function distractorWorth(items: readonly MeasuredItem[], book: Textbook): number {
  const keyTerms = getKeyTerms(book);
  const distractors = items.filter(({ kind }) => kind === 'term').flatMap(getDistractors);
  if (distractors.length === 0) return 0;
  return distractors.filter((distractor) => keyTerms.has(normalForm(distractor))).length / distractors.length;
}
