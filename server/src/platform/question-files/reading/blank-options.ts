/** Handles options without text: forms of other programs store them, and never display them. */
import type { FileQuestion } from '../question-file.ts';
import type { QuestionTexts } from './question-texts.ts';

/**
 * A blank option stays, and is a mistake of the question, if it is right or fewer than two other options
 * remain.
 *
 * @param question as it was read
 * @param isBlank tells if the file has nothing for an option, not even a missing picture
 * @param texts collects the warning
 * @returns the question without blank wrong options
 */
export function withoutBlankOptions<Question extends Pick<FileQuestion, 'options' | 'keys'>>(
  question: Question,
  isBlank: (index: number) => boolean,
  texts: QuestionTexts,
): Question {
  const { options, keys } = question;
  const remaining = [...options.keys()].filter((index) => keys.includes(index) || !isBlank(index));
  if (remaining.length === options.length || remaining.length < 2) return question;

  texts.warn('Options without a text were left out.');
  return {
    ...question,
    options: options.filter((_, index) => remaining.includes(index)),
    keys: keys.map((key) => remaining.indexOf(key)),
  };
}
