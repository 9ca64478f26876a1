/** QTI has no questions of true or false: they are two options that say so. */
import type { FileQuestion } from '../question-file.ts';

/** @param options texts of a question with one right answer @returns whether they are "True" and "False", in this order */
function areTrueAndFalse(options: readonly string[]): boolean {
  return options.length === 2 && /^true\.?$/i.test(options[0] ?? '') && /^false\.?$/i.test(options[1] ?? '');
}

/**
 * @param question as it was read
 * @returns a true-or-false question if its options are True and False
 */
export function asTrueFalse<Question extends Pick<FileQuestion, 'type' | 'options'>>(
  question: Question,
): Question {
  if (question.type !== 'single' || !areTrueAndFalse(question.options.map(({ text }) => text)))
    return question;

  const options = question.options.map(({ feedback }, index) => ({
    text: index === 0 ? 'True' : 'False',
    feedback,
  }));
  return { ...question, type: 'true_false', options };
}
