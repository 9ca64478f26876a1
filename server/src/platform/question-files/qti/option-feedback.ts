/** Turns QTI feedback into the explanation and the feedback of options. */
import type { FileQuestion } from '../question-file.ts';
import type { QuestionTexts } from '../reading/question-texts.ts';

/** Markdown of each text, empty if there is none. */
export interface SaidAfterwards {
  /** Feedback for every answer. */
  general: string;
  /** Feedback for a completely right answer. */
  right: string;
  /** Feedback for any other answer. */
  wrong: string;
  /** Feedback by option, in their order. */
  ofOption: string[];
}

type WithFeedback = Pick<FileQuestion, 'options' | 'explanation'>;

/**
 * If one option is right, feedback for a right or wrong answer becomes feedback of that option or of the
 * others.
 *
 * @param question its type, keys, and the texts of its options
 * @param said feedback texts
 * @param texts collects warnings
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
export function getOccasion(name: string): 'general' | 'right' | 'wrong' | null {
  if (/incorrect|wrong/i.test(name)) return 'wrong';
  if (/correct|right/i.test(name)) return 'right';
  return /general|solution|explanation|rationale/i.test(name) ? 'general' : null;
}

/** Max feedback texts of options, of the question, and hints; more than a program writes. */
const mostFeedback = 100;

/**
 * @param count of feedback texts
 * @returns a sentence if there are too many, else null
 */
export function problemOfFeedback(count: number): string | null {
  return count > mostFeedback
    ? `This question has ${count} texts of feedback. ${mostFeedback} is the most.`
    : null;
}
