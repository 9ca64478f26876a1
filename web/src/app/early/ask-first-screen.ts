import { firstScreen } from '@akada/contract/observers/first-screen.ts';
import { call } from '../../lib/http/call.ts';
import { sessionSnapshot } from '../../lib/session/session-store.ts';

/** Asks for the first screen where the early script could not, because the session must be renewed first. */
export function askForFirstScreen(): void {
  const { user, hasToken } = sessionSnapshot();
  if (!hasToken || user?.role !== 'student' || !user.email_verified) return;

  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  globalThis.earlyAnswers = {
    userId: user.id,
    timeZone,
    requestedAt: Date.now(),
    answers: call(firstScreen, { query: { zone: timeZone }, retries: 0 }).catch(() => null),
    served: new Set(),
  };
}
