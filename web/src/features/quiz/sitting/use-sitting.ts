import {
  type FirstAnswer,
  type PracticeEvent,
  type PracticeSession,
  practise,
} from '@akada/core/practice/practice-session.ts';
import { useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { answerEvent, practiceOutbox } from '../practice-outbox.ts';
import { type StoredSitting, storeSession } from './stored-sitting.ts';

export interface RunningSitting {
  session: PracticeSession;
  act: (event: PracticeEvent) => void;
}

/** A sitting in progress. The device stores each answer and the progress before they are shown. */
export function useSitting(sitting: StoredSitting): RunningSitting {
  const { id: userId } = useAccount();
  const zone = useZone();
  const [session, setSession] = useState(sitting.session);
  // Presses may be faster than rendering.
  const latest = useRef(session);
  const shownAt = useRef(performance.now());

  const act = (event: PracticeEvent) => {
    const previousPracticeSession = latest.current;
    const next = practise(previousPracticeSession, event);
    if (next === previousPracticeSession) return;

    const input = newAnswer(previousPracticeSession, next);
    const question = sitting.draw.questions.find(({ id }) => id === input?.id);
    if (input !== null && question !== undefined) {
      practiceOutbox.record(userId, answerEvent(sitting, question, input.answer, shownAt.current, zone));
    }
    if (next.upcoming !== previousPracticeSession.upcoming) shownAt.current = performance.now();
    latest.current = next;
    storeSession(userId, sitting.id, next);
    setSession(next);
  };

  return { session, act };
}

function newAnswer(
  previousPracticeSession: PracticeSession,
  after: PracticeSession,
): { id: string; answer: FirstAnswer } | null {
  const [id = ''] = previousPracticeSession.upcoming;
  const answer = after.answers[id];
  return answer === undefined || id in previousPracticeSession.answers ? null : { id, answer };
}
