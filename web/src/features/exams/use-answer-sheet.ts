import type { Exam } from '@akada/contract/exams.ts';
import {
  type AnswerSheet,
  answerSheet,
  queuedAnswers,
  unsavedAnswers,
} from '@akada/core/quiz/answer-queue.ts';
import { useEffect, useMemo, useReducer } from 'react';
import { type Answers, keepAnswers, keptAnswers } from './kept-answers.ts';
import { useAnswerSending } from './use-answer-sending.ts';

export interface AnswerSheetControl {
  sheet: AnswerSheet;
  /** How many answers only this device has. */
  queuedCount: number;
  /** False while the last try to send did not reach the server. */
  isReaching: boolean;
  answer: (questionId: string, choice: number | null) => void;
}

/**
 * The answers of an exam: what the server has, what this device still has to send, and what is chosen now. The
 * device keeps each choice before it is sent, so neither a crash nor a reload loses one.
 *
 * @param elapsedMs time since the start of the exam by the server's clock
 */
export function useAnswerSheet(exam: Exam, userId: string, elapsedMs: () => number): AnswerSheetControl {
  const [sheet, dispatch] = useReducer(answerSheet, null, () =>
    answerSheet(answerSheet({}, { type: 'loaded', answers: savedAnswers(exam) }), {
      type: 'restored',
      answers: keptAnswers(userId, exam.id),
    }),
  );
  const queued = useMemo(() => queuedAnswers(sheet), [sheet]);

  useEffect(() => dispatch({ type: 'loaded', answers: savedAnswers(exam) }), [exam]);
  useEffect(() => keepAnswers(userId, exam.id, unsavedAnswers(sheet)), [userId, exam.id, sheet]);
  const isReaching = useAnswerSending(exam.id, queued, dispatch);

  return {
    sheet,
    queuedCount: Object.keys(queued).length,
    isReaching,
    answer: (questionId, choice) => dispatch({ type: 'chosen', questionId, choice, elapsedMs: elapsedMs() }),
  };
}

function savedAnswers(exam: Exam): Answers {
  return Object.fromEntries(exam.questions.map(({ id, choice, sequence }) => [id, { choice, sequence }]));
}
