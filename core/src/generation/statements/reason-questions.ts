import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, wordsOf } from '../../text/words.ts';
import { capitalised } from '../asides.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { isSelfContained, isWellFormed } from '../gate/stem-rules.ts';
import type { NoteSentence } from '../note-sentence.ts';
import { sentenceName, sentenceOrigin } from './sentence-origin.ts';

const WORTH = 3.5;
const FEWEST_WORDS = 3;
const MOST_WORDS = 18;
const FEWEST_BEFORE = 5;
const MOST_LENGTH_RATIO = 1.7;
const SAME_REASON = 0.4;
/** A reason from further away, in sentences, is struck out by its subject. */
const FARTHEST = 60;

/**
 * How a sentence ties a cause to its effect, and what follows: a clause, a purpose, a cause or an effect. Reasons after the
 * same tie can stand for one another in grammar.
 */
const TIES: readonly (readonly [string, RegExp])[] = [
  ['clause', /\s(?:because|since)\s+(?!of\b)(?=\p{L})/u],
  ['clause', /,?\s(?:so that)\s+(?=\p{L})/u],
  ['purpose', /\s(?:in order to)\s+(?=\p{L})/u],
  ['cause', /\s(?:because of|due to|caused by|as a result of|owing to)\s+(?=\p{L})/u],
  [
    'effect',
    /\s(?:led to|leads to|lead to|resulted in|results in|result in|gave rise to|gives rise to)\s+(?=\p{L})/u,
  ],
];

/** What a sentence gives as the reason or the outcome of something. */
interface Reason {
  sentence: NoteSentence;
  tie: string;
  /** The sentence up to its reason. */
  stem: string;
  text: string;
  stems: ReadonlySet<string>;
}

/** Asks for the reasons and outcomes that sentences state; beside the key stand others that the note states in that form. */
export function reasonQuestions(sentences: readonly NoteSentence[]): FactQuestion[] {
  const reasons = sentences.flatMap((sentence) => reasonIn(sentence) ?? []);
  return reasons.map((reason, at) => ({
    kind: 'why',
    stem: `${reason.stem} ________.`,
    key: reason.text,
    distractors: besides(reason, reasons.slice(Math.max(0, at - FARTHEST), at + FARTHEST)),
    origin: sentenceOrigin(reason.sentence),
    worth: WORTH,
    spends: [sentenceName(reason.sentence)],
  }));
}

const PRONOUN = /^(?:it|they|he|she|we|you|this|that|these|those|there|his|her|its|their|our)\b/i;
/** A second statement after the reason. */
const FURTHER = /[;:()—–]|,\s+(?:which|who|and|but|so|while|whereas|although|as well as)\b/;

function reasonIn(sentence: NoteSentence): Reason | null {
  if (sentence.tagged === null) return null;

  const text = sentence.text.replace(/\s+/g, ' ').replace(/[.!]["”’)]?\s*$/, '');
  const found = TIES.map(([tie, pattern]) => ({ tie, match: pattern.exec(text) })).filter(
    ({ match }) => match !== null,
  );
  const [first] = found;
  if (found.length !== 1 || first?.match == null) return null;

  const at = first.match.index + first.match[0].length;
  const stem = capitalised(text.slice(0, at).trim());
  const reason = text.slice(at).trim();
  const words = wordsOf(reason).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS || PRONOUN.test(reason) || FURTHER.test(reason)) return null;
  if (wordsOf(stem).length < FEWEST_BEFORE || /[;:()—–]/.test(stem) || !isWhole(stem)) return null;

  return { sentence, tie: first.tie, stem, text: reason, stems: contentStems(reason) };
}

const isWhole = (stem: string) => isSelfContained(stem) && isWellFormed(`${stem} so.`);

function besides(reason: Reason, reasons: readonly Reason[]): string[] {
  return reasons
    .filter((other) => other !== reason && suits(other, reason))
    .map((other) => ({ text: other.text, distance: distanceOf(other, reason) }))
    .sort((left, right) => left.distance - right.distance)
    .map(({ text }) => text);
}

function suits(other: Reason, reason: Reason): boolean {
  const ratio = other.text.length / reason.text.length;
  if (other.tie !== reason.tie || distanceOf(other, reason) > FARTHEST) return false;
  if (ratio > MOST_LENGTH_RATIO || ratio < 1 / MOST_LENGTH_RATIO) return false;
  return overlapF1(other.stems, reason.stems) < SAME_REASON;
}

function distanceOf({ sentence }: Reason, reason: Reason): number {
  return Math.abs(sentence.index - reason.sentence.index);
}
