import type { User } from '@akada/contract/identity/accounts.ts';
import {
  type GoogleLanding,
  googleTexts,
  readGoogleLanding,
} from '@akada/core/access/sign-in/google-sign-in.ts';
import { useEffect, useState } from 'react';
import { takeFromTab } from '../../lib/device/tab-storage.ts';
import { accessToken, dropSession } from '../../lib/session/session-store.ts';
import { readCurrentUser } from './api.ts';
import { enterWith } from './entering.ts';
import { startedKey, wantedKey } from './google-start.ts';

export type GoogleStep =
  | { kind: 'working' }
  | { kind: 'second_factor'; ticket: string; wanted: string | null }
  | { kind: 'entered'; user: User; wanted: string | null }
  | { kind: 'failed'; message: string };

/** Takes what Google's sign-in left in the address, and signs in with it. */
export function useGoogleLanding(): [GoogleStep, (step: GoogleStep) => void] {
  const [step, setStep] = useState<GoogleStep>({ kind: 'working' });

  useEffect(() => {
    const requested = takeFromTab(wantedKey) || null;
    void follow(takeLanding(), requested).then(setStep);
  }, []);

  return [step, setStep];
}

/** The address is cleaned before anything else happens: tokens must not stay in it, nor in the history. */
function takeLanding(): GoogleLanding {
  const { hash, search, pathname } = location;
  history.replaceState(history.state, '', pathname);
  return readGoogleLanding(hash.slice(1), search, takeFromTab(startedKey));
}

async function follow(landing: GoogleLanding, requested: string | null): Promise<GoogleStep> {
  switch (landing.kind) {
    case 'failed':
      return landing;
    case 'waiting':
      return { kind: 'working' };
    case 'second_factor':
      return { ...landing, wanted: requested };
    case 'tokens':
      return enter(landing.tokens, requested);
    case 'session':
      return readSession(requested);
  }
}

async function enter(
  tokens: { access_token: string; refresh_token: string },
  requested: string | null,
): Promise<GoogleStep> {
  try {
    return { kind: 'entered', user: await enterWith(tokens), wanted: requested };
  } catch {
    // Tokens without an account are half a session, which would fail later and elsewhere.
    dropSession();
    return { kind: 'failed', message: googleTexts.failed };
  }
}

/** Changes nothing: an address without an answer must not change the signed-in account. */
async function readSession(requested: string | null): Promise<GoogleStep> {
  const failed: GoogleStep = { kind: 'failed', message: googleTexts.nothingReceived };
  if (accessToken() === null) return failed;

  try {
    return { kind: 'entered', user: await readCurrentUser(), wanted: requested };
  } catch {
    return failed;
  }
}
