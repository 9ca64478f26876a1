import type { Exam } from '@akada/contract/work/exams.ts';
import { type Answers, answersAfter, queuedAnswers, unsavedAnswers } from '@akada/core/quiz/answer-queue.ts';
import { useEffect, useMemo, useReducer } from 'react';
import { type QueuedAnswers, storeAnswers, storedAnswers } from '../stored-answers.ts';
import { useAnswerSending } from './use-answer-sending.ts';

export interface ExamAnswers {
  /** By question id. */
  byQuestion: Answers;
  /** How many answers only this device has. */
  queuedCount: number;
  /** False while the last try to send did not reach the server. */
  isReaching: boolean;
  answer: (questionId: string, choice: number | null) => void;
}

/**
 * The answers of an exam: what the server has, what this device still has to send, and what is chosen now. The
 * device stores each choice before it is sent, so neither a crash nor a reload loses one.
 *
 * @param elapsedMs time since the start of the exam by the server's clock
 */
export function useAnswers(exam: Exam, userId: string, elapsedMs: () => number): ExamAnswers {
  const [answers, dispatch] = useReducer(answersAfter, null, () =>
    answersAfter(answersAfter({}, { type: 'loaded', answers: savedAnswers(exam) }), {
      type: 'restored',
      answers: storedAnswers(userId, exam.id),
    }),
  );
  const queued = useMemo(() => queuedAnswers(answers), [answers]);

  useEffect(() => dispatch({ type: 'loaded', answers: savedAnswers(exam) }), [exam]);
  useEffect(() => storeAnswers(userId, exam.id, unsavedAnswers(answers)), [userId, exam.id, answers]);
  const isReaching = useAnswerSending(exam.id, queued, dispatch);

  return {
    byQuestion: answers,
    queuedCount: Object.keys(queued).length,
    isReaching,
    answer: (questionId, choice) => dispatch({ type: 'chosen', questionId, choice, elapsedMs: elapsedMs() }),
  };
}

function savedAnswers(exam: Exam): QueuedAnswers {
  return Object.fromEntries(exam.questions.map(({ id, choice, sequence }) => [id, { choice, sequence }]));
}
