/**
 * A review as one device runs it: what is asked next, what was given, and the way back. It needs no network; the server
 * computes the same states from the same reviews.
 */
import { afterReview, type GivenReview, type ItemState } from '../memory/fold-reviews.ts';
import type { Grade } from '../memory/grade.ts';

/** An asked item: one face of a card, or a missed question. */
export interface Asked {
  kind: 'card' | 'question';
  /** The id of the face or the question. */
  id: string;
  /** Null for a question. */
  cardId: string | null;
  /** Null while it is new, and for a question, which is judged elsewhere. */
  state: ItemState | null;
}

/** A review that can be undone. */
export interface GivenNow {
  reviewId: string;
  grade: Grade;
  /** The item before the review. */
  asked: Asked;
}

export interface ReviewSitting {
  /** The remaining items, in order; the first is asked now. */
  upcoming: readonly Asked[];
  /** The newest last. */
  given: readonly GivenNow[];
  /** Questions that were answered. */
  questions: number;
  /** True if no review is sent, and the due cards learn nothing. */
  isPractice: boolean;
}

export type ReviewEvent =
  | ({ type: 'grade'; reviewId: string; now: number } & Pick<
      GivenReview,
      'grade' | 'localDay' | 'retention' | 'parameters'
    >)
  | { type: 'answered' }
  /**
   * The card was buried, suspended, deleted, or changed so that a face no longer exists.
   *
   * @param faces that stay
   */
  | { type: 'remove'; cardId: string; faces?: readonly string[] }
  | { type: 'put_back'; asked: readonly Asked[] }
  /** The first item was not answered, and is asked after all others. */
  | { type: 'postpone' }
  | { type: 'undo' };

/** The number of last reviews that can be undone. */
export const mostUndone = 20;

export function startReview(upcoming: readonly Asked[], isPractice: boolean): ReviewSitting {
  return { upcoming, given: [], questions: 0, isPractice };
}

/** @returns the sitting after the event; the same one where the event changes nothing */
export function reviewed(sitting: ReviewSitting, event: ReviewEvent): ReviewSitting {
  const { upcoming } = sitting;
  switch (event.type) {
    case 'grade':
      return graded(sitting, event);
    case 'answered':
      return upcoming[0]?.kind === 'question'
        ? { ...sitting, upcoming: upcoming.slice(1), questions: sitting.questions + 1 }
        : sitting;
    case 'remove': {
      const left = upcoming.filter(
        ({ id, cardId }) => cardId !== event.cardId || event.faces?.includes(id) === true,
      );
      return left.length === upcoming.length ? sitting : { ...sitting, upcoming: left };
    }
    case 'put_back':
      return { ...sitting, upcoming: [...event.asked, ...without(upcoming, event.asked)] };
    case 'postpone':
      return upcoming.length < 2
        ? sitting
        : { ...sitting, upcoming: [...upcoming.slice(1), ...upcoming.slice(0, 1)] };
    case 'undo':
      return undone(sitting);
  }
}

function graded(
  sitting: ReviewSitting,
  { reviewId, grade, now, localDay, retention, parameters }: Extract<ReviewEvent, { type: 'grade' }>,
): ReviewSitting {
  const [asked, ...rest] = sitting.upcoming;
  if (asked?.kind !== 'card') return sitting;

  const inputs = [...sitting.given, { reviewId, grade, asked }];
  if (sitting.isPractice)
    return { ...sitting, given: inputs, upcoming: grade === 1 ? [...rest, asked] : rest };

  const state = afterReview('card', asked.state, {
    id: reviewId,
    grade,
    givenAt: now,
    localDay,
    retention,
    parameters,
  });
  const again = state.dueAt === null ? [] : [{ ...asked, state }];
  return { ...sitting, given: inputs, upcoming: inOrder([...rest, ...again], now) };
}

/**
 * Being learned comes first once its moment is there. Before it everything else is asked; what alone is left does not
 * wait for it.
 */
function inOrder(upcoming: readonly Asked[], now: number): Asked[] {
  const dueAt = ({ state }: Asked) => state?.dueAt ?? null;
  const learning = upcoming
    .filter((requested) => dueAt(requested) !== null)
    .toSorted((one, other) => (dueAt(one) ?? 0) - (dueAt(other) ?? 0));
  const isThere = (requested: Asked) => (dueAt(requested) ?? 0) <= now;
  return [
    ...learning.filter(isThere),
    ...upcoming.filter((requested) => dueAt(requested) === null),
    ...learning.filter((requested) => !isThere(requested)),
  ];
}

function undone(sitting: ReviewSitting): ReviewSitting {
  const last = sitting.given.at(-1);
  if (last === undefined) return sitting;
  return {
    ...sitting,
    upcoming: [last.asked, ...without(sitting.upcoming, [last.asked])],
    given: sitting.given.slice(0, -1),
  };
}

const without = (upcoming: readonly Asked[], removed: readonly Asked[]) =>
  upcoming.filter(({ id }) => removed.every((face) => face.id !== id));

/** @returns what was learned so far, each face once */
export function reviewScore({ given, questions }: ReviewSitting): {
  faces: number;
  /** Asked for the first time ever. */
  new: number;
  /** Not known at the first try of this sitting. */
  again: number;
  questions: number;
} {
  const first = new Map<string, GivenNow>();
  for (const one of given) if (!first.has(one.asked.id)) first.set(one.asked.id, one);
  const firsts = [...first.values()];
  return {
    faces: firsts.length,
    new: firsts.filter(({ asked }) => asked.state === null).length,
    again: firsts.filter(({ grade }) => grade === 1).length,
    questions,
  };
}
