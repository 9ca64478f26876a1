import type { Exam } from '@akada/contract/work/exams.ts';
import { useEffect, useState } from 'react';
import { remembered, text } from '../../../lib/device/remembered.ts';

export interface Position {
  /** The index of the question, from 0. */
  position: number;
  goTo: (position: number) => void;
}

/**
 * The question that was last on the screen. Each account stores only one, so a finished exam needs no
 * cleaning up.
 */
export const lastShown = remembered(
  'exam-position',
  { examId: '', questionId: '' },
  { examId: text, questionId: text },
);

/** The current question of an exam: after a reload the last one shown, on another device the last one answered. */
export function usePosition({ id, questions }: Exam, userId: string): Position {
  const [position, setPosition] = useState(() => {
    const { examId, questionId } = lastShown.of(userId);
    const found = examId === id ? questions.findIndex((question) => question.id === questionId) : -1;
    return found === -1 ? lastAnswered(questions) : found;
  });

  const current = questions[position]?.id;
  useEffect(() => {
    if (current !== undefined) lastShown.remember(userId, { examId: id, questionId: current });
  }, [userId, id, current]);

  return {
    position,
    goTo: (requested) => setPosition(Math.min(questions.length - 1, Math.max(0, requested))),
  };
}

function lastAnswered(questions: readonly { sequence: number }[]): number {
  const sequences = questions.map(({ sequence }) => sequence);
  const latest = Math.max(0, ...sequences);
  return latest === 0 ? 0 : sequences.indexOf(latest);
}
