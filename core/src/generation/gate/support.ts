import { coverage } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';

const LEAST_COVERAGE = 0.85;
const TEMPLATE =
  /^(?:which (?:one )?of the following|(?:which|what) (?:term|word|name|concept|phrase)|what is the (?:term|name|word) for|what|who|which)\b/i;

/** True when the quotation names the key and says nearly all that the stem says. */
export function isSupported(stem: string, key: string, quote: string): boolean {
  if (!containsWords(normalForm(quote), normalForm(key))) return false;
  return coverage(contentStems(stem.replace(TEMPLATE, '')), contentStems(quote)) >= LEAST_COVERAGE;
}
