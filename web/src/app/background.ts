/** What goes on behind every page of a signed-in person. Its code is not needed for the first paint. */
import { keysUnder } from '../lib/device/device-storage.ts';
import { fetchCode } from '../lib/lazy/lazy.tsx';
import { practiceAnswersPrefix } from '../lib/session/unsent-answers.ts';

export { followHints } from '../lib/stream/shared-hints.ts';

const loadOutbox = () => import('../features/quiz/outbox/account-outbox.ts');

/** Answers of practice that an earlier visit could not send go out with this one, whatever page it opens. */
export function sendWaitingAnswers(userId: string): void {
  if (keysUnder(practiceAnswersPrefix(userId)).length === 0) return;

  fetchCode(loadOutbox).then(
    ({ outboxOf }) => outboxOf(userId).wake(),
    // They wait for the next visit.
    () => {},
  );
}
