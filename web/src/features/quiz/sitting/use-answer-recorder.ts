import {
  currentItem,
  type FirstAnswer,
  isRememberedOpen,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { useEffect, useRef } from 'react';
import { useSending } from '../../../lib/device/account-outbox.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { answerEvent, practiceOutbox } from '../practice-outbox.ts';
import type { Sitting } from './stored-sitting.ts';

/** @returns a function that stores first answers for the server, called after each event of the session */
export function useAnswerRecorder(sitting: Sitting) {
  const { id: userId } = useAccount();
  const zone = useZone();
  const times = useRef({ shownAt: performance.now(), answeredAt: 0 });
  // A slip waits for the student's verdict, because an answer that was sent cannot change.
  const waitingSlip = useRef<(() => void) | null>(null);

  useEffect(() => {
    const record = () => {
      waitingSlip.current?.();
      waitingSlip.current = null;
    };
    addEventListener('pagehide', record);
    return () => {
      removeEventListener('pagehide', record);
      record();
    };
  }, []);
  useSending(practiceOutbox.of(userId));

  const record = (questionId: string, answer: FirstAnswer) => {
    const question = sitting.draw.questions.find(({ id }) => id === questionId);
    if (question === undefined) return;
    practiceOutbox.record(userId, answerEvent(sitting, question, answer, times.current, zone));
  };

  return (previous: PracticeSession, next: PracticeSession) => {
    // The time to compare with the model answer is no part of the answer's time.
    if (next.isRevealed && !previous.isRevealed) times.current.answeredAt = performance.now();
    const item = currentItem(previous);
    const answer = item === null ? undefined : next.answers[item.id];
    if (item !== null && answer !== undefined && previous.round === 1) {
      const isNew = !(item.id in previous.answers);
      const isOpen = next.upcoming[0] === item.id && isRememberedOpen(next, item);
      const wasOpen = isRememberedOpen(previous, item);
      if ((isNew && !previous.isRevealed) || times.current.answeredAt === 0)
        times.current.answeredAt = performance.now();
      if (isNew && isOpen) waitingSlip.current = () => record(item.id, answer);
      else if (isNew || (wasOpen && !isOpen)) {
        waitingSlip.current = null;
        record(item.id, answer);
      }
    }
    if (next.upcoming !== previous.upcoming) times.current = { shownAt: performance.now(), answeredAt: 0 };
  };
}
