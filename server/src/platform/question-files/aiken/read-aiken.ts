/**
 * Aiken, one plain text per line (https://docs.moodle.org/en/Aiken_format). As Moodle, and more: a stem may have several
 * lines, and may begin like an option ("A. Smith says ...") or with "ANSWER:".
 */
import type { QuestionFile } from '../question-file.ts';
import { QuestionFileBuilder } from '../question-file-builder.ts';
import { tidyText } from '../text/tidy-text.ts';
import { type AikenLine, aikenLines, isFirstOption, readAnswer } from './aiken-lines.ts';
import { type AikenParts, aikenQuestion, noOptions, problemOfAnswer } from './aiken-question.ts';

/** @param text of a file, decoded @returns its questions, and a line for each that could not be imported */
export function readAiken(text: string): QuestionFile {
  const file = new QuestionFileBuilder('aiken');
  new AikenReader(aikenLines(tidyText(text, file)), file).read();
  return file.finish();
}

function isContinued(line: AikenLine | undefined): boolean {
  return line !== undefined && !line.startsGroup && line.option === null && line.answer === null;
}

class AikenReader {
  readonly #lines: readonly AikenLine[];
  readonly #file: QuestionFileBuilder;
  #at = 0;

  constructor(lines: readonly AikenLine[], file: QuestionFileBuilder) {
    this.#lines = lines;
    this.#file = file;
  }

  read(): void {
    for (let line = this.#line; line !== undefined; line = this.#line) {
      if (this.#isText(line, true)) this.#readQuestion(line.number);
      else this.#refuseUnstarted(line);
    }
  }

  get #line(): AikenLine | undefined {
    return this.#lines[this.#at];
  }

  /**
   * Tells if a line before the options is text. A line that looks like the first option is text if the first
   * option follows. The same holds for a line that looks like an answer, but only at the start of a question.
   */
  #isText(line: AikenLine, isStart: boolean): boolean {
    if (line.answer !== null) return isStart && isFirstOption(this.#lines[this.#at + 1]);
    if (!isFirstOption(line)) return true;

    let index = this.#at + 1;
    // "A. Smith" may begin a text of several lines.
    while (isStart && line.text.startsWith('A. ') && isContinued(this.#lines[index])) index += 1;
    return isFirstOption(this.#lines[index]);
  }

  /** Rejects options or an answer without a question: their lines up to the answer, or up to an empty line. */
  #refuseUnstarted(first: AikenLine): void {
    const label = first.answer === null ? 'option' : 'answer';
    this.#file.refuse(first.number, `There is no question before this ${label}.`);
    let { answer } = first;
    this.#at += 1;
    while (answer === null && this.#line?.startsGroup === false) {
      answer = readAnswer(this.#line.text);
      this.#at += 1;
    }
  }

  #readQuestion(start: number): void {
    const stem = this.#takeWhile((line) => this.#isText(line, line.number === start));
    let last = '';
    const options = this.#takeWhile(({ option }) => {
      if (option === null || option.label <= last) return false;
      last = option.label;
      return true;
    }).flatMap(({ option }) => option ?? []);

    const line = this.#line;
    const answer = line === undefined ? null : readAnswer(line.text);
    if (line === undefined)
      this.#file.refuse(start, options.length === 0 ? noOptions : 'This question has no ANSWER line.');
    else if (answer === null) this.#refuseUnfinished(line);
    else {
      this.#at += 1;
      this.#finishQuestion(start, { stem, options, answer }, line.number);
    }
  }

  #takeWhile(matches: (line: AikenLine) => boolean): AikenLine[] {
    const takenAikenLines: AikenLine[] = [];
    for (let line = this.#line; line !== undefined && matches(line); line = this.#line) {
      takenAikenLines.push(line);
      this.#at += 1;
    }
    return takenAikenLines;
  }

  #finishQuestion(start: number, parts: AikenParts, answerLine: number): void {
    const problem = this.#file.isFull ? null : problemOfAnswer(parts);
    if (this.#file.isFull) this.#file.passBeyond(start);
    else if (problem !== null) this.#file.refuse(answerLine, problem);
    else this.#file.add(aikenQuestion(parts), start);
  }

  /** A line between the options and their answer: a part of an option, or the next question, if options follow it. */
  #refuseUnfinished({ number, option }: AikenLine): void {
    const next = this.#startOfNext();
    const stray =
      option === null
        ? 'Write each option on one line, and ANSWER: after the last one.'
        : 'The letters of the options do not follow each other.';
    this.#file.refuse(
      number,
      next === this.#at ? 'The question before this line has no ANSWER line.' : stray,
    );
    this.#at = next;
  }

  /** @returns the index of the texts before the next first option, or of the line after the next answer */
  #startOfNext(): number {
    let text: number | null = null;
    for (let index = this.#at; index < this.#lines.length; index += 1) {
      const line = this.#lines[index];
      if (line === undefined || readAnswer(line.text) !== null) return index + 1;
      if (isFirstOption(line) && text !== null) return text;
      text = line.option === null ? (text ?? index) : null;
    }
    return this.#lines.length;
  }
}
