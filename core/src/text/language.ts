import { wordsOf } from './words.ts';

/** Words that English prose cannot do without and other languages seldom have. */
const MARKERS: ReadonlySet<string> = new Set(
  'the of and to is are was were that with for by from which this these it as be have has not'.split(' '),
);

const SAMPLE_CHARACTERS = 20_000;
const LEAST_SHARE = 0.12;

/**
 * A cheap check whether the definition patterns may be trusted. Running English has 20-30% of these words,
 * French, German, Spanish or Portuguese under 4%.
 */
export function looksEnglish(text: string): boolean {
  const words = wordsOf(text.slice(0, SAMPLE_CHARACTERS));
  if (words.length === 0) return false;

  const marked = words.filter((word) => MARKERS.has(word.lower)).length;
  return marked / words.length >= LEAST_SHARE;
}
