/** What writers of texts have in common. */
import type { FileQuestion, FileRemark } from './question-file.ts';
import { withoutPictures } from './text/pictures-of-markdown.ts';

/** A file as it was written, and what is not in it. */
export interface WrittenText {
  text: string;
  /** `line` is the index of the question, from 1; 0 where it is about all. */
  leftOut: FileRemark[];
}

/**
 * @param question for a format that holds only text
 * @returns it with descriptions in the place of its pictures, and whether it had any
 */
export function withoutQuestionPictures(question: FileQuestion): {
  question: FileQuestion;
  hadPictures: boolean;
} {
  let hadPictures = false;
  const textOf = (markdown: string) => {
    const text = withoutPictures(markdown);
    hadPictures ||= text.hadPictures;
    return text.markdown;
  };
  const stem = textOf(question.stem);
  const explanation = textOf(question.explanation);
  const options = question.options.map(({ text, feedback }) => ({
    text: textOf(text),
    feedback: textOf(feedback),
  }));
  return { question: { ...question, stem, explanation, options }, hadPictures };
}
