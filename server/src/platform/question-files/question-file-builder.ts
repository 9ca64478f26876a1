/** Collects a reader's results: counts them, checks each question and stops at the max size of a file. */
import {
  type FilePassage,
  type FilePicture,
  type FileQuestion,
  type FileRemark,
  mostQuestionsOfFile,
  type QuestionFile,
  type ReadFormat,
} from './question-file.ts';
import { getProblem } from './question-problems.ts';

/** A topic can appear once in a file and apply to all its questions. */
const longestName = 200;

function shortName<Name extends string | null>(name: Name): Name {
  return (name === null ? name : name.slice(0, longestName).toWellFormed().trim()) as Name;
}

export class QuestionFileBuilder {
  readonly #format: ReadFormat;
  readonly #questions: QuestionFile['questions'] = [];
  readonly #errors: FileRemark[] = [];
  readonly #warnings: FileRemark[] = [];
  #found = 0;
  #skipped = 0;

  /** @param format of the file that is read */
  constructor(format: ReadFormat) {
    this.#format = format;
  }

  /** Whether the file has its most questions: others need not be read, only passed by `passBeyond`. */
  get isFull(): boolean {
    return this.#found >= mostQuestionsOfFile;
  }

  /**
   * @param question as it was read; it is accepted if it has no problem
   * @param line of its start
   * @param warnings sentences about changes in it; ignored if it is rejected
   */
  add(question: FileQuestion, line: number, warnings: Iterable<string> = []): void {
    const problem = getProblem(question);
    if (problem !== null) this.refuse(line, problem);
    else if (this.#count(line)) this.#take(question, line, warnings);
  }

  /**
   * @param line where something is wrong with one question
   * @param message a sentence that says what, and what to do
   */
  refuse(line: number, message: string): void {
    if (!this.#count(line)) return;
    this.#skipped += 1;
    this.#errors.push({ line, message });
  }

  /**
   * @param line where a question of another kind begins
   * @param message a sentence that names the kind
   */
  passOver(line: number, message: string): void {
    if (!this.#count(line)) return;
    this.#skipped += 1;
    this.warn(line, message);
  }

  /** @param line where one more question begins, in a file that is full */
  passBeyond(line: number): void {
    this.#count(line);
  }

  /**
   * @param line of the finding
   * @param message a sentence about it
   */
  warn(line: number, message: string): void {
    this.#warnings.push({ line, message });
  }

  /** @param line where something is wrong that is not of one question @param message a sentence about it */
  fail(line: number, message: string): void {
    this.#errors.push({ line, message });
  }

  /**
   * @param passages of the file, to which its questions refer
   * @param pictures of the file, to which its texts refer
   * @returns all that was read; a file without anything has an error that says so
   */
  finish(passages: FilePassage[] = [], pictures: FilePicture[] = []): QuestionFile {
    if (this.#found === 0 && this.#errors.length === 0) this.fail(0, 'There is no question in this file.');
    return {
      format: this.#format,
      found: this.#found,
      questions: this.#questions,
      passages,
      pictures,
      errors: this.#errors,
      warnings: this.#warnings,
      skipped: this.#skipped,
    };
  }

  #take(question: FileQuestion, line: number, warnings: Iterable<string>): void {
    const { name, topic, tags } = question;
    const names = { name: shortName(name), topic: shortName(topic), tags: tags.map(shortName) };
    this.#questions.push({ ...question, ...names, line });
    for (const message of new Set(warnings)) this.warn(line, message);
    const isCut =
      names.name !== name || names.topic !== topic || names.tags.some((tag, index) => tag !== tags[index]);
    if (isCut) this.warn(line, `A name, a topic or a tag was cut to ${longestName} characters.`);
  }

  /** @returns whether the question is within the most of a file; those beyond are one error together */
  #count(line: number): boolean {
    this.#found += 1;
    if (this.#found <= mostQuestionsOfFile) return true;

    this.#skipped += 1;
    if (this.#found === mostQuestionsOfFile + 1) {
      const most = mostQuestionsOfFile.toLocaleString('en');
      this.fail(line, `A file has ${most} questions at most. Put the rest into another file.`);
    }
    return false;
  }
}
