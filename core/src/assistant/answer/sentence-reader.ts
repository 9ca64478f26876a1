/** Reads the sentences of an answer against its passages: by a judge where it judged one, else by their words. */
import { StatementVerifier } from '../../guide/model/verify-statement.ts';
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import { inContext, type StatementContext } from '../../language-model/judging/statement-context.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { apartMark, citationMark } from '../assistant-rules.ts';
import { sentencesInLine, splitLine } from './answer-lines.ts';
import { findMarks, marked } from './answer-marks.ts';
import { getDenial } from './note-denial.ts';

/** Fewer words of a subject state nothing. */
const MIN_STEMS = 2;
/** A sentence without a mark among marked ones counts as separate, unless nearly all of it is in a passage. */
const MIN_UNMARKED = 0.75;

/** A rejection, a remark about the note and a pleasantry state nothing about its subject. */
const OWN_VOICE =
  /^(?:(?:i['’]?m|i am) (?:sorry|unable|not able)|i (?:can(?:not|['’]t| only)|won['’]t|do(?: not|n['’]t))|sorry\b|(?:your|the|these|this) notes? (?:says?|gives?|ha(?:s|ve)|do(?:es)?) (?:no|not|nothing)\b|(?:i )?hope (?:this|that|it) helps?\b|let me know\b|feel free\b|good luck\b|(?:great|good) question\b|happy to help\b|here (?:is|are) (?:the|an?|your) (?:short |brief )?(?:answer|summary|overview|explanation)\b)/i;

/** A line in bold above a paragraph. */
const BOLD_LINE = /^\*\*[^*\n]{1,100}\*\*[:.]?$/;
const MAX_LEAD_IN = 200;

/** "Your note does not say that: it is the basic standard …" states something all the same. */
const FURTHER_CLAUSE = /(?:[:;–—]|,? but(?! (?:i|we)\b))\s+(?:\S+\s+){2}\S/i;

/** A sentence that states something, without its marks. */
export interface ReadSentence extends StatementContext {
  text: string;
  /** Words find it in a passage. */
  isFoundByWords: boolean;
}

interface Reading {
  /** At least one sentence of the answer has a mark. */
  hasMarks: boolean;
  /** The answer is in another language than the notes, so that words cannot be compared. */
  isForeign: boolean;
  /** Sentences that were judged. */
  judged: ReadonlyMap<string, Judgement>;
}

/** Reads one answer, line by line. */
export class SentenceReader {
  readonly #known: ReadonlyMap<number, NotePassage>;
  readonly #verifiers: ReadonlyMap<number, StatementVerifier>;
  readonly #reading: Reading;
  readonly #quotes = new Map<number, Set<string>>();
  /** A model that goes round says the same sentence again. */
  readonly #read = new Map<string, string>();
  /** Words of the note that deny a sentence of the answer. */
  readonly #denying = new Set<string>();
  readonly #sentences = new Map<string, ReadSentence>();
  /** The line above a list, or the heads of a table: items and rows are no sentences without them. */
  #leadIn = '';
  #isItem = false;
  #isRow = false;

