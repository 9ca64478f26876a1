import type { QuestionSource } from '@akada/contract/quiz.ts';

/** What practising needs of a question, wherever it comes from. */
export interface PracticeQuestion {
  id: string;
  stem: string;
  options: readonly { text: string }[];
  answer_index: number;
  explanation: string;
  source: QuestionSource;
}
