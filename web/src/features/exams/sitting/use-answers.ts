import type { Exam } from '@akada/contract/work/exams.ts';
import {
  type AnswerEvent,
  type Answers,
  type AnswersById,
  answersAfter,
  queuedAnswers,
} from '@akada/core/exams/answer-queue.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { useEffect, useMemo, useReducer } from 'react';
import { storeAnswers, storeConfirmed, storedAnswers, storedConfirmed } from '../stored-answers.ts';
import { savedAnswer } from './sending/send-answer.ts';
import { useAnswerSending } from './sending/use-answer-sending.ts';

export interface ExamAnswers {
  byQuestion: Answers;
  /** The number of answers that only this device has. */
  queuedCount: number;
  /** The number of answers that the server did not accept: expired or rejected ones. */
  refusedCount: number;
  /** False while the last try to send did not reach the server. */
  isReaching: boolean;
  /** @param spentMs time on the screen since the question was last answered, flagged or left; the same below */
  answer: (questionId: string, choices: readonly number[] | null, spentMs: number) => void;
  /** Stores a written answer, or null for a withdrawn one. */
  respond: (questionId: string, response: QuestionResponse | null, spentMs: number) => void;
  flag: (questionId: string, flagged: boolean, spentMs: number) => void;
  addTime: (questionId: string, spentMs: number) => void;
}

/**
 * The answers of an exam: the server's, the unsent ones on this device, and the present selection. The device
 * stores each change before it is sent, so neither a crash nor a reload loses one.
 *
 * @param elapsedMs time since the start of the exam by the server's clock
 */
export function useAnswers(exam: Exam, userId: string, elapsedMs: () => number): ExamAnswers {
  const [answers, dispatch] = useReducer(answersAfter, null, () => knownAnswers(exam, userId));
  const queued = useMemo(() => queuedAnswers(answers), [answers]);

  useEffect(() => dispatch({ type: 'loaded', answers: savedAnswers(exam) }), [exam]);
  useEffect(() => {
    storeAnswers(userId, exam.id, answers);
    storeConfirmed(userId, exam.id, answers);
  }, [userId, exam.id, answers]);
  const isReaching = useAnswerSending(exam.id, queued, dispatch);

  return {
    byQuestion: answers,
    queuedCount: Object.keys(queued).length,
    refusedCount: Object.values(answers).filter(isRefused).length,
    isReaching,
    answer: (questionId, choices, spentMs) =>
      dispatch({ type: 'chosen', questionId, choices, elapsedMs: elapsedMs(), spentMs }),
    respond: (questionId, response, spentMs) => {
      const event: AnswerEvent = {
        type: 'chosen',
        questionId,
        choices: null,
        response,
        elapsedMs: elapsedMs(),
        spentMs,
      };
      // A page that closes now renders no more, so no effect would store it.
      storeAnswers(userId, exam.id, answersAfter(answers, event));
      dispatch(event);
    },
    flag: (questionId, flagged, spentMs) => dispatch({ type: 'flagged', questionId, flagged, spentMs }),
    addTime: (questionId, spentMs) => dispatch({ type: 'left', questionId, spentMs }),
  };
}

/** Merges the exam's answers with answers confirmed since and with unsent answers of an earlier page. */
function knownAnswers(exam: Exam, userId: string): Answers {
  const events: AnswerEvent[] = [
    { type: 'loaded', answers: savedAnswers(exam) },
    { type: 'loaded', answers: storedConfirmed(userId, exam.id) },
    { type: 'restored', answers: storedAnswers(userId, exam.id) },
  ];
  return events.reduce<Answers>(answersAfter, {});
}

function savedAnswers(exam: Exam): AnswersById {
  return Object.fromEntries(exam.questions.map((question) => [question.id, savedAnswer(question)]));
}

function isRefused({ state }: Answers[string]): boolean {
  return state === 'expired' || state === 'rejected';
}
