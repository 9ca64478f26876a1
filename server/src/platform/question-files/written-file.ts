/** Shared parts of text writers. */
import { changeTexts } from './bodies/body-texts.ts';
import type { FileQuestion, FileRemark } from './question-file.ts';
import { getProblem } from './question-problems.ts';
import { withoutPictures } from './text/pictures-of-markdown.ts';

/** A file as it was written, and what is not in it. */
export interface WrittenText {
  text: string;
  /** `line` is the 1-based index of the question, or 0 for a remark about the file. */
  omissions: FileRemark[];
}

/** Like `WrittenText`, for formats with several files or long texts. */
export interface WrittenBytes {
  bytes: Uint8Array;
  omissions: FileRemark[];
}

/** A question as a format has it, or the reason why the format cannot hold it. */
export type WrittenBody =
  | {
      text: string;
      /** A sentence about a part that the format does not hold. */
      remark?: string;
    }
  | { missing: string };

/** @param line 1-based index of the question @param reason as a sentence @returns the remark about an omitted question */
export function toMissing(line: number, reason: string): FileRemark {
  return { line, message: `It is left out: ${reason}` };
}

/** A question for a format that holds only text. */
export interface TextQuestion {
  /** Descriptions replace the pictures; null if a text has nothing else. */
  question: FileQuestion | null;
  /** A remark about the replaced pictures. */
  remark: string | null;
}

/** @param whole a question of any kind @returns it without its pictures */
export function textQuestion(whole: FileQuestion): TextQuestion {
  let hadPictures = false;
  const getText = (markdown: string) => {
    const text = withoutPictures(markdown);
    hadPictures ||= text.hadPictures;
    return text.markdown;
  };
  const question = {
    ...whole,
    stem: getText(whole.stem),
    explanation: getText(whole.explanation),
    options: whole.options.map(({ text, feedback }) => ({
      text: getText(text),
      feedback: getText(feedback),
    })),
    body: whole.body === null ? null : changeTexts(whole.body, getText),
  };
  if (!hadPictures) return { question: whole, remark: null };
  return getProblem(question) === null
    ? { question, remark: 'Its pictures are left out: this format holds only text.' }
    : { question: null, remark: 'It is left out: without its pictures it says too little.' };
}
