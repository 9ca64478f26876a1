/** The background work of a signed-in person on every page. Its code is not needed for the first paint. */
import { keysUnder } from '../lib/device/device-storage.ts';
import { onceOnline } from '../lib/device/page-state.ts';
import { fetchCode } from '../lib/lazy/lazy.tsx';
import { sessionSnapshot } from '../lib/session/session-store.ts';
import { waitingPrefix } from '../lib/session/unsent-answers.ts';

export { followHints } from '../lib/stream/shared-hints.ts';

const outboxes = {
  'practice.answer': async () => (await import('../features/quiz/practice-outbox.ts')).practiceOutbox,
  'cards.review': async () => (await import('../features/cards/review-outbox.ts')).reviewOutbox,
} as const;

export function startBackground(userId: string, signal: AbortSignal): void {
  sendWaitingAnswers(userId, signal);
  if (sessionSnapshot().user?.role === 'student') renewReminders(signal);
}

/**
 * Answers and reviews that an earlier visit could not send go out with this one, whatever page it opens. Without a
 * network the code for it may be missing, too.
 */
function sendWaitingAnswers(userId: string, signal: AbortSignal): void {
  for (const kind of ['practice.answer', 'cards.review'] as const) sendWaiting(kind, userId, signal);
}

function sendWaiting(kind: keyof typeof outboxes, userId: string, signal: AbortSignal): void {
  if (keysUnder(waitingPrefix(kind, userId)).length === 0) return;

  fetchCode<{ of: (userId: string) => { wake: () => void } }>(outboxes[kind]).then(
    (outbox) => outbox.of(userId).wake(),
    () => onceOnline(() => sendWaiting(kind, userId, signal), signal),
  );
}

/** A reminder can come only if the person has allowed notifications; else no code is loaded. */
function renewReminders(signal: AbortSignal): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;

  fetchCode(() => import('../features/push/renew-push.ts')).then(
    ({ renewPush }) => renewPush(signal).catch(() => {}),
    () => {},
  );
}
