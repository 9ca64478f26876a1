import { getTutorProfile } from '@akada/contract/tutors.ts';
import { tutorProfileFrom } from '@akada/core/access/session-state.ts';
import { refusedCall } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { storeTutorProfileExists } from '../../lib/session/session-store.ts';

/** Whether a tutor has made a profile: without one, nothing else opens. The device remembers the answer. */
export async function readTutorProfileExists(signal?: AbortSignal): Promise<boolean> {
  const exists = await ask(signal);
  storeTutorProfileExists(exists);
  return exists;
}

async function ask(signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await call(getTutorProfile, { signal });
    return true;
  } catch (error) {
    const exists = tutorProfileFrom(refusedCall(error)?.status ?? null);
    if (exists === null) throw error;
    return exists;
  }
}
