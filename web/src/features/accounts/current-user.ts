import { queryOptions } from '@tanstack/react-query';
import { readCurrentUser } from './api.ts';
import { readTutorProfileExists } from './tutor-profile-check.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['accounts', 'current-user'],
  queryFn: ({ signal }) => readCurrentUser(signal),
});

/** For tutors only. */
export const tutorProfileExistsQuery = queryOptions({
  queryKey: ['accounts', 'tutor-profile-exists'],
  queryFn: ({ signal }) => readTutorProfileExists(signal),
});
