import type { NoteSentence } from '../../generation/reading/note-sentence.ts';
import { restricts } from '../../generation/reading/restrictions.ts';
import { sentenceName, sentenceOrigin } from '../../generation/statements/sentence-origin.ts';
import { statedNumber } from '../../generation/statements/stated-number.ts';
import { contentStems, wordsOf } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { BLANK, type CardIdea } from './card-idea.ts';

const WORTH_OF_CAUSE = 0.6;
const WORTH_OF_NUMBER = 0.5;
const WORTH_OF_COMPARISON = 0.5;

/** What typed notes state: causes, numbers and comparisons. Of a book readers could use too few of them. */
export function statementCards({ sentences, isBook, language }: CardNote): CardIdea[] {
  if (isBook || language !== 'eng') return [];
  return sentences
    .filter(
      ({ tagged }) => tagged !== null && !/^(?:participle|verb|adverb)$/.test(tagged[0]?.wordClass ?? ''),
    )
    .flatMap((sentence) => [causeIn(sentence), numberIn(sentence), comparisonIn(sentence)])
    .filter((idea) => idea !== null);
}

const BECAUSE = /^(?<said>[^,;:]{12,140}),? because (?<cause>[^;:]{12,160}?)[.]?$/;
/** With another clause it is not clear of what the reason is. */
const OTHER_CLAUSE = /\b(?:because|if|unless|although|while|whereas|when|so that|not|which|who|but)\b/i;
const FEWEST_OF_CAUSE = 3;

/** "Why? The left ventricle has the thickest wall." */
function causeIn(sentence: NoteSentence): CardIdea | null {
  const { said = '', cause = '' } = BECAUSE.exec(flat(sentence.text))?.groups ?? {};
  // What happened once in a year is told of something that was named before.
  if (said === '' || /^(?:In|On|At) \d/.test(said) || OTHER_CLAUSE.test(said) || OTHER_CLAUSE.test(cause))
    return null;
  if (contentStems(said).size < FEWEST_OF_CAUSE || contentStems(cause).size < FEWEST_OF_CAUSE) return null;
  return {
    source: 'cause',
    front: `Why? ${said}.`,
    answers: [`because ${cause}`],
    origin: sentenceOrigin(sentence),
    about: [sentenceName(sentence)],
    worth: WORTH_OF_CAUSE,
  };
}

const MOST_WORDS_OF_NUMBER = 20;
const FEWEST_STEMS_OF_NUMBER = 4;
const APPROXIMATE =
  /\b(?:about|around|nearly|almost|roughly|approximately|over|more than|less than|up to|at least|abt|to|or)\s$/i;

/** "The Senate has ________ members." */
function numberIn(sentence: NoteSentence): CardIdea | null {
  const text = flat(sentence.text);
  if (wordsOf(text).length > MOST_WORDS_OF_NUMBER || contentStems(text).size < FEWEST_STEMS_OF_NUMBER)
    return null;
  const number = statedNumber(text);
  if (number === null || number.form === 'year' || APPROXIMATE.test(text.slice(0, number.start))) return null;
  return {
    source: 'number',
    isCloze: true,
    front: `${text.slice(0, number.start)}${BLANK}${text.slice(number.start + number.text.length)}`,
    answers: [number.text],
    origin: sentenceOrigin(sentence),
    about: [sentenceName(sentence)],
    worth: WORTH_OF_NUMBER,
  };
}

const NAME = String.raw`(?:(?:[Aa]n?|[Tt]he) )?[\p{L}-]+(?: [\p{L}-]+){0,3}?`;
/** Two halves with one verb, each about a thing of its own. */
const WHEREAS = new RegExp(
  `^(?<one>${NAME}) (?<verb>\\p{L}+) [^,;:]{8,100},? (?:whereas|while) (?<other>${NAME}) \\k<verb> [^,;:]{8,100}?\\.?$`,
  'u',
);

/** "Arteries carry blood away from the heart, whereas veins carry it back". */
function comparisonIn(sentence: NoteSentence): CardIdea | null {
  const text = flat(sentence.text);
  const { one = '', other = '' } = WHEREAS.exec(text)?.groups ?? {};
  if (one === '' || restricts(other)) return null;
  if (!contentStems(one).isDisjointFrom(contentStems(other)) && contentStems(one).size === 1) return null;
  return {
    source: 'comparison',
    front: `What is the difference between ${one.charAt(0).toLowerCase()}${one.slice(1)} and ${other}?`,
    answers: [text.replace(/[.]$/, '')],
    origin: sentenceOrigin(sentence),
    about: [sentenceName(sentence)],
    worth: WORTH_OF_COMPARISON,
  };
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
