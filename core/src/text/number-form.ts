const IRREGULAR_PLURALS: ReadonlySet<string> = new Set(
  'alumni algae bacteria cacti children criteria data feet fungi genera geese hypotheses larvae loci media men mice mitochondria nuclei oxen people phenomena police radii spectra stimuli strata teeth vertebrae villi women'.split(
    ' ',
  ),
);
const SINGULAR_IN_S =
  /(?:ics|ss|us|is|news|series|species|lens|diabetes|rabies|rickets|mumps|measles|shingles|herpes|gas|bias|pancreas|atlas|canvas|christmas|texas|kansas)$/;
const SHORTEST_PLURAL = 4;

/** True when an English noun, in lower case, has the form of a plural. It is judged only by its letters. */
export function isPluralNoun(lower: string): boolean {
  if (IRREGULAR_PLURALS.has(lower)) return true;
  return lower.length >= SHORTEST_PLURAL && lower.endsWith('s') && !SINGULAR_IN_S.test(lower);
}

/** The number of a phrase is the number of its head, which is before "of" if there is one. */
export function isPluralPhrase(phrase: string): boolean {
  const head = phrase.toLowerCase().split(/\s+(?:of|in|for)\s+/)[0] ?? '';
  return isPluralNoun(head.split(/[\s-]+/).at(-1) ?? '');
}
