import type { TutorProfile, TutorProfileForm } from '@akada/contract/tutors.ts';
import * as endpoints from '@akada/contract/tutors.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { readOwnTutorProfile } from '../../lib/session/own-tutor-profile.ts';
import { storeTutorProfileExists } from '../../lib/session/session-store.ts';
import { dropDraft } from './profile-draft.ts';

/** Null before there is a profile. The guard reads it too: whether there is one decides what opens to a tutor. */
export const tutorProfileQuery = queryOptions({
  queryKey: ['tutors', 'own'],
  queryFn: ({ signal }) => readOwnTutorProfile(signal),
});

/** @param exists whether the profile is changed, not made */
export function useSaveTutorProfile({ userId, exists }: { userId: string; exists: boolean }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: TutorProfileForm): Promise<TutorProfile> =>
      exists
        ? call(endpoints.saveTutorProfile, { body: form })
        : call(endpoints.createTutorProfile, { body: form }),
    // Here and not with the form: the first profile takes the page along that the form stood on.
    onSuccess: (saved) => {
      dropDraft(userId);
      storeTutorProfileExists(true);
      queries.setQueryData(tutorProfileQuery.queryKey, saved);
      return queries.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
}
