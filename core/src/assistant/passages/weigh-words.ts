/** The words by which a question is searched, with their weights and the words of the notes that stand for them. */
import { getStem } from '../../text/stem.ts';
import { getWords } from '../../text/words.ts';
import { findAbbreviations } from '../related-words/abbreviations.ts';
import { getVariants } from '../related-words/word-variants.ts';
import type { SearchedPassage } from './note-lines.ts';
import type { NoteUnit } from './note-units.ts';
import type { QuestionIntent } from './question-intent.ts';
import { stemsOfQuestion } from './question-words.ts';

/** A question, with the previous one if it depends on it. */
export interface SearchQuestion {
  question: string;
  previous: string | null;
}

export interface WeightedWord {
  /** Rare words of the notes weigh more. */
  weight: number;
  /** Stems of the notes that stand for it, with their shares from 0 to 1; 1 is the word itself. */
  variants: ReadonlyMap<string, number>;
  /** It is in this question, not only in the previous one. */
  isSubject: boolean;
}

/** Words of the previous question say less about this one. */
const PREVIOUS_SHARE = 0.5;
/** A word that is in no note tells little: students choose their own words. */
const ABSENT_SHARE = 0.5;
/** Such a word says what happened and seldom to what. */
const GENERIC = new Set(
  'become begin call came case cause come find form found happen introduce involve made need normal occur produce publish start take told took use work write written wrote'
    .split(' ')
    .map(getStem),
);
const GENERIC_SHARE = 0.5;
/** A long word is a term of the subject more often. */
const LENGTH_SHARE = 0.04;
const MAX_LENGTH = 12;
/** The kind of the answer, which a note seldom names: "which organ makes renin?" */
const KIND = /\b(?:which|what)\s+(\p{L}+)\s+\p{L}/iu;

/** @param units of the searched passages */
export function weighWords(
  input: SearchQuestion,
  intent: QuestionIntent,
  searched: readonly SearchedPassage[],
  units: readonly NoteUnit[],
): WeightedWord[] {
  const { question, previous } = input;
  const text = searched.map((passage) => passage.text).join('\n');
  const stems = new Set(units.flatMap((unit) => [...unit.stems, ...unit.heading]));
  const vocabulary = { stems, abbreviations: findAbbreviations(`${previous ?? ''} ${question}`, text) };
  const { now, earlier } = splitStems(input, intent);
  const names = getNames(question);
  const generic = new Set([...GENERIC, ...stemsOfQuestion(KIND.exec(question)?.[1] ?? '')]);
  const weigh = (stem: string, isSubject: boolean): WeightedWord => {
    const variants = getVariants(stem, vocabulary, names.has(stem));
    const isIn = ({ stems: its }: NoteUnit) =>
      stems.has(stem) ? its.includes(stem) : its.some((one) => variants.has(one));
    const having = units.filter(isIn).length;
    const rarity = Math.log(1 + (units.length - having + 0.5) / (having + 0.5));
    const shares = [
      isSubject ? 1 : PREVIOUS_SHARE,
      variants.size === 0 ? ABSENT_SHARE : 1,
      generic.has(stem) ? GENERIC_SHARE : 1,
      1 + LENGTH_SHARE * Math.min(stem.length, MAX_LENGTH),
    ];
    return { variants, isSubject, weight: shares.reduce((product, share) => product * share, rarity) };
  };
  return [...now.map((stem) => weigh(stem, true)), ...earlier.map((stem) => weigh(stem, false))];
}

function splitStems({ question, previous }: SearchQuestion, { form }: QuestionIntent) {
  const all = stemsOfQuestion(question);
  const subjects = all.filter((stem) => !form.has(stem));
  const topicStems = subjects.length > 0 ? subjects : all;
  // "And across?" has only words of grammar.
  const now =
    topicStems.length > 0 || previous === null ? topicStems : getWords(question).map(({ stem }) => stem);
  const earlier = previous === null ? [] : stemsOfQuestion(previous).filter((stem) => !now.includes(stem));
  return { now, earlier };
}

/** Words with a capital that do not open the question. */
function getNames(question: string): ReadonlySet<string> {
  const words = getWords(question).slice(1);
  return new Set(words.flatMap(({ text, stem }) => (/^\p{Lu}/u.test(text) ? [stem] : [])));
}
