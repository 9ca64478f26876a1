/** What goes on behind every page of a signed-in person. Its code is not needed for the first paint. */
import { keysUnder } from '../lib/device/device-storage.ts';
import { onceOnline } from '../lib/device/page-state.ts';
import { fetchCode } from '../lib/lazy/lazy.tsx';
import { waitingPrefix } from '../lib/session/unsent-answers.ts';

export { followHints } from '../lib/stream/shared-hints.ts';

const loadOutbox = () => import('../features/quiz/practice-outbox.ts');

/**
 * Answers of practice that an earlier visit could not send go out with this one, whatever page it opens. Without a
 * network the code for it may be missing, too.
 */
export function sendWaitingAnswers(userId: string, signal: AbortSignal): void {
  if (keysUnder(waitingPrefix('practice.answer', userId)).length === 0) return;

  fetchCode(loadOutbox).then(
    ({ practiceOutbox }) => practiceOutbox.of(userId).wake(),
    () => onceOnline(() => sendWaitingAnswers(userId, signal), signal),
  );
}
