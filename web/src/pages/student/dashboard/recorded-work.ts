/** Today's work that waits on this device: the page counts it before the server does. */
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import type { ReviewEvent } from '@akada/contract/work/reviews.ts';
import type { RecordedWork } from '@akada/core/dashboard/recorded-work.ts';
import { unfinishedReview } from '../../../features/cards/review/stored-review.ts';
import { storedDraw } from '../../../features/quiz/sitting/stored-sitting.ts';
import { keysUnder, readStoredJson } from '../../../lib/device/device-storage.ts';
import { type OutboxKind, waitingPrefix } from '../../../lib/session/unsent-answers.ts';

/** @param day of the student, YYYY-MM-DD */
export function readRecordedWork(userId: string, day: string): RecordedWork {
  return { cards: countCards(userId, day), ...countQuestions(userId, day) };
}

/** Cards that this device will ask again today are not done. */
function countCards(userId: string, day: string): number {
  const events = readWaitingAnswers<ReviewEvent>('cards.review', userId);
  const withdrawn = new Set(events.flatMap((event) => (event.kind === 'undo' ? event.review_id : [])));
  const upcoming = new Set(unfinishedReview(userId, day)?.sitting.upcoming.map(({ id }) => id));
  const faces = events.flatMap((event) =>
    event.kind === 'review' && event.local_day === day && !withdrawn.has(event.id) ? event.face_id : [],
  );
  return new Set(faces.filter((id) => !upcoming.has(id))).size;
}

/** Only the newest draw can have waiting answers that were due or missed, because a draw needs the network. */
function countQuestions(userId: string, day: string): Omit<RecordedWork, 'cards'> {
  const answers = readWaitingAnswers<PracticeAnswer>('practice.answer', userId).filter(
    ({ local_day }) => local_day === day,
  );
  const draw = storedDraw(userId);
  const ofDraw = answers.filter(({ sitting_id }) => sitting_id === draw?.id);
  const only = draw === null ? null : new URLSearchParams(draw.address.split('?')[1]).get('only');
  const missed = new Set(draw?.draw.missed);
  const mistakes = ofDraw.filter(({ question_id }) => only === 'mistakes' || missed.has(question_id)).length;
  return { questions: answers.length, due: only === 'due' ? ofDraw.length : 0, mistakes };
}

/** An unreadable answer is omitted: the outbox deletes it. */
function readWaitingAnswers<Event>(kind: OutboxKind, userId: string): Event[] {
  return keysUnder(waitingPrefix(kind, userId)).flatMap((key) => (readStoredJson(key) as Event | null) ?? []);
}
