import type { TutorProfile, TutorProfileForm } from '@akada/contract/tutors.ts';
import * as endpoints from '@akada/contract/tutors.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { dropDraft } from './profile-draft.ts';

/** Null before there is a profile. */
export const tutorProfileQuery = queryOptions({
  queryKey: ['tutors', 'own'],
  queryFn: async ({ signal }): Promise<TutorProfile | null> => {
    try {
      return await call(endpoints.getTutorProfile, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
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
      queries.setQueryData(tutorProfileQuery.queryKey, saved);
      return queries.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
}
