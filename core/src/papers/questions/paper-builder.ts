import type { PaperLine } from '../lines/paper-lines.ts';
import { type Piece, toPiece } from '../lines/piece.ts';
import { type NumberMark, readDigits } from '../marks/number-mark.ts';
import type { LineInfo } from './line-info.ts';
import type { OpenPassage, QuestionPieces, SplitPaper } from './split-parts.ts';

const WORN_INSIDE =
  /(?<=\s)(?!i\s?[.),:])([\dlI|iOSZ]{1,3})\s?([.),:])\s{0,3}(?=[\p{Lu}(“"])(?![([]?[A-Fa-f]\s?[.),\]])/gu;
const INSIDE = /(?<=\s)(\d{1,3})([.)])\s{1,3}(?=[\p{Lu}(“"])/gu;

/** A question inside a line starts only with the expected number. */
export interface InsideNumbers {
  expected: number;
  acceptInside(value: number): void;
}

/** Gathers the lines of a paper. */
export class PaperBuilder {
  readonly paper: SplitPaper = {
    head: [],
    sections: [{ title: '', instructions: [] }],
    passages: [],
    questions: [],
    answers: [],
    omitted: [],
  };
  #question: QuestionPieces | null = null;
  #passage: OpenPassage | null = null;
  #letters = new Set<number>();
  #lastLetter: number | null = null;
  /** Items of a list below the current question, which its file counts. */
  #items = 0;
  #isIntroducing = true;
  readonly #firstNumbers = new Set<number>();
  #sectionHasQuestions = false;

  get question(): QuestionPieces | null {
    return this.#question;
  }

  get passage(): OpenPassage | null {
    return this.#passage;
  }

  /** True if the current question has two options. */
  get hasOptions(): boolean {
    // A scan may show the letters of other options as other characters.
    if (this.#isScan && this.#letters.size > 1) return true;
    return (this.#letters.has(0) && this.#letters.has(1)) || this.#items > 1;
  }

  get #isScan(): boolean {
    return this.#question?.pieces[0]?.line.reading === 'ocr';
  }

  /** True if the last letter was A. */
  get needsSecond(): boolean {
    return this.#lastLetter === 0;
  }

  /**
   * Letters without a title are answers only if they begin with the first question of a part, or below the last answers:
   * "5 (B) 6 (C)" are options of fractions.
   */
  isFirstNumber(number: number | undefined): boolean {
    return number !== undefined && this.#firstNumbers.has(number);
  }

  /** @returns true for an item of a list below the current question, which its file counts */
  isItem({ ordinal, level }: PaperLine): boolean {
    const first = this.#question?.pieces[0]?.line;
    return first !== undefined && ordinal !== null && level > first.level;
  }

  openSection(title: string): void {
    this.close();
    this.#passage = null;
    this.#isIntroducing = true;
    const { sections } = this.paper;
    const current = sections.at(-1);
    if (!this.#sectionHasQuestions && current !== undefined)
      current.title = [current.title, title].filter(Boolean).join('\n');
    else sections.push({ title, instructions: [] });
    this.#sectionHasQuestions = false;
  }

  /** Ends the current question. */
  close(): void {
    this.#question = null;
    this.#letters.clear();
    this.#items = 0;
    this.#lastLetter = null;
  }

  openPassage(passage: Omit<OpenPassage, 'section' | 'pieces'>): void {
    this.close();
    this.#passage = { ...passage, section: this.paper.sections.length - 1, pieces: [] };
    this.paper.passages.push(this.#passage);
  }

  openAnswers(info: LineInfo): void {
    this.close();
    this.#passage = null;
    const { answers, sections, questions } = this.paper;
    const last = answers.at(-1);
    // Two lists for the same questions are compared.
    if (last?.questions === questions.length) last.lines.push(info.line);
    else
      answers.push({
        fromSection: last?.toSection ?? 0,
        toSection: sections.length,
        questions: questions.length,
        lines: [info.line],
      });
  }

  /** @param expected the right number if the printed one is wrong */
  openQuestion(mark: Pick<NumberMark, 'value' | 'label' | 'style'>, expected: number | null): void {
    this.close();
    const { questions, sections, passages } = this.paper;
    const isFirst = questions.length === (this.paper.answers.at(-1)?.questions ?? 0);
    if (isFirst || !this.#sectionHasQuestions) this.#firstNumbers.add(mark.value);
    const last = this.#passage?.last ?? null;
    if (last !== null && mark.value > last) this.#passage = null;
    this.#question = {
      number: mark.value,
      label: mark.label,
      style: mark.style,
      section: sections.length - 1,
      passage: this.#passage === null ? null : passages.length - 1,
      pieces: [],
      expected,
    };
    this.#isIntroducing = false;
    this.#sectionHasQuestions = true;
    questions.push(this.#question);
  }

  /** Adds a line to the current question; the next questions may start inside it. */
  addToQuestion({ line, options }: LineInfo, from: number, numbers: InsideNumbers): void {
    let start = from;
    if (this.isItem(line)) this.#items += 1;
    let next = 0;
    const takeLetters = (end: number) => {
      for (; next < options.length && (options[next]?.start ?? end) < end; next += 1) {
        this.#lastLetter = options[next]?.value ?? null;
        this.#letters.add(this.#lastLetter ?? 0);
      }
    };
    const form = line.reading === 'ocr' ? WORN_INSIDE : INSIDE;
    const numbered = this.#question?.style === 'letter' ? [] : line.text.matchAll(form);
    for (const found of numbered) {
      if (found.index < from || readDigits(found[1] ?? '') !== numbers.expected) continue;
      takeLetters(found.index);
      if (!this.hasOptions) continue;
      this.#question?.pieces.push({ line, from: start, to: found.index });
      numbers.acceptInside(numbers.expected);
      this.openQuestion(
        { value: readDigits(found[1] ?? ''), label: `${found[1]}${found[2]}`, style: 'dot' },
        null,
      );
      start = found.index + found[0].length;
    }
    takeLetters(line.text.length + 1);
    this.#question?.pieces.push({ line, from: start, to: line.text.length });
  }

  /** Adds a line that belongs to no question. */
  addText({ line }: LineInfo): void {
    const piece: Piece = toPiece(line);
    const { sections, questions, head, omitted } = this.paper;
    if (this.#passage !== null) this.#passage.pieces.push(piece);
    else if (!this.#isIntroducing) omitted.push(piece);
    else if (questions.length === 0 && sections.at(-1)?.title === '') head.push(line);
    else sections.at(-1)?.instructions.push(piece);
  }
}
