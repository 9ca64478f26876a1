/**
 * Reads what a model answered against the passages that it was sent. Every mark that stays leads to a quote that is in its
 * passage; of everything else the reader is told that it is not from the notes.
 */
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import { getLanguage } from '../../text/language.ts';
import { getWords } from '../../text/words.ts';
import { apartMark } from '../assistant-rules.ts';
import { getLines } from './answer-lines.ts';
import { withoutPrompt, withPlainMarks } from './answer-marks.ts';
import { type ReadSentence, SentenceReader } from './sentence-reader.ts';

/** A passage of one of several notes, with the number that it has in its conversation. */
export interface OfferedPassage extends NotePassage {
  noteId: string;
  title: string;
}

/** Where what is marked stands. */
export interface VerifiedCitation {
  number: number;
  /** An exact part of the passage. */
  quote: string;
}

export interface VerifiedAnswer {
  text: string;
  /** In the order in which they are first named. */
  citations: VerifiedCitation[];
  /**
   * True if the notes state something about the question; null for an answer that states nothing, such as a
   * question back.
   */
  isCovered: boolean | null;
  /** The sentences that a judge may be asked about. */
  sentences: ReadSentence[];
}

/** The start of an answer that the notes do not give; models are instructed to use exactly this sentence. */
export const notCovered = 'Your note does not seem to cover this.';

/** @param writtenText by the model @param passages that were sent with the question */
export function verifyAnswer(writtenText: string, passages: readonly OfferedPassage[]): VerifiedAnswer {
  const steps = verifyingAnswer(writtenText, passages);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * As `verifyAnswer`, with a rest after each sentence: a long answer may be verified in turns with other work.
 *
 * @param judged what a judge found for sentences without their marks; words decide about all others
 */
export function* verifyingAnswer(
  writtenText: string,
  passages: readonly OfferedPassage[],
  judged: ReadonlyMap<string, Judgement> = new Map(),
): Generator<void, VerifiedAnswer> {
  const passageByNumber = new Map(passages.map((passage) => [passage.number, passage]));
  const numbers = new Set(passageByNumber.keys());
  const hasNames = passages.some(({ text }) => /\bP\d+\b/.test(text));
  const lines = getLines(withoutPrompt(writtenText)).map(({ line, isText }) => ({
    isText,
    line: isText ? withPlainMarks(line, numbers, hasNames) : line,
  }));
  yield;
  const isForeign = isOtherLanguage(writtenText, passages);
  const reader = new SentenceReader(passageByNumber, {
    hasMarks: lines.some(({ line, isText }) => isText && /\[P\d+\]/.test(line)),
    isForeign,
    judged,
  });
  const read: string[] = [];
  for (const { line, isText } of lines) read.push(isText ? yield* reader.readLine(line) : line);
  const text = read.join('\n');
  const citations = reader.citations();
  const denies = text.startsWith(notCovered);
  const states = denies || citations.length > 0 || text.includes(apartMark);
  const isUnread = isForeign && !denies && judged.size === 0;
  const isCovered = states && !isUnread ? citations.length > 0 && !denies : null;
  return { text, citations, isCovered, sentences: reader.sentences() };
}

/** The language of a shorter answer is uncertain. */
const MIN_WORDS = 15;

/** Words cannot be compared across languages: a French answer about an English note. */
function isOtherLanguage(writtenText: string, passages: readonly OfferedPassage[]): boolean {
  if (getWords(writtenText).length < MIN_WORDS) return false;
  const [ofAnswer, ofNote] = [writtenText, passages.map(({ text }) => text).join(' ')].map(getLanguage);
  return ofAnswer !== null && ofNote !== null && ofAnswer !== ofNote;
}
