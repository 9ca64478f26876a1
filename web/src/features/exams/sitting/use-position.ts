import type { Exam } from '@akada/contract/work/exams.ts';
import { useEffect, useState } from 'react';
import { storedQuestion, storeQuestion } from './stored-position.ts';

export interface Position {
  /** From 0. */
  position: number;
  goTo: (position: number) => void;
}

/** Where one is in an exam: after a reload where one was, on another device at what was answered last. */
export function usePosition({ id, questions }: Exam, userId: string): Position {
  const [position, setPosition] = useState(() => {
    const stored = storedQuestion(userId, id);
    const found = questions.findIndex((question) => question.id === stored);
    return found === -1 ? lastAnswered(questions) : found;
  });

  const current = questions[position]?.id;
  useEffect(() => {
    if (current !== undefined) storeQuestion(userId, id, current);
  }, [userId, id, current]);

  return {
    position,
    goTo: (wanted) => setPosition(Math.min(questions.length - 1, Math.max(0, wanted))),
  };
}

function lastAnswered(questions: readonly { sequence: number }[]): number {
  const sequences = questions.map(({ sequence }) => sequence);
  const latest = Math.max(0, ...sequences);
  return latest === 0 ? 0 : sequences.indexOf(latest);
}
