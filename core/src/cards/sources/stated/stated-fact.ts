import { getClasses } from '../../../generation/classes/noun-classes.ts';
import type { NoteSentence } from '../../../generation/reading/note-sentence.ts';
import type { CapitalTest } from '../../../generation/typed/reasons/proper-word.ts';
import { tagWords } from '../../../text/part-of-speech.ts';
import { getWords } from '../../../text/words.ts';
import type { CardSource } from '../../card-draft.ts';
import { isKnownName } from '../proper-names.ts';

/** A statement of a sentence, as a question and its answers. */
export interface StatedFact {
  front: string;
  /** Ranges of the sentence. */
  answers: string[];
  source: Extract<CardSource, 'genus' | 'called' | 'list'>;
  /** The subject: two sentences about one thing in one way give one question. */
  topic: string;
  /** The number of sentences behind this one that the answers reach into; 0 by default. */
  laterSentences?: number;
  /** The number of sentences before this one that the question reaches into; 0 by default. */
  earlierSentences?: number;
}

/** A sentence with its surroundings. */
export interface StatedSentence {
  sentence: NoteSentence;
  /** The sentence in one line, without the remarks and the opening word that ties it to the previous sentence. */
  text: string;
  /** The heading above it; null if there is none that names something. */
  heading: string | null;
  /** True for the first sentence below its heading. */
  isFirst: boolean;
  /** The sentences right before and behind it, in one line; empty at the end of a part. */
  previous: string;
  next: string;
  hasCapital: CapitalTest;
}

/** The opening of a name: one word with a capital or several, with their small words. */
export const NAME = String.raw`['‘’ʻ]?(?:\p{Lu}\. ){0,3}\p{Lu}[\p{L}\p{M}'’-]*(?: (?:(?:of|the|al|ibn|bin|b\.|de|da) ){0,2}\p{Lu}[\p{L}\p{M}'’-]*){0,4}`;
/** A subject of a few words. */
export const SUBJECT = String.raw`(?<subject>['‘’ʻ]?\p{Lu}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}\p{N}'’-]+){0,4}?)(?: \([^()]{2,60}\))?`;

/** "Joule's experiment" */
const OF_PERSON = /^\p{Lu}\p{Ll}+['’]s\s/u;
const ARTICLE = /^(?:An?|The)(?= )/;

/** @returns a subject as it stands inside a sentence */
export function insideSentence(subject: string, hasCapital: CapitalTest): string {
  if (ARTICLE.test(subject)) return subject.charAt(0).toLowerCase() + subject.slice(1);
  const [first = '', second = ''] = getWords(subject).map(({ text }) => text);
  if (OF_PERSON.test(subject) || isKnownName(first) || hasCapital(first, second)) return subject;
  return subject.replace(/\p{Lu}/u, (letter) => letter.toLowerCase());
}

const BEHIND_NOUN =
  /\s(?:of|who|that|which|whose|from|in|with|for|to|on|at|by|called|named|known|headed|led|based)\s.*$/;

/** @returns whether a phrase names people: "a Fulani scholar", "seventy war captains" */
export function namesPeople(phrase: string): boolean {
  const noun = getWords(phrase.replace(BEHIND_NOUN, '')).at(-1)?.lower ?? '';
  const classes = getClasses(noun);
  return classes === '' ? /(?:ist|ian|eer)s?$/.test(noun) : classes.startsWith('p');
}

/** "A group of traders formed a union": a form in "ed" with an object is a verb. */
const IS_OBJECT = /^(?:the|an?|his|her|its|their|this|that|it|them|him|all|most|some)$/;

/** @returns whether a phrase has a verb outside its clauses with "who" and "that" */
export function hasVerb(phrase: string): boolean {
  const plain = phrase.replace(/\s(?:who|whom|that|which|where|when|because|since|if|so)\s.*$/, '');
  const tagged = tagWords(`${plain}.`, getWords(plain));
  return tagged.some(
    ({ wordClass, lower }, index) =>
      wordClass === 'verb' ||
      /^(?:is|are|was|were|has|had|have|can|will|may)$/.test(lower) ||
      (wordClass === 'participle' && index > 0 && IS_OBJECT.test(tagged[index + 1]?.lower ?? '')),
  );
}
