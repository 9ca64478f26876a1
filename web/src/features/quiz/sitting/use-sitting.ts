import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import {
  type FirstAnswer,
  type PracticeEvent,
  type PracticeSession,
  practise,
} from '@akada/core/practice/practice-session.ts';
import { pairedUuid } from '@akada/core/text/uuid.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { recordAnswer } from '../outbox/account-outbox.ts';
import { type StoredSitting, storeSession } from './stored-sitting.ts';

export interface RunningSitting {
  session: PracticeSession;
  act: (event: PracticeEvent) => void;
}

/** A sitting under way. The device has each answer, and how far one is, before it is seen. */
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
      recordAnswer(userId, answerEvent(sitting, question, given.answer, shownAt.current, zone));
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

/** Its id is made of sitting and question, so that a question answered in two tabs, or again after a crash, counts once. */
function answerEvent(
  { id: sitting_id, draw }: StoredSitting,
  { id: question_id, version }: PracticeQuestion,
  { choices, certainty, hint }: FirstAnswer,
  shownAt: number,
  zone: string,
) {
  const now = Date.now();
  return {
    ...{ id: pairedUuid(sitting_id, question_id), sitting_id, question_id, version },
    ...{ choices: [...choices], certainty, hints: hint },
    took_ms: Math.min(longestMs, Math.max(0, Math.round(performance.now() - shownAt))),
    usual_ms: draw.usual_ms,
    ...{ given_at: new Date(now).toISOString(), local_day: localDay(now, zone), zone },
  };
}

/** The longest that an answer can say that it took. */
const longestMs = 86_400_000;
