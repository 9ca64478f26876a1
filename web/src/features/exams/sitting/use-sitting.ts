import type { Exam, ExamQuestion } from '@akada/contract/work/exams.ts';
import { useEffect, useState } from 'react';
import { useKeys } from '../../../lib/device/use-keys.ts';
import { useSubmitExam } from '../api.ts';
import { type HandInStep, handInStep, isHandInDue, unansweredNumbers } from './hand-in.ts';
import { type ExamAnswers, useAnswers } from './use-answers.ts';
import { type ExamClock, useExamClock } from './use-exam-clock.ts';

export interface Sitting {
  clock: ExamClock;
  answers: ExamAnswers;
  position: number;
  question: ExamQuestion | undefined;
  goTo: (position: number) => void;
  choose: (choice: number | null) => void;
  /** Numbers of the questions without an answer, 1-based. */
  unanswered: number[];
  handIn: HandInStep;
  ask: () => void;
  goBack: () => void;
  confirm: () => void;
  /** Why handing in was refused, null while it was not. */
  fault: Error | null;
}

interface SittingInput {
  exam: Exam;
  receivedAt: number;
  userId: string;
  onFinished: () => void;
}

/** An exam under way: where one is, what is chosen, and how it ends. */
export function useSitting({ exam, receivedAt, userId, onFinished }: SittingInput): Sitting {
  const clock = useExamClock(exam, receivedAt);
  const answers = useAnswers(exam, userId, clock.elapsedMs);
  const [position, setPosition] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);

  const last = exam.questions.length - 1;
  const question = exam.questions[position];
  const handIn = handInStep({ isAsking, isConfirmed, leftMs: clock.leftMs });
  const isOver = handIn === 'handing_in';
  const fault = useHandIn(exam.id, isHandInDue(handIn, answers.queuedCount), onFinished);

  const goTo = (wanted: number) => setPosition(Math.min(last, Math.max(0, wanted)));
  const choose = (choice: number | null) => {
    if (!isOver && question !== undefined) answers.answer(question.id, choice);
  };
  useExamKeys({ choose, goTo, position, ask: () => setAsking(!isOver) });

  return {
    clock,
    answers,
    position,
    question,
    goTo,
    choose,
    unanswered: unansweredNumbers(exam.questions, answers.byQuestion),
    handIn,
    ask: () => setAsking(true),
    goBack: () => setAsking(false),
    confirm: () => setConfirmed(true),
    fault,
  };
}

/** Hands in as soon as nothing waits to be sent any more, once. */
function useHandIn(examId: string, isDue: boolean, onFinished: () => void): Error | null {
  const { mutate, isIdle, error } = useSubmitExam(examId);

  useEffect(() => {
    if (isDue && isIdle) mutate(undefined, { onSuccess: onFinished });
  }, [isDue, isIdle, mutate, onFinished]);

  return error;
}

interface ExamKeys {
  choose: (choice: number) => void;
  goTo: (position: number) => void;
  position: number;
  ask: () => void;
}

/** The eight keys of Nigerian computer-based exams; the eighth, R, takes S back and belongs to its dialog. */
function useExamKeys({ choose, goTo, position, ask }: ExamKeys): void {
  useKeys({
    a: () => choose(0),
    b: () => choose(1),
    c: () => choose(2),
    d: () => choose(3),
    n: () => goTo(position + 1),
    p: () => goTo(position - 1),
    s: ask,
  });
}
