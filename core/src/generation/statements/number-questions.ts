import { contentStems } from '../../text/words.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { isSelfContained, isWellFormed, isWholeBlank } from '../gate/stem-rules.ts';
import { withFinalMark } from '../reading/asides.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { Term } from '../terms/term.ts';
import { sentenceName, sentenceOrigin } from './sentence-origin.ts';
import { type StatedNumber, statedNumber, valuesNear } from './stated-number.ts';

/** Of a sentence about a term; any other number is a detail: readers could use 3 of 44. */
const WORTH = -2;
const WORTH_OF_YEAR = -4;
const WORTH_OF_DETAIL = -9;
/** The first word of a term behind "the normal" still belongs to the subject. */
const LAST_OF_SUBJECT = 2;

/** A number that a sentence states, and the sentence with a blank in its place. */
interface NumberStatement {
  sentence: NoteSentence;
  number: StatedNumber;
  stem: string;
}

/** Asks how many, how much and when; beside the key stand numbers of its form that the note states, and near values. */
export function numberQuestions(sentences: readonly NoteSentence[], terms: readonly Term[]): FactQuestion[] {
  const taught = sentencesAbout(terms);
  const statements = sentences.flatMap((sentence) => statementIn(sentence) ?? []);
  return statements.map(({ sentence, number, stem }, at) => ({
    kind: 'number',
    stem,
    key: number.text,
    distractors: valuesNear(
      number,
      statements.slice(Math.max(0, at - NEAR_STATEMENTS), at + NEAR_STATEMENTS).map((other) => other.number),
      at,
    ),
    origin: sentenceOrigin(sentence),
    worth: worthOf(number, taught.has(sentence)),
    spends: [sentenceName(sentence)],
  }));
}

function worthOf({ form }: StatedNumber, isTaught: boolean): number {
  if (isTaught) return WORTH;
  return form === 'year' ? WORTH_OF_YEAR : WORTH_OF_DETAIL;
}

/** Those that open with a term: elsewhere the number is said of something else. */
function sentencesAbout(terms: readonly Term[]): Set<NoteSentence> {
  const strong = terms.filter(({ isBold, definitionStrength }) => isBold || definitionStrength >= 0.9);
  const opening = strong.flatMap(({ mentions }) => mentions.filter(({ first }) => first <= LAST_OF_SUBJECT));
  return new Set(opening.map(({ sentence }) => sentence));
}

/** Numbers further away, in statements, are of another subject. */
const NEAR_STATEMENTS = 50;

/** Brackets and quotations often hold half of what a number means; what is not so many has no number. */
const UNFIT = /[()[\]"“”;:]|\b(?:not|never|no)\b/;
/** "…, who died in ________": the sentence is about something else. */
const IN_ASIDE = /,\s(?:who|whose|which|where|when)\s[^,]*_{8}/;
/** "Great Britain had much to celebrate in 1763" is no fact worth a question. */
const FEWEST_STEMS = 7;

function statementIn(sentence: NoteSentence): NumberStatement | null {
  if (sentence.tagged === null || UNFIT.test(sentence.text)) return null;
  if (contentStems(sentence.text).size < FEWEST_STEMS) return null;

  const text = sentence.text.replace(/\s+/g, ' ').trim();
  const number = statedNumber(text);
  if (number === null) return null;

  const stem = withFinalMark(
    `${text.slice(0, number.start)}________${text.slice(number.start + number.text.length)}`,
  );
  const isFair = isSelfContained(stem) && isWellFormed(stem) && isWholeBlank(stem);
  return isFair && !IN_ASIDE.test(stem) ? { sentence, number, stem } : null;
}
