import { getTutorProfile, type TutorProfile } from '@akada/contract/tutors.ts';
import { tutorProfileFrom } from '@akada/core/access/session-state.ts';
import { refusedCall } from '../http/api-error.ts';
import { call } from '../http/call.ts';
import { storeTutorProfileExists } from './session-store.ts';

/**
 * Without a profile nothing else opens to a tutor, so the device remembers whether there is one.
 *
 * @returns the profile of whoever is signed in, null before there is one
 */
export async function readOwnTutorProfile(signal?: AbortSignal): Promise<TutorProfile | null> {
  const profile = await ask(signal);
  storeTutorProfileExists(profile !== null);
  return profile;
}

async function ask(signal: AbortSignal | undefined): Promise<TutorProfile | null> {
  try {
    return await call(getTutorProfile, { signal });
  } catch (error) {
    if (tutorProfileFrom(refusedCall(error)?.status ?? null) === false) return null;
    throw error;
  }
}
