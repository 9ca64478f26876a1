import { type PracticeEvent, type PracticeSession, practise } from '@akada/core/practice/practice-session.ts';
import { useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { type StoredSitting, storeSession } from './stored-sitting.ts';
import { useAnswerRecorder } from './use-answer-recorder.ts';

export interface RunningSitting {
  session: PracticeSession;
  act: (event: PracticeEvent) => void;
}

/** A sitting in progress. The device stores each answer and the progress before they are shown. */
export function useSitting(sitting: StoredSitting): RunningSitting {
  const { id: userId } = useAccount();
  const record = useAnswerRecorder(sitting);
  const [session, setSession] = useState(sitting.session);
  // Presses may be faster than rendering.
  const latest = useRef(session);

  const act = (event: PracticeEvent) => {
    const previousPracticeSession = latest.current;
    const next = practise(previousPracticeSession, event);
    if (next === previousPracticeSession) return;

    record(previousPracticeSession, next);
    latest.current = next;
    storeSession(userId, sitting.id, next);
    setSession(next);
  };

  return { session, act };
}
