/**
 * Reads what a model answered against the passages that it was sent. Every mark that stays leads to a quote that is in its
 * passage; of everything else the reader is told that it is not from the notes.
 */
import { StatementVerifier } from '../../guide/model/verify-statement.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import { getLanguage } from '../../text/language.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems, getWords } from '../../text/words.ts';
import { apartMark, citationMark } from '../assistant-rules.ts';
import { findMarks, marked, withoutPrompt, withPlainMarks } from './answer-marks.ts';

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
}

/** The start of an answer that the notes do not give; models are instructed to use exactly this sentence. */
export const notCovered = 'Your note does not seem to cover this.';

/** Fewer words of a subject state nothing. */
const LEAST_STEMS = 2;
/** A sentence without a mark among marked ones counts as separate, unless nearly all of it is in a passage. */
const LEAST_UNMARKED = 0.75;

/** A rejection, or a remark about the note, states nothing about its subject. */
const OWN_VOICE =
  /^(?:(?:i['’]?m|i am) (?:sorry|unable|not able)|i (?:can(?:not|['’]t| only)|won['’]t|do(?: not|n['’]t))|sorry\b|(?:your|the|these|this) notes? (?:says?|gives?|ha(?:s|ve)|do(?:es)?) (?:no|not|nothing)\b)/i;

