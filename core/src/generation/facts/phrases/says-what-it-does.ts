import { lowerFirst } from '../../../text/lower-first.ts';
import { isPluralNoun } from '../../../text/number-form.ts';
import { tagWords } from '../../../text/part-of-speech.ts';
import { getWords } from '../../../text/words.ts';

const PARTICLE = /^(?:out|down|up|off|on|away|over|back|together|apart)$/;
/** Behind them a plural is a noun more often than a verb: "plants without seeds", "rules for trade". */
const AFTER_NOUN = /^(?:of|with|without|for|that|which|who)$/;

/**
 * @param meaning of an English term
 * @returns whether it continues the term, such as "controls what enters the cell", and not "movement of
 * water", which replaces it
 */
export function saysWhatItDoes(meaning: string): boolean {
  const sentence = `It ${lowerFirst(meaning)}.`;
  const words = getWords(sentence);
  const first = words[1];
  if (first === undefined || !endsLikeVerb(first.lower)) return false;
  // "Mines, quarries and oil wells" are examples.
  if (/^,(?! then| and)/.test(sentence.slice(first.end))) return false;
  const [, verb, next] = tagWords(sentence, words);
  if (opensWithNoun(meaning)) return false;
  if (verb?.wordClass !== 'verb' || next === undefined) return verb?.wordClass === 'verb';
  if (PARTICLE.test(next.lower)) return true;
  // "chromosomes condense", "laws made by parliament", "moss growing on rock": the first word is a noun.
  return !/^(?:verb|participle|gerund)$/.test(next.wordClass) && !AFTER_NOUN.test(next.lower);
}

/** "Gas" and "lens" end in the same letter, but are no plurals either. */
function endsLikeVerb(lower: string): boolean {
  if (/['’]/.test(lower)) return false;
  return /^(?:is|was|has|are|have|can|does)$/.test(lower) || (/s$/.test(lower) && isPluralNoun(lower));
}

/** "Germs move to cooked food" says what germs do, and "animals in a herd" what they are. */
function opensWithNoun(meaning: string): boolean {
  const sentence = `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`;
  const [first, second, third] = tagWords(sentence, getWords(sentence));
  if (first?.wordClass !== 'noun' || second === undefined) return false;
  // "Textbooks and lessons taught it": two nouns.
  const goesOn = /^(?:and|or)$/.test(second.lower) ? third?.wordClass === 'noun' : null;
  return goesOn ?? (second.wordClass === 'verb' || second.wordClass === 'preposition');
}
