import { isAnswerTitle } from '../answers/answer-title.ts';
import { readAnswerRows } from '../answers/table-answers.ts';
import { isPartOfList } from '../answers/worn-list.ts';
import { readSectionTitle, type SectionTitle } from '../heading/section-title.ts';
import { toPiece } from '../lines/piece.ts';
import type { LineInfo } from './line-info.ts';
import { isDirective, isFurniture, isReadingTask } from './line-kinds.ts';
import { NumberJudge, type NumberVerdict } from './number-judge.ts';
import { areRules } from './numbered-instructions.ts';
import { PaperBuilder } from './paper-builder.ts';
import { readSharedRange } from './shared-text.ts';
import type { SplitPaper } from './split-parts.ts';

const MIN_TABLE_ANSWERS = 3;
/** The longest reason, in lines. */
const MAX_REASON_LINES = 30;
const STARTS_SENTENCE = /^[([“"]?\p{Lu}/u;
const MAX_PASSAGE_LINES = 60;

/**
 * Splits a paper into parts, shared texts, questions and answers.
 *
 * @param infos of all lines, in order
 */
export function splitPaper(infos: readonly LineInfo[]): SplitPaper {
  const splitter = new PaperSplitter(infos);
  for (const [index, info] of infos.entries()) splitter.read(info, index);
  return splitter.paper;
}

class PaperSplitter {
  readonly #infos: readonly LineInfo[];
  readonly #numbers = new NumberJudge();
  readonly #builder = new PaperBuilder();
  #isInAnswers = false;

  constructor(infos: readonly LineInfo[]) {
    this.#infos = infos;
  }

  get paper(): SplitPaper {
    return this.#builder.paper;
  }

  read(info: LineInfo, index: number): void {
    const { line, number } = info;
    if (number === null && isFurniture(line.text)) this.paper.omitted.push(toPiece(line));
    else if (this.#isInAnswers && !this.#endsAnswers(info)) this.paper.answers.at(-1)?.lines.push(line);
    else if (this.#startsAnswers(info, index)) {
      this.#isInAnswers = true;
      this.#builder.openAnswers(info);
    } else this.#readText(info, index);
  }

  #startsAnswers(
    { line, number, answers, isWornList, isLetterAnswer, leadsToOptions }: LineInfo,
    index: number,
  ): boolean {
    if (this.paper.questions.length === 0 || this.#builder.isItem(line)) return false;
    if (isWornList || (isAnswerTitle(line.text) && this.#leadsToAnswers(index))) return true;
    if (answers !== null && this.#builder.isFirstNumber(answers[0]?.number)) return true;
    if (isLetterAnswer && !leadsToOptions && this.#builder.hasOptions)
      return this.#builder.isFirstNumber(number?.value);
    if (this.#builder.hasOptions && this.#startsReasons(index)) return true;
    return line.row !== null && this.#infos[index - 1]?.line.row == null && this.#isAnswerTable(index);
  }

  /** "Answer:" below a theory question has one answer below it, and no list. */
  #leadsToAnswers(index: number): boolean {
    const next = this.#infos[index + 1];
    if (next === undefined) return false;
    const { line, number, answers, isWornList, isLetterAnswer } = next;
    if (line.reading === 'ocr' && isPartOfList(line)) return true;
    const isTitle = isAnswerTitle(line.text) || readSectionTitle(line) !== null || line.kind === 'heading';
    return (
      line.row !== null || number !== null || answers !== null || isWornList || isLetterAnswer || isTitle
    );
  }

  /** Answers with reasons stand below the last question without a title. */
  #startsReasons(index: number): boolean {
    const info = this.#infos[index];
    if (info === undefined || !isReasonAt(info, 1) || info.nextNumber !== 2) return false;
    const next = this.#infos.slice(index + 1, index + MAX_REASON_LINES).find(({ number }) => number !== null);
    return next !== undefined && isReasonAt(next, 2);
  }

  #isAnswerTable(index: number): boolean {
    let end = index;
    while (this.#infos[end]?.line.row != null) end += 1;
    const { pairs, omitted } = readAnswerRows(this.#infos.slice(index, end).map(({ line }) => line));
    const areLetters = pairs.every(({ pair }) => pair.text.length <= MIN_TABLE_ANSWERS);
    return pairs.length >= MIN_TABLE_ANSWERS && omitted.length === 0 && areLetters;
  }

  /** The next paper of a collection starts behind the answers of the paper above it. */
  #endsAnswers(info: LineInfo): boolean {
    const { line, number, leadsToOptions, answers, isLetterAnswer, nextLetter } = info;
    const isReasoned = info.isReasonedAnswer && nextLetter !== 1;
    const isAnswer = answers !== null || info.isWornList || isLetterAnswer || isReasoned || line.row !== null;
    if (number === null || !leadsToOptions || isAnswer) return false;
    const lines = this.paper.answers.at(-1)?.lines ?? [];
    const last = lines.at(-1);
    const isTitle = last !== undefined && (last.kind === 'heading' || readSectionTitle(last) !== null);
    // An explanation may hold (a) and (b).
    const isNext = number.value === this.#numbers.expected || number.value === this.#nextNumber;
    if (!isTitle && number.value !== 1 && !isNext) return false;
    if (isTitle) lines.pop();
    this.#isInAnswers = false;
    if (number.value === 1 || isTitle) this.#openSection(isTitle ? last.text : '');
    return true;
  }

  /** In a paper with columns the answers may stand between a section's title and its questions. */
  get #nextNumber(): number {
    return (this.paper.questions.at(-1)?.number ?? 0) + 1;
  }

  #readText(info: LineInfo, index: number): void {
    const { line } = info;
    const title = this.#findTitle(info);
    if (title !== null) {
      this.#openSection(title.title);
      const from = line.text.length - title.rest.length;
      if (title.rest !== '') this.paper.sections.at(-1)?.instructions.push(toPiece(line, from));
      return;
    }
    if (info.number?.value === 1 && info.leadsToOptions && this.#isBelowRules()) this.#openSection('');
    const verdict = this.#isLineOfPassage(info, index) ? 'text' : this.#judge(info);
    if (verdict !== 'text') this.#openQuestion(info, verdict);
    else if (this.#opensPassage(info)) return;
    else if (this.#builder.question === null) this.#builder.addText(info);
    else this.#builder.addToQuestion(info, 0, this.#numbers);
  }

  /** "1. Use HB pencil. 2. Do not turn over." above the first question. */
  #isBelowRules(): boolean {
    const { questions, sections } = this.paper;
    return sections.length === 1 && !this.#builder.hasOptions && questions.length > 1 && areRules(questions);
  }

  #findTitle({ line, options, number, nextNumber }: LineInfo): SectionTitle | null {
    const title = readSectionTitle(line);
    if (title !== null) return title;
    const startsPart = line.kind === 'heading' && this.#builder.hasOptions && nextNumber === 1;
    return startsPart && options.length === 0 && number === null ? { title: line.text, rest: '' } : null;
  }

  #openSection(title: string): void {
    this.#numbers.restart();
    this.#builder.openSection(title);
  }

  /** A numbered line of a passage, whose number comes again at a question with options. */
  #isLineOfPassage({ number, leadsToOptions }: LineInfo, index: number): boolean {
    const { question, passage } = this.#builder;
    if (number === null || leadsToOptions || passage === null || question !== null) return false;
    return this.#infos
      .slice(index + 1, index + 1 + MAX_PASSAGE_LINES)
      .some((later) => later.leadsToOptions && later.number?.value === number.value);
  }

  #judge(info: LineInfo): NumberVerdict {
    const { question, hasOptions, needsSecond, passage } = this.#builder;
    const isFirst = question === null && passage !== null && passage.first === info.number?.value;
    return this.#numbers.judge(info, question === null ? null : { hasOptions, needsSecond }, isFirst);
  }

  #openQuestion(info: LineInfo, verdict: NumberVerdict): void {
    if (info.number === null) return;
    if (verdict === 'restarts') this.#openSection('');
    const { expected } = this.#numbers;
    this.#numbers.accept(info, verdict === 'repeats' ? expected : 0);
    const isWrong = verdict === 'repeats' || verdict === 'jumps';
    this.#builder.openQuestion(info.number, isWrong ? expected : null);
    this.#builder.addToQuestion(info, info.number.length, this.#numbers);
  }

  #opensPassage({ line, options, number }: LineInfo): boolean {
    // A small letter continues the line above.
    if (number !== null || options.length > 1 || !STARTS_SENTENCE.test(line.text.slice(0, 3))) return false;
    const range = readSharedRange(line.text);
    const isBetween = this.#builder.question === null || this.#builder.hasOptions;
    const hasNoRange =
      isBetween && (isReadingTask(line.text) || (this.#builder.hasOptions && isDirective(line.text)));
    if (range === null && !hasNoRange) return false;
    this.#builder.openPassage({
      instruction: toPiece(line),
      first: range?.first ?? null,
      last: range?.last ?? null,
    });
    return true;
  }
}

const isReasonAt = ({ number, isReasonedAnswer, nextLetter }: LineInfo, value: number) =>
  number?.value === value && isReasonedAnswer && nextLetter !== 1;