/** @param writtenText by the model @param passages that were sent with the question */
export function verifyAnswer(writtenText: string, passages: readonly OfferedPassage[]): VerifiedAnswer {
  const steps = verifyingAnswer(writtenText, passages);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** As `verifyAnswer`, with a rest after each sentence: a long answer may be verified in turns with other work. */
export function* verifyingAnswer(
  writtenText: string,
  passages: readonly OfferedPassage[],
): Generator<void, VerifiedAnswer> {
  const known = new Map(passages.map((passage) => [passage.number, passage]));
  const numbers = new Set(known.keys());
  const lines = getLines(withoutPrompt(writtenText)).map(({ line, isText }) => ({
    isText,
    line: isText ? withPlainMarks(line, numbers) : line,
  }));
  yield;
  const reader = new SentenceReader(known, {
    hasMarks: lines.some(({ line, isText }) => isText && /\[P\d+\]/.test(line)),
    isForeign: isForeignTo(writtenText, passages),
  });
  const read: string[] = [];
  for (const { line, isText } of lines) read.push(isText ? yield* reader.readLine(line) : line);
  const checked = read.join('\n');
  const citations = reader.citations();
  const saysSo = checked.startsWith(notCovered);
  const states = saysSo || citations.length > 0 || checked.includes(apartMark);
  const isCovered = states && !(reader.isForeign && !saysSo) ? citations.length > 0 && !saysSo : null;
  const isMissing = isCovered === false && !saysSo;
  return { text: isMissing ? `${notCovered}\n\n${checked}` : checked, citations, isCovered };
}

/** The language of a shorter answer is uncertain. */
const FEWEST_WORDS = 15;

/** Words cannot be compared across languages: a French answer about an English note. */
function isForeignTo(writtenText: string, passages: readonly OfferedPassage[]): boolean {
  if (getWords(writtenText).length < FEWEST_WORDS) return false;
  const [ofAnswer, ofNote] = [writtenText, passages.map(({ text }) => text).join(' ')].map(getLanguage);
  return ofAnswer !== null && ofNote !== null && ofAnswer !== ofNote;
}

/** Lines of code and of displayed formulas are no sentences. */
function getLines(text: string): { line: string; isText: boolean }[] {
  let [fence, isFormula] = ['', false];
  return text.split('\n').map((line) => {
    const [, sign = ''] = /^\s*(```|~~~)/.exec(line) ?? [];
    const isBorder = sign !== '' && (fence === '' || fence === sign);
    if (isBorder) fence = fence === '' ? sign : '';
    const dollars = fence === '' ? (line.match(/\$\$/g) ?? []).length : 0;
    const isText = !isBorder && fence === '' && !isFormula && dollars === 0;
    if (dollars % 2 === 1) isFormula = !isFormula;
    return { line, isText };
  });
}

/** The signs of lists, quotes, headings and tables at the start of a line. */
const PREFIX = /^\s*(?:(?:[-*+>]|\d{1,3}[.)]|#{1,6}|\|)\s+)*/;

/** Trims one end after the other, because one expression for both takes quadratic time if a model repeats spaces. */
function splitLine(line: string): { prefix: string; sentences: string; suffix: string } {
  const [prefix = ''] = PREFIX.exec(line) ?? [];
  const content = line.slice(prefix.length);
  // A row of a table ends in a bar.
  const sentences = content.trimEnd().replace(/\|$/, '').trimEnd();
  return { prefix, sentences, suffix: content.slice(sentences.length) };
}

class SentenceReader {
  readonly #known: ReadonlyMap<number, OfferedPassage>;
  readonly #verifiers: ReadonlyMap<number, StatementVerifier>;
  readonly #hasMarks: boolean;
  readonly isForeign: boolean;
  readonly #quotes = new Map<number, Set<string>>();
  /** A model that goes round says the same sentence again. */
  readonly #read = new Map<string, string>();

  constructor(
    known: ReadonlyMap<number, OfferedPassage>,
    { hasMarks, isForeign }: { hasMarks: boolean; isForeign: boolean },
  ) {
    this.#known = known;
    this.#hasMarks = hasMarks;
    this.isForeign = isForeign;
    this.#verifiers = new Map(
      [...known].map(([number, passage]) => [number, new StatementVerifier([passage])]),
    );
  }

  *readLine(line: string): Generator<void, string> {
    const { prefix, sentences, suffix } = splitLine(line);
    if (/^[\s|:-]*$/.test(sentences)) return line;
    const isHeading = prefix.includes('#');
    const parts = [prefix];
    let index = 0;
    for (const { start, end } of sentenceSpans(sentences)) {
      yield;
      parts.push(sentences.slice(index, start), this.#readOnce(sentences.slice(start, end), isHeading));
      index = end;
    }
    parts.push(sentences.slice(index), suffix);
    return parts.join('');
  }

  #readOnce(sentence: string, isHeading: boolean): string {
    const key = `${isHeading}${sentence}`;
    const read = this.#read.get(key) ?? this.#readSentence(sentence, isHeading);
    this.#read.set(key, read);
    return read;
  }

  #readSentence(sentence: string, isHeading: boolean): string {
    const { numbers, plain } = findMarks(sentence);
    const bare = plain.trim();
    if (bare === '') return '';
    const isNamed = numbers.some((number) => this.#known.has(number));
    const proven = isNamed ? this.#proven(bare, numbers) : this.#found(bare);
    const isAboutItself = OWN_VOICE.test(bare) || (this.isForeign && !isNamed);
    const states =
      contentStems(bare).size >= LEAST_STEMS && !/[?:]["'”’)]?$/.test(bare) && !isHeading && !isAboutItself;
    const isApart = proven.length === 0 && bare !== notCovered && (states || numbers.length > 0);
    return marked(plain, isApart ? apartMark : proven.map(citationMark).join(''));
  }

  /** @returns the named passages that state it, alone or together */
  #proven(sentence: string, numbers: readonly number[]): number[] {
    const known = [...new Set(numbers)].filter((number) => this.#known.has(number));
    const alone = known.filter((number) => this.#states(sentence, number));
    if (alone.length > 0 || known.length < 2) return alone;
    const together = known.flatMap((number) => this.#known.get(number) ?? []);
    const proof = new StatementVerifier(together).proofOf(sentence, known);
    if (proof === null || proof.isDoubtful) return [];
    return known.filter((number) => {
      const quotes = proof.passages.filter(({ quote }) => this.#known.get(number)?.text.includes(quote));
      for (const { quote } of quotes) this.#quote(number, quote);
      return quotes.length > 0;
    });
  }

  /** @returns the passage that states a sentence without a mark */
  #found(sentence: string): number[] {
    const stems = contentStems(sentence);
    if (this.isForeign || stems.size < LEAST_STEMS || /\?["'”’)]?$/.test(sentence)) return [];
    const shares = [...this.#known.values()]
      .map(({ number, text }) => ({ number, share: coverage(stems, contentStems(text)) }))
      .filter(({ share }) => !this.#hasMarks || share >= LEAST_UNMARKED)
      .sort((one, other) => other.share - one.share);
    return shares.slice(0, 1).flatMap(({ number }) => (this.#states(sentence, number) ? [number] : []));
  }

  #states(sentence: string, number: number): boolean {
    if (this.isForeign) return this.#hasNumbersOf(sentence, number);
    const proof = this.#verifiers.get(number)?.proofOf(sentence, [number]);
    if (!proof || proof.isDoubtful) return false;
    for (const { quote } of proof.passages) this.#quote(number, quote);
    return true;
  }

  /** All that can be compared across languages. The quote is the whole passage. */
  #hasNumbersOf(sentence: string, number: number): boolean {
    const text = this.#known.get(number)?.text ?? '';
    const has = (sentence.match(/\d+/g) ?? []).every((figure) => text.includes(figure));
    if (has) this.#quote(number, text.trim());
    return has;
  }

  #quote(number: number, quote: string): void {
    this.#quotes.set(number, (this.#quotes.get(number) ?? new Set()).add(quote));
  }

  citations(): VerifiedCitation[] {
    return [...this.#quotes].map(([number, quotes]) => ({
      number,
      quote: spanning(this.#known.get(number)?.text ?? '', [...quotes]),
    }));
  }
}

/** @returns the part of a passage from the first to the last of its quotes */
function spanning(text: string, quotes: readonly string[]): string {
  const starts = quotes.map((quote) => text.indexOf(quote));
  const ends = quotes.map((quote, index) => (starts[index] ?? 0) + quote.length);
  return text.slice(Math.min(...starts), Math.max(...ends));
}
