import { getWords } from '../../text/words.ts';

const ASKS_MEANING = /^What (?:is|are) (?:(?:an?|the) )?[\p{L}-]+\?$/iu;
const ONE_WORD = /^(?:(?:an?|the) )?[\p{Ll}-]+\.?$/u;

/** @returns whether one word is all that a question for a meaning gets: "What is osmosis?" "A movement" */
export const isOneWordMeaning = (question: string, answer: string): boolean =>
  ASKS_MEANING.test(question) && ONE_WORD.test(answer);

const ASKS_DEFINITION = /\bWhat is meant by\b|^What (?:is|are) (?:(?:an?|the) )?[\p{L}-]+\?$/iu;
const EFFECT = /^(?:\p{L}+ )?(?:gives?|suffers?|causes?|leads? to|wastes?)\s/iu;

/** @returns whether a question for a meaning is answered by an effect: "What is meant by SJF?" "Gives the least waiting time" */
export const isEffect = (question: string, answer: string): boolean =>
  ASKS_DEFINITION.test(question) && EFFECT.test(answer);

const VAGUE =
  /^(?:the|an?|one)\s(?:[\p{L}-]+\s)?(?:components?|parts?|elements?|aspects?|features?|concepts?|examples?|factors?|topics?|ideas?|matter|issue|question|problem|area|field)\s(?:of|in|for)\b/iu;
const MAX_WORDS = 9;

/**
 * Tells whether a meaning only says what its term belongs to: "a critical component of symbolic interactionism".
 *
 * @param meaning in English, with its article
 */
export function isVagueGenus(meaning: string): boolean {
  return VAGUE.test(meaning) && getWords(meaning).length <= MAX_WORDS;
}
