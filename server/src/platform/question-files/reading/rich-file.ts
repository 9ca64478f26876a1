/** A file of questions with pictures and passages, while it is read: what a question that is not taken added goes again. */
import type { FileQuestion, QuestionFile, ReadFormat } from '../question-file.ts';
import { QuestionFileBuilder } from '../question-file-builder.ts';
import { getProblem } from '../question-problems.ts';
import { PassageShelf } from './passage-shelf.ts';
import { PictureShelf } from './picture-shelf.ts';
import { QuestionTexts } from './question-texts.ts';

/** The result of one question: the question, or a sentence about its problem or unsupported kind. */
export type ReadQuestion =
  | { question: FileQuestion }
  | { wrong: string; line?: number }
  | { otherKind: string };

export class RichFile {
  readonly #builder: QuestionFileBuilder;
  readonly #pictures = new PictureShelf();
  readonly #passages = new PassageShelf();

  /** @param format of the file */
  constructor(format: ReadFormat) {
    this.#builder = new QuestionFileBuilder(format);
  }

  /** Collects problems and remarks in addition to the questions. */
  get builder(): QuestionFileBuilder {
    return this.#builder;
  }

  /**
   * @param line where the question begins
   * @param read makes it; not asked where the file has more than it may
   * @param said how messages name the place, for files within a zip
   */
  read(
    line: number,
    read: (texts: QuestionTexts) => ReadQuestion,
    said = (message: string) => message,
  ): void {
    if (this.#builder.isFull) {
      this.#builder.passBeyond(line);
      return;
    }

    const pictures = this.#pictures.pictures.length;
    const passages = this.#passages.passages.length;
    const texts = new QuestionTexts(this.#pictures, this.#passages);
    const result = read(texts);
    const isTaken = 'question' in result && getProblem(result.question) === null;
    if (!isTaken) {
      this.#pictures.truncate(pictures);
      this.#passages.truncate(passages);
    }
    this.#settle(result, line, [...texts.warnings].map(said), said);
  }

  /** @returns all that was read */
  finish(): QuestionFile {
    return this.#builder.finish(this.#passages.passages, this.#pictures.pictures);
  }

  #settle(result: ReadQuestion, line: number, warnings: string[], said: (message: string) => string): void {
    const builder = this.#builder;
    if ('otherKind' in result) builder.passOver(line, said(result.otherKind));
    else if ('wrong' in result) builder.refuse(result.line ?? line, said(result.wrong));
    else this.#add(result.question, line, warnings, said);
  }

  #add(question: FileQuestion, line: number, warnings: string[], said: (message: string) => string): void {
    const problem = getProblem(question);
    if (problem !== null) this.#builder.refuse(line, said(problem));
    else this.#builder.add(question, line, warnings);
  }
}
