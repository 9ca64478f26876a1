import nlp from 'compromise/two';

/** The part of the library that the types do not name. */
interface VerbMethods {
  two: { transform: { verb: { toInfinitive(verb: string, model: unknown, tense: string): unknown } } };
}

/**
 * Finds the base form of an English verb, for questions with "does" and "did".
 *
 * @param verb one word in lower case
 * @param tense its form: "causes" or "caused"
 * @returns the base form; null if it cannot be told surely
 */
export function getBaseForm(verb: string, tense: 'PresentTense' | 'PastTense'): string | null {
  const { toInfinitive } = (nlp.methods() as unknown as VerbMethods).two.transform.verb;
  const base = toInfinitive(verb, nlp.model(), tense);
  // Some verbs have one form for both: "put". A form in "ed" was not found.
  if (typeof base !== 'string' || !/^[a-z]{2,}$/.test(base)) return null;
  return base === verb && /(?:ed|s)$/.test(verb) ? null : base;
}
