/** Calls that a page begins with travel in one request: each request costs a student 1 kB of headers. */
import type { FirstScreen } from '@akada/contract/observers/first-screen.ts';
import type { FirstScreenCall } from '@akada/contract/observers/first-screen-calls.ts';
import type { EarlyAnswers } from '../../lib/http/early-answers.ts';
import { sessionSnapshot } from '../../lib/session/session-store.ts';

/** Asks for the whole first screen where the early script could not, because the session must be renewed first. */
export function askForFirstScreen(): void {
  expectCalls((zone) => {
    const answers = ask(zone);
    return () => answers;
  });
}

/** The queries of a page start in one commit, and each call waits for a task before it is sent. */
const gatheringMs = 10;

/** Gathers the calls of the first screen that the next page begins with. */
export function gatherCalls(): void {
  expectCalls((zone) => {
    const parts: FirstScreenCall[] = [];
    let isSent = false;
    let answers: Promise<FirstScreen | null> | undefined;
    const send = () => {
      isSent = true;
      // A single call has its own request.
      return parts.length < 2 ? null : ask(zone, parts);
    };
    return async (part) => {
      if (isSent) return null;
      parts.push(part);
      answers ??= new Promise((resolve) => setTimeout(resolve, gatheringMs)).then(send);
      return answers;
    };
  });
}

/** The schemas load with the first request. */
async function ask(zone: string, parts?: FirstScreenCall[]): Promise<FirstScreen | null> {
  try {
    const { askFirstScreen } = await import('./ask-first-screen.ts');
    return await askFirstScreen(zone, parts);
  } catch {
    return null;
  }
}

function expectCalls(prepare: (zone: string) => EarlyAnswers['getAnswers']): void {
  const { user, hasToken } = sessionSnapshot();
  if (!hasToken || user?.role !== 'student' || !user.email_verified) return;

  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  globalThis.earlyAnswers = {
    userId: user.id,
    timeZone,
    requestedAt: Date.now(),
    getAnswers: prepare(timeZone),
    served: new Set(),
  };
}
