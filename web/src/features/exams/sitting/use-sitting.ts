import type { Exam, ExamQuestion } from '@akada/contract/work/exams.ts';
import { isAnswered } from '@akada/core/question-types/answered.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { optionsAfterPress } from '@akada/core/quiz/chosen-options.ts';
import { useEffect, useState } from 'react';
import { useSubmitExam } from '../api.ts';
import { type HandInStep, handInStep, isHandInDue } from './hand-in.ts';
import { type ExamTime, useExamTime } from './time/use-exam-time.ts';
import { useTimeOnScreen } from './time/use-time-on-screen.ts';
import { type ExamAnswers, useAnswers } from './use-answers.ts';
import { useDraft } from './use-draft.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { usePosition } from './use-position.ts';

export interface Sitting {
  time: ExamTime;
  answers: ExamAnswers;
  position: number;
  question: ExamQuestion | undefined;
  goTo: (position: number) => void;
  press: (option: number) => void;
  /** The answer on the screen to a question without options. */
  response: QuestionResponse | null;
  respond: (response: QuestionResponse) => void;
  takeBack: () => void;
  flag: () => void;
  handIn: HandInStep;
  ask: () => void;
  goBack: () => void;
  confirm: () => void;
  /** The error of a failed hand-in, else null. */
  fault: Error | null;
}

interface SittingInput {
  exam: Exam;
  receivedAt: number;
  userId: string;
  onFinished: () => void;
}

/** An exam in progress: its position, its answers and its end. */
export function useSitting({ exam, receivedAt, userId, onFinished }: SittingInput): Sitting {
  const time = useExamTime(exam, receivedAt);
  const answers = useAnswers(exam, userId, time.elapsedMs);
  const { position, goTo } = usePosition(exam, userId);
  const [isAsking, setAsking] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);

  const question = exam.questions[position];
  const takeTime = useTimeOnScreen(question?.id, answers.addTime);
  const handIn = handInStep({ isAsking, isConfirmed, isUp: time.isUp });
  const isOver = handIn === 'handing_in';
  const draft = useDraft(question?.id, (questionId, response) =>
    answers.respond(questionId, isAnswered(response) ? response : null, takeTime()),
  );
  const unsavedCount = answers.queuedCount + (draft.response === null ? 0 : 1);
  const fault = useHandIn(exam.id, isHandInDue(handIn, unsavedCount), onFinished);

  const state = question && answers.byQuestion[question.id];
  const answer = (choices: readonly number[] | null) => {
    if (!isOver && question !== undefined) answers.answer(question.id, choices, takeTime());
  };
  const sitting = {
    position,
    goTo: (requested: number) => {
      draft.save();
      goTo(requested);
    },
    press: (option: number) => {
      if (question === undefined || question.presented !== undefined) return;
      answer(optionsAfterPress(question.type, state?.choices ?? null, option));
    },
    response: draft.response ?? state?.response ?? null,
    respond: (response: QuestionResponse) => {
      if (!isOver) draft.change(response);
    },
    flag: () => {
      if (!isOver && question !== undefined) answers.flag(question.id, !state?.flagged, takeTime());
    },
    ask: () => {
      draft.save();
      setAsking(!isOver);
    },
    goBack: () => setAsking(false),
    confirm: () => {
      draft.save();
      // Runs before the end, so that this time is sent before the exam is submitted.
      if (question !== undefined) answers.addTime(question.id, takeTime());
      setConfirmed(true);
    },
  };
  useExamKeys({ ...sitting, exam, isAsking: handIn === 'asking' });

  const takeBack = () => {
    draft.drop();
    if (isOver || question === undefined) return;
    if (question.presented === undefined) answer(null);
    else answers.respond(question.id, null, takeTime());
  };
  return { ...sitting, time, answers, question, takeBack, handIn, fault };
}

/** Submits once, as soon as no answer waits to be sent. */
function useHandIn(examId: string, isDue: boolean, onFinished: () => void): Error | null {
  const { mutate, isIdle, error } = useSubmitExam(examId);

  useEffect(() => {
    if (isDue && isIdle) mutate(undefined, { onSuccess: onFinished });
  }, [isDue, isIdle, mutate, onFinished]);

  return error;
}
