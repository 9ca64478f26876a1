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
  // Presses may come faster than they are drawn.
  const latest = useRef(session);
  const shownAt = useRef(performance.now());

  const act = (event: PracticeEvent) => {
    const before = latest.current;
    const next = practise(before, event);
    if (next === before) return;

    const given = newAnswer(before, next);
    const question = sitting.draw.questions.find(({ id }) => id === given?.id);
    if (given !== null && question !== undefined) {
      practiceOutbox.record(userId, answerEvent(sitting, question, given.answer, shownAt.current, zone));
    }
    if (next.upcoming !== before.upcoming) shownAt.current = performance.now();
    latest.current = next;
    storeSession(userId, sitting.id, next);
    setSession(next);
  };

  return { session, act };
}

function newAnswer(
  before: PracticeSession,
  after: PracticeSession,
): { id: string; answer: FirstAnswer } | null {
  const [id = ''] = before.upcoming;
  const answer = after.answers[id];
  return answer === undefined || id in before.answers ? null : { id, answer };
}
