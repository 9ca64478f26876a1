import type { Card } from '@akada/contract/material/cards.ts';
import { afterReview } from '@akada/core/memory/fold-reviews.ts';
import type { Grade } from '@akada/core/memory/grade.ts';
import { getUsedParameters } from '@akada/core/reviews/review-settings.ts';
import {
  type Asked,
  type ReviewEvent,
  type ReviewSitting,
  reviewed,
} from '@akada/core/reviews/review-sitting.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { useRef, useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import type { Outbox } from '../../../lib/device/outbox.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { eventNow, reviewOutbox } from '../review-outbox.ts';
import { noteStoredState } from '../stored/stored-decks.ts';
import { type StoredReview, storeDrawn, storeProgress } from './stored-review.ts';

export interface RunningReview {
  sitting: ReviewSitting;
  asked: Asked | null;
  /** Counts the events, so that a repeated card starts with its front. */
  step: number;
  /** The current card; null for a question. */
  card: Card | null;
  grade: (grade: Grade) => void;
  /** Called when a question was answered and its answer is being sent. */
  answered: () => void;
  /** Asks the current item after all others, because the student did not answer. */
  postpone: () => void;
  /** Undoes the last review; null if there is none. */
  undo: (() => void) | null;
  /** @returns the removed entries, to be put back */
  remove: (cardId: string) => readonly Asked[];
  putBack: (requested: readonly Asked[]) => void;
  edited: (card: Card) => void;
}

/** The max time that an event can report, a day. */
const maxDurationMs = 86_400_000;

/** Runs a review. The device stores each grade and the progress before the next card is shown. */
export function useReview(
  sampledReview: StoredReview,
  drawAgain: (first?: string) => Promise<void>,
): RunningReview {
  const { id: userId } = useAccount();
  const zone = useZone();
  const [review, setReview] = useState(sampledReview);
  const [step, setStep] = useState(0);
  // Presses may be faster than rendering.
  const latest = useRef(review);
  const shownAt = useRef(performance.now());
  const { sitting, cards, settings, undoable } = review;
  const [asked = null] = sitting.upcoming;

  const put = (next: Partial<StoredReview>) => {
    latest.current = { ...latest.current, ...next };
    if (next.cards !== undefined || next.undoable !== undefined) storeDrawn(userId, latest.current);
    storeProgress(userId, latest.current);
    setReview(latest.current);
  };
  const act = (event: ReviewEvent) => {
    const next = reviewed(latest.current.sitting, event);
    if (next === latest.current.sitting) return;
    shownAt.current = performance.now();
    setStep((steps) => steps + 1);
    put({ sitting: next });
  };
  const takeBack = (reviewId: string, faceId: string) => {
    if (latest.current.sitting.isPractice) return;
    const event = eventNow(getUuid(randomId()), faceId, zone);
    reviewOutbox.record(userId, { ...event, kind: 'undo', review_id: reviewId });
  };
  const undoEarlier = async () => {
    const [last, ...earlier] = latest.current.undoable;
    if (last === undefined) return;
    put({ undoable: earlier });
    takeBack(last.id, last.face_id);
    reviewOutbox.of(userId).wake();
    await settled(reviewOutbox.of(userId));
    await drawAgain(last.face_id);
  };

  return {
    sitting,
    asked,
    step,
    card: asked?.cardId == null ? null : (cards[asked.cardId] ?? null),
    grade: (grade) => {
      const [current] = latest.current.sitting.upcoming;
      if (current?.kind !== 'card') return;
      const id = getUuid(randomId());
      const now = Date.now();
      const local_day = localDay(now, zone);
      const { retention } = settings;
      const usedParameters = getUsedParameters(settings);
      if (!sitting.isPractice) {
        const duration_ms = Math.min(
          maxDurationMs,
          Math.max(0, Math.round(performance.now() - shownAt.current)),
        );
        reviewOutbox.record(userId, {
          ...eventNow(id, current.id, zone),
          kind: 'review',
          grade,
          duration_ms,
          local_day,
          retention,
          ...(usedParameters !== null && { parameters_version: usedParameters.version }),
        });
      }
      const given = { grade, localDay: local_day, retention, parameters: usedParameters?.parameters };
      if (!sitting.isPractice) {
        const state = afterReview('card', current.state, { ...given, id, givenAt: now });
        noteStoredState(userId, current.id, state);
      }
      act({ ...given, type: 'grade', reviewId: id, now });
    },
    answered: () => act({ type: 'answered' }),
    postpone: () => act({ type: 'postpone' }),
    undo:
      sitting.given.length > 0
        ? () => {
            const last = latest.current.sitting.given.at(-1);
            if (last !== undefined) {
              takeBack(last.reviewId, last.asked.id);
              if (!sitting.isPractice) noteStoredState(userId, last.asked.id, last.asked.state);
            }
            act({ type: 'undo' });
          }
        : undoable.length > 0 && !sitting.isPractice
          ? () => void undoEarlier()
          : null,
    remove: (cardId) => {
      const gone = latest.current.sitting.upcoming.filter((one) => one.cardId === cardId);
      act({ type: 'remove', cardId });
      return gone;
    },
    putBack: (gone) => act({ type: 'put_back', asked: gone }),
    edited: (card) => {
      act({ type: 'remove', cardId: card.id, faces: card.faces.map(({ id }) => id) });
      put({ cards: { ...latest.current.cards, [card.id]: card } });
    },
  };
}

/** Resolves when the server has everything that was recorded. */
function settled(outbox: Outbox): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (outbox.state().waiting > 0) return;
      stop();
      resolve();
    };
    const stop = outbox.watch(look);
    look();
  });
}
