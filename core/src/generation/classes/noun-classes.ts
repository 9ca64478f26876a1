import table from './noun-classes.json' with { type: 'json' };

/**
 * Classes of English nouns, from the lexicographer files of WordNet 3.1 (Fellbaum 1998): a letter for each
 * class, such as "f" for parts of the body and "t" for processes. The classes of a noun are the classes of
 * its three commonest senses, the commonest first.
 */
const byNoun = new Map(
  Object.entries(table).flatMap(([classes, nouns]) => nouns.split(' ').map((noun) => [noun, classes])),
);

/** Classes whose members can stand for one another in a question: what happens, what is thought, what a thing is made of. */
const RELATED: readonly string[] = ['biqtx', 'ghe', 'yk', 'do', 'su', 'ml', 'fy', 'ejx'];

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/ses$/, 'sis'],
  [/ia$/, 'ium'],
  [/ae$/, 'a'],
  [/i$/, 'us'],
  [/s$/, ''],
];

/** "Nerves" are courage as well, and "glands" only glands: the singular is what is meant. "Physics" and "species" have none. */
const REGULAR_PLURAL = /[^isu]s$/;

/**
 * @param noun one English word, singular or plural, in lower case
 * @returns the letters of its classes; empty for a word that is not known
 */
export function getClasses(noun: string): string {
  const known = byNoun.get(noun);
  if (known !== undefined && !REGULAR_PLURAL.test(noun)) return known;

  for (const singular of getSingulars(noun)) {
    const classes = byNoun.get(singular);
    if (classes !== undefined) return classes;
  }
  return known ?? '';
}

/**
 * @param noun one English word in lower case
 * @returns what may be its singular, the likeliest first; most of them are no words
 */
export function getSingulars(noun: string): string[] {
  return PLURALS.flatMap(([ending, singular]) => (ending.test(noun) ? noun.replace(ending, singular) : []));
}

/** The agreement of unknown nouns, or of nouns that only share a rarer sense. */
export const UNKNOWN_AGREEMENT = 0.4;

/**
 * Rates how far two nouns name the same sort of thing.
 *
 * @param one the letters of its classes, from `getClasses`
 * @returns 0 for nouns without a common class, 0.8 for two with the same first class
 */
export function classAgreement(one: string, other: string): number {
  const [first, second] = [one.charAt(0), other.charAt(0)];
  if (first === '' || second === '') return UNKNOWN_AGREEMENT;
  if (first === second) return 0.8;
  if (other.includes(first) || one.includes(second)) return 0.6;
  if (RELATED.some((classes) => classes.includes(first) && classes.includes(second))) return 0.5;
  return [...one].some((letter) => other.includes(letter)) ? UNKNOWN_AGREEMENT : 0;
}
