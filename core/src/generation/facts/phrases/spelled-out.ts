/** The commonest short forms of notes; what is rarer could mean something else. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])w\/(?:o|out)(?!\p{L})\s*/giu, 'without '],
  [/(?<![\p{L}\p{N}])w\/\s*/giu, 'with '],
  [/(?<![\p{L}\p{N}])b\/c(?!\p{L})/giu, 'because'],
  [/(?<=\p{L}) & (?=\p{Ll})/gu, ' and '],
];
/** They leave it open what they mean, or are of no sentence. */
const UNCLEAR =
  /->|=>|[→⇒]|(?<![\p{L}\p{N}])(?:b4|bcos|bcz|pts?|ppl|u|ur|esp|inh|fr|dnt|diff|smth|wrt|thru|abt|bld|bby|preg|evid)(?![\p{L}\p{N}])/iu;

/**
 * Writes the short forms of a note out, for the words of a question.
 *
 * @param text of an English note
 * @returns the text in full words; null if it has short forms or signs that have no certain words
 */
export function expandShortForms(text: string): string | null {
  if (UNCLEAR.test(text)) return null;
  return SHORT_FORMS.reduce((written, [form, words]) => written.replace(form, words), text);
}
