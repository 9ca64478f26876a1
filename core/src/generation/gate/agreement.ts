import { isPluralPhrase } from '../../text/number-form.ts';

const SINGULAR_VERB = /^(?:Which of the following|(?:[Aa]n? |[Tt]he )?_{3,}) (?:is|was|has|does)\b/;
const PLURAL_VERB = /^(?:Which of the following|(?:[Tt]he )?_{3,}) (?:are|were|have|do)\b/;

/** True when the verb right after the asked subject has the number of the option; true where there is none. */
export function agreesInNumber(stem: string, option: string): boolean {
  const isPlural = isPluralPhrase(option);
  if (SINGULAR_VERB.test(stem)) return !isPlural;
  return !PLURAL_VERB.test(stem) || isPlural;
}
