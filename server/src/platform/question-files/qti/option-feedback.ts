/** What QTI says after an answer, as the explanation and the feedback of options. */
import type { FileQuestion } from '../question-file.ts';
import type { QuestionTexts } from '../reading/question-texts.ts';

/** Markdown of each, empty where nothing is said. */
export interface SaidAfterwards {
  /** Whatever the answer. */
  general: string;
  /** Where the whole answer is right. */
  right: string;
  /** Where it is not. */
  wrong: string;
  /** By option, in their order. */
  ofOption: string[];
}

type WithFeedback = Pick<FileQuestion, 'options' | 'explanation'>;

/**
 * Where one option is right, what is said about a right or wrong answer is said about that option or the others.
 *
 * @param question its type, keys, and the texts of its options
 * @param said afterwards
 * @param texts where warnings are left
 * @returns options and explanation
 */
export function withFeedback(
  {
    type,
    keys,
    options,
  }: { type: FileQuestion['type']; keys: readonly number[]; options: readonly string[] },
  { general, right, wrong, ofOption }: SaidAfterwards,
  texts: QuestionTexts,
): WithFeedback {
  const isOne = type !== 'multiple';
  if (!isOne && wrong !== '') texts.warn('The feedback on any wrong answer was left out.');
  return {
    options: options.map((text, index) => {
      const ofAnswer = keys.includes(index) ? right : wrong;
      return { text, feedback: ofOption[index] || (isOne ? ofAnswer : '') };
    }),
    explanation: [general, isOne ? '' : right].filter((text) => text !== '').join('\n\n'),
  };
}

/** Which of them a name speaks of, as programs give it: `general_fb`, `correct_fb`, `general_incorrect_fb`. */
export function occasionOf(name: string): 'general' | 'right' | 'wrong' | null {
  if (/incorrect|wrong/i.test(name)) return 'wrong';
  if (/correct|right/i.test(name)) return 'right';
  return /general|solution|explanation|rationale/i.test(name) ? 'general' : null;
}

/** Of each option, of the whole, and hints; more than a program would give. */
const mostFeedback = 100;

/** @param count of texts that are said afterwards @returns a sentence where no question has so many, else null */
export function problemOfFeedback(count: number): string | null {
  return count > mostFeedback
    ? `This question has ${count} texts of feedback. ${mostFeedback} is the most.`
    : null;
}
