import { coverage } from '../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../text/words.ts';
import { keyOf, type MeasuredItem, shareOf, type Textbook } from './measured-item.ts';

const LEAST_COVERAGE = 0.85;
const TEMPLATE_WORDS = /^(?:which of the following|which (?:one|term)|who|what)\b/i;

/** M2: the share of items whose evidence holds the key and nearly every content word of the stem. */
export function support(items: readonly MeasuredItem[], book: Textbook): number {
  return shareOf(items, (item) => isSupported(item, book.text));
}

function isSupported(item: MeasuredItem, text: string): boolean {
  const evidence = text.slice(item.evidence.start, item.evidence.end);
  if (evidence === '' || !containsWords(normalForm(evidence), normalForm(keyOf(item)))) return false;

  const asked = contentStems(item.stem.replace(TEMPLATE_WORDS, ''));
  return coverage(asked, contentStems(evidence)) >= LEAST_COVERAGE;
}
