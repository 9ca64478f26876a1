import type { NotePassage } from '../../language-model/note-passages.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems, getWords } from '../../text/words.ts';
import type { GuidePassage } from '../guide-rules.ts';

/** The note's proof of an entry. */
export interface Proof {
  passages: GuidePassage[];
  /** The entry denies and its passage does not, or the reverse: words alone do not reveal the meaning. */
  isDoubtful: boolean;
}

/** Min share of an entry's content words in its passages. */
const LEAST_COVERED = 0.5;
const MOST_QUOTED = 3;
/** More words with a capital are no names. */
const MOST_NAMES = 0.2;

/** A sentence or a line of a passage, with the words that it has. */
interface QuotedLine {
  quote: string;
  said: ReadonlySet<string>;
}

/** Reads entries against the passages of one section. */
export class StatementVerifier {
  readonly #passages: ReadonlyMap<number, NotePassage>;
  readonly #stems: ReadonlyMap<number, ReadonlySet<string>>;
  /** Read once, however many entries are compared with them. */
  readonly #lines = new Map<number, QuotedLine[]>();
  /** The figures and names in the complete section. */
  readonly #figures: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;
  /** In German each noun has a capital, so that it shows no name. */
  readonly #showsNames: boolean;

  constructor(passages: readonly NotePassage[]) {
    this.#passages = new Map(passages.map((passage) => [passage.number, passage]));
    this.#stems = new Map(passages.map(({ number, text }) => [number, getStems(text)]));
    const whole = passages.map(({ text, section }) => `${section ?? ''}\n${text}`).join('\n');
    this.#figures = new Set(findFigures(whole));
    this.#words = new Set(getWords(whole).map(({ stem }) => stem));
    this.#showsNames = findNames(whole).length < MOST_NAMES * getWords(whole).length;
  }

  /**
   * @param text of the entry
   * @param cited numbers of its passages; if they do not state it, another passage is searched
   * @returns its proof; null if there is none, so that it is not displayed
   */
  proofOf(text: string, cited: readonly number[]): Proof | null {
    const plain = text.replaceAll('**', '');
    if (plain.trim() === '' || !this.#knowsAll(plain)) return null;
    const stems = getStems(plain);
    const known = [...new Set(cited)].filter((number) => this.#passages.has(number));
    const numbers = this.#covers(stems, known) ? known : this.#findFor(stems);
    if (numbers.length === 0) return null;
    const quoted = numbers
      .map((number) => this.#quoteFor(stems, number))
      .sort((one, other) => other.shared - one.shared)
      .slice(0, MOST_QUOTED);
    const said = quoted.map(({ quote }) => quote).join(' ');
    return {
      passages: quoted.map(({ page, quote }) => ({ page, quote })),
      isDoubtful: denies(plain) !== denies(said),
    };
  }

  /** @returns the sentence or the line of a passage that has most of the words, whether it states them or not */
  quoteFor(text: string, number: number): string {
    return this.#quoteFor(getStems(text), number).quote;
  }

  /** A figure or a name that stands nowhere in the section was invented. */
  #knowsAll(text: string): boolean {
    if (findFigures(text).some((figure) => !this.#figures.has(figure))) return false;
    return !this.#showsNames || findNames(text).every((stem) => this.#words.has(stem));
  }

  #covers(stems: ReadonlySet<string>, numbers: readonly number[]): boolean {
    const said = new Set(numbers.flatMap((number) => [...(this.#stems.get(number) ?? [])]));
    return numbers.length > 0 && stems.size > 0 && coverage(stems, said) >= LEAST_COVERED;
  }

  #findFor(stems: ReadonlySet<string>): number[] {
    let best = { number: 0, share: 0 };
    for (const [number, said] of this.#stems) {
      const share = stems.size === 0 ? 0 : coverage(stems, said);
      if (share > best.share) best = { number, share };
    }
    return best.share >= LEAST_COVERED ? [best.number] : [];
  }

  /** The sentence or the line of a passage that has most of the words. */
  #quoteFor(stems: ReadonlySet<string>, number: number): { page: number; quote: string; shared: number } {
    const { page = 1, text = '' } = this.#passages.get(number) ?? {};
    const lines = this.#linesOf(number);
    let best = { page, quote: lines[0]?.quote ?? text, shared: 0 };
    for (const { quote, said } of lines) {
      const shared = coverage(stems, said);
      if (shared > best.shared) best = { page, quote, shared };
    }
    return best;
  }

  #linesOf(number: number): QuotedLine[] {
    const knownQuotedLines = this.#lines.get(number);
    if (knownQuotedLines) return knownQuotedLines;
    const { text = '' } = this.#passages.get(number) ?? {};
    const lines = [...text.matchAll(/[^\n]*\S[^\n]*/g)].flatMap((line) =>
      sentenceSpans(line[0]).map(({ start, end }) => {
        const quote = line[0].slice(start, end).trim();
        return { quote, said: getStems(quote) };
      }),
    );
    this.#lines.set(number, lines);
    return lines;
  }
}

/** Single letters are symbols, and say nothing of a subject. */
function getStems(text: string): Set<string> {
  return new Set([...contentStems(text)].filter((stem) => stem.length > 1 || /\d/.test(stem)));
}

/** "1,000" and "1000" are one figure. */
function findFigures(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) =>
    figure.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'),
  );
}

/** Stems of words with a capital behind the beginning of a sentence. */
function findNames(text: string): string[] {
  return getWords(text)
    .filter(
      ({ text: word, start }) =>
        /^\p{Lu}\p{L}/u.test(word) && /[\p{L}\p{N},)] $/u.test(text.slice(Math.max(0, start - 3), start)),
    )
    .map(({ stem }) => stem);
}

const DENIES =
  /(?<!\p{L})(?:not|no|never|none|neither|nor|cannot|without|\p{L}+n['’]t|pas|jamais|sans|aucune?|nicht|keine?[mnrs]?|nie|ohne|nunca|sin|não|nem|sem|non|mai|senza)(?!\p{L})/iu;

/** @returns whether a text denies something */
export const denies = (text: string): boolean => DENIES.test(text);
