import { isPluralNoun, isPluralPhrase } from '../../../text/number-form.ts';
import { tagWords } from '../../../text/part-of-speech.ts';
import { wordsOf } from '../../../text/words.ts';
import { columnName, isOneWord, isYear, type Phrases } from './phrases.ts';

/** The head of a column that goes on in the cell, or asks: "Headed by", "Found in", "How it sounds". */
const OPEN_HEAD = /\b(?:by|in|at|of|for|to|with|from|on|as)$|^(?:how|what|why|when|where|who|which)\b/i;

/** English forms follow the grammar of the fact: "controls the cell" is asked otherwise than "movement of water". */
export const englishPhrases: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `Which year goes with “${meaning}”?`;
    if (isOneWord(meaning)) return `Which of the following goes with “${meaning}”?`;
    return saysWhatItDoes(meaning)
      ? `Which of the following ${lowerFirst(meaning)}?`
      : `Which of the following fits the description “${meaning}”?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `What does the note give for the year ${term}?`;
    return `Which of the following ${isOneWord(meaning) ? 'goes with' : 'describes'} “${term}”?`;
  },
  member: (head, isOpposite) => `Which of the following is ${isOpposite ? oneOf(head) : listed(head)}?`,
  exception: (head, isOpposite) =>
    `Which of the following is NOT ${isOpposite ? oneOf(head) : listed(head)}?`,
  point: (head) => `Which of the following is said of “${head}”?`,
  first: (head) => `Which of the following comes first under “${head}”?`,
  after: (step, head) => `What comes directly after “${step}” under “${head}”?`,
  value: (column, subject) =>
    OPEN_HEAD.test(column)
      ? `What stands under “${column}” for “${subject}”?`
      : `What ${isPluralPhrase(column) ? 'are' : 'is'} the ${columnName(column)} of “${subject}”?`,
  subject: (value, column, subjects) =>
    `Which ${isOneSubject(subjects) ? columnName(subjects) : 'of the following'} has “${value}” under “${column}”?`,
};

/** "Planet" has a value; "Planets" would have theirs, and "Found in" is no subject. */
function isOneSubject(subjects: string): boolean {
  return subjects !== '' && !isPluralPhrase(subjects) && !OPEN_HEAD.test(subjects);
}

const PARTICLE = /^(?:out|down|up|off|on|away|over|back|together|apart)$/;
/** Behind them a plural is a noun more often than a verb: "plants without seeds", "rules for trade". */
const AFTER_NOUN = /^(?:of|with|without|for|that|which|who)$/;

/** "controls what enters the cell" goes on from its term; "movement of water" stands for it. */
function saysWhatItDoes(meaning: string): boolean {
  const sentence = `It ${lowerFirst(meaning)}.`;
  const words = wordsOf(sentence);
  const first = words[1];
  if (first === undefined || !endsLikeVerb(first.lower)) return false;
  const [, verb, next] = tagWords(sentence, words);
  if (opensWithNoun(meaning)) return false;
  if (verb?.wordClass !== 'verb' || next === undefined) return verb?.wordClass === 'verb';
  if (PARTICLE.test(next.lower)) return true;
  // "chromosomes condense", "laws made by parliament", "moss growing on rock": the first word is a noun.
  return !/^(?:verb|participle|gerund)$/.test(next.wordClass) && !AFTER_NOUN.test(next.lower);
}

/** "Gas" and "lens" end in the same letter, but are no plurals either. */
function endsLikeVerb(lower: string): boolean {
  return /^(?:is|was|has|are|have|can|does)$/.test(lower) || (/s$/.test(lower) && isPluralNoun(lower));
}

/** "Germs move to cooked food" says what germs do, and "animals in a herd" what they are. */
function opensWithNoun(meaning: string): boolean {
  const sentence = `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`;
  const [first, second] = tagWords(sentence, wordsOf(sentence));
  return first?.wordClass === 'noun' && (second?.wordClass === 'verb' || second?.wordClass === 'preposition');
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "one of the causes of inflation". */
function oneOf(head: string): string {
  const plain = head.replace(/^the\s+/i, '');
  return /^\p{L}+s\b/iu.test(plain) ? `one of the ${lowerFirst(plain)}` : listed(head);
}

const listed = (head: string) => `listed under “${head}”`;
