/** What writers of texts have in common. */
import type { FileQuestion, FileRemark } from './question-file.ts';
import { problemOf } from './question-problems.ts';
import { withoutPictures } from './text/pictures-of-markdown.ts';

/** A file as it was written, and what is not in it. */
export interface WrittenText {
  text: string;
  /** `line` is the index of the question, from 1; 0 where it is about all. */
  leftOut: FileRemark[];
}

/** As `WrittenText`, of a format that is more than one text or too long for one. */
export interface WrittenBytes {
  bytes: Uint8Array;
  leftOut: FileRemark[];
}

/** A question for a format that holds only text. */
export interface TextQuestion {
  /** With descriptions in the place of its pictures; null where nothing is left of a text without them. */
  question: FileQuestion | null;
  /** What is to say about that. */
  remark: string | null;
}

/** @param whole a question of any kind @returns it without its pictures */
export function textQuestion(whole: FileQuestion): TextQuestion {
  let hadPictures = false;
  const textOf = (markdown: string) => {
    const text = withoutPictures(markdown);
    hadPictures ||= text.hadPictures;
    return text.markdown;
  };
  const question = {
    ...whole,
    stem: textOf(whole.stem),
    explanation: textOf(whole.explanation),
    options: whole.options.map(({ text, feedback }) => ({ text: textOf(text), feedback: textOf(feedback) })),
  };
  if (!hadPictures) return { question: whole, remark: null };
  return problemOf(question) === null
    ? { question, remark: 'Its pictures are left out: this format holds only text.' }
    : { question: null, remark: 'It is left out: without its pictures it says too little.' };
}
