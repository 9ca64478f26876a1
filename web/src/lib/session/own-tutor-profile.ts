import { getTutorProfile, type TutorProfile } from '@akada/contract/base/tutors.ts';
import { tutorProfileFrom } from '@akada/core/access/session-state.ts';
import { queryOptions } from '@tanstack/react-query';
import { refusedCall } from '../http/api-error.ts';
import { call } from '../http/call.ts';
import { changedBy } from '../query/topics.ts';
import { storeTutorProfileExists } from './session-store.ts';

/**
 * Without a profile a tutor can open nothing else, so the device remembers whether one exists.
 *
 * @returns the profile of the signed-in account, null before the first one
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

/** Null before the first profile. The guard reads it too, because it decides which pages a tutor can open. */
export const tutorProfileQuery = queryOptions({
  queryKey: ['tutors', 'own'],
  queryFn: ({ signal }) => readOwnTutorProfile(signal),
  meta: changedBy('account'),
});