  constructor(passages: ReadonlyMap<number, NotePassage>, reading: Reading) {
    this.#known = passages;
    this.#reading = reading;
    this.#verifiers = new Map(
      [...passages].map(([number, passage]) => [number, new StatementVerifier([passage])]),
    );
  }

  *readLine(line: string): Generator<void, string> {
    const { prefix, sentences, suffix } = splitLine(line);
    if (/^[\s|:-]*$/.test(sentences)) return line;
    const isRow = prefix.includes('|');
    const isHead = isRow && !this.#isRow;
    this.#isRow = isRow;
    this.#isItem = /[-*+\d]/.test(prefix) || (isRow && !isHead);
    if (!this.#isItem) this.#leadIn = findMarks(sentences).plain.trim();
    const isHeading = prefix.includes('#') || isHead || BOLD_LINE.test(sentences);
    const parts = [prefix];
    let index = 0;
    for (const { start, end } of sentencesInLine(sentences)) {
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
    const text = plain.trim();
    if (text === '') return '';
    const states = contentStems(text).size >= MIN_STEMS && !isQuestion(text) && !isHeading;
    const isNamed = numbers.some((number) => this.#known.has(number));
    const isOwnVoice = !isNamed && OWN_VOICE.test(text) && !FURTHER_CLAUSE.test(text);
    const judgement = this.#reading.judged.get(text);
    const proven =
      judgement === undefined
        ? isNamed
          ? this.#proven(text, numbers)
          : this.#found(text)
        : this.#judged(text, judgement, numbers);
    if ((states || numbers.length > 0) && !isOwnVoice)
      this.#sentences.set(text, {
        text,
        isFoundByWords: proven.length > 0,
        ...(this.#isItem && this.#leadIn !== '' && { about: inContext(this.#leadIn.slice(-MAX_LEAD_IN)) }),
      });
    // Words of another language show nothing about a sentence that names no passage.
    const isUnread = judgement === undefined && this.#reading.isForeign && !isNamed;
    const isApart = proven.length === 0 && !isOwnVoice && ((states && !isUnread) || numbers.length > 0);
    const denial = isApart && judgement !== undefined ? this.#denial(judgement) : '';
    return `${marked(plain, isApart ? apartMark : proven.map(citationMark).join(''))}${denial}`;
  }

  /** @returns the words of the note that deny a sentence, once for all sentences that they deny */
  #denial({ verdict, passage, quote }: Judgement): string {
    if (verdict !== 'contradicted' || passage === null || quote === null || this.#denying.has(quote))
      return '';
    this.#denying.add(quote);
    this.#quote(passage, quote);
    return ` ${getDenial(quote, passage)}`;
  }

  /** @returns the passage that the judge named; without one, a passage of its marks, or the closest */
  #judged(text: string, { verdict, passage, quote }: Judgement, numbers: readonly number[]): number[] {
    if (verdict !== 'supported') return [];
    const knownNumbers = numbers.filter((number) => this.#known.has(number));
    const number = passage ?? knownNumbers[0] ?? this.#closest(text)?.number;
    if (number === undefined) return [];
    const words = quote === null ? this.#verifiers.get(number)?.quoteFor(text, number) : quote;
    this.#quote(number, words ?? this.#known.get(number)?.text.trim() ?? '');
    return [number];
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
    if (this.#reading.isForeign || contentStems(sentence).size < MIN_STEMS || isQuestion(sentence)) return [];
    const closest = this.#closest(sentence);
    if (closest === undefined || (this.#reading.hasMarks && closest.share < MIN_UNMARKED)) return [];
    return this.#states(sentence, closest.number) ? [closest.number] : [];
  }

  /** @returns the passage with most of the words */
  #closest(sentence: string): { number: number; share: number } | undefined {
    const stems = contentStems(sentence);
    return [...this.#known.values()]
      .map(({ number, text }) => ({ number, share: coverage(stems, contentStems(text)) }))
      .toSorted((one, other) => other.share - one.share)[0];
  }

  #states(sentence: string, number: number): boolean {
    if (this.#reading.isForeign) return this.#hasNumbersOf(sentence, number);
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

  /** @returns the quoted part of each passage that a mark names, in the order of the marks */
  citations(): { number: number; quote: string }[] {
    return [...this.#quotes].map(([number, quotes]) => ({
      number,
      quote: spanning(this.#known.get(number)?.text ?? '', [...quotes]),
    }));
  }

  /** @returns the sentences that state something, each once */
  sentences(): ReadSentence[] {
    return [...this.#sentences.values()];
  }
}

const isQuestion = (text: string) => /[?:]["'”’)*_]{0,3}$/.test(text);

/** @returns the part of a passage from the first to the last of its quotes */
function spanning(text: string, quotes: readonly string[]): string {
  const starts = quotes.map((quote) => text.indexOf(quote));
  const ends = quotes.map((quote, index) => (starts[index] ?? 0) + quote.length);
  return text.slice(Math.min(...starts), Math.max(...ends));
}
