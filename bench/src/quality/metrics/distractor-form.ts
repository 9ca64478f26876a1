import { isPluralPhrase } from '@akada/core/text/number-form.ts';
import { containsWords, getWords, normalForm } from '@akada/core/text/words.ts';
import { getDistractors, getShare, keyOf, type MeasuredItem, type Textbook } from './measured-item.ts';

const LONGEST_TERM = 5;
const LEAST_RATIO = 0.4;
const GREATEST_RATIO = 2.5;

/**
 * M4: the share of items with a term as key whose distractors all look like the key and occur in the text, in
 * either number.
 */
export function distractorForm(items: readonly MeasuredItem[], book: Textbook): number {
  const text = getWords(book.text)
    .map(({ stem }) => stem)
    .join(' ');
  const termShaped = items.filter(
    (item) => item.kind === 'term' && keyOf(item).split(/\s+/).length <= LONGEST_TERM,
  );
  return getShare(termShaped, (item) =>
    getDistractors(item).every(
      (distractor) => looksLike(distractor, keyOf(item)) && containsWords(text, normalForm(distractor)),
    ),
  );
}

function looksLike(distractor: string, key: string): boolean {
  if (getForm(distractor) !== getForm(key)) return false;

  const [one, other] = [distractor.toLowerCase(), key.toLowerCase()];
  const ratio = distractor.length / key.length;
  return ratio >= LEAST_RATIO && ratio <= GREATEST_RATIO && !one.includes(other) && !other.includes(one);
}

/** Type, number, capital and "-ing" as one comparable text. */
function getForm(option: string): string {
  const type = /^(?:1[0-9]|20)\d\d$/.test(option) ? 'year' : /^[\d.,%]+$/.test(option) ? 'number' : 'text';
  return [type, isPluralPhrase(option), /^\p{Lu}/u.test(option), option.toLowerCase().endsWith('ing')].join(
    ' ',
  );
}
