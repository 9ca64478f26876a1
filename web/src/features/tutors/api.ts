import type { TutorProfile, TutorProfileForm } from '@akada/contract/base/tutors.ts';
import * as endpoints from '@akada/contract/base/tutors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forget, readStoredJson, store } from '../../lib/device/device-storage.ts';
import { call } from '../../lib/http/call.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { tutorProfileQuery } from '../../lib/session/own-tutor-profile.ts';
import { accountDataPrefix, storeTutorProfileExists } from '../../lib/session/session-store.ts';
import { toast } from '../../lib/toast/toast.ts';
import type { TutorFormValues } from './tutor-form-values.ts';

/** @param exists true if the profile exists and is changed */
export function useSaveTutorProfile({ userId, exists }: { userId: string; exists: boolean }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: TutorProfileForm): Promise<TutorProfile> =>
      exists
        ? call(endpoints.saveTutorProfile, { body: form })
        : call(endpoints.createTutorProfile, { body: form }),
    // Handled here, not in the form: the page of the form disappears after the first profile.
    onSuccess: (saved) => {
      forgetDraft(userId);
      storeTutorProfileExists(true);
      queries.setQueryData(tutorProfileQuery.queryKey, saved);
      return refreshTopic(queries, 'account');
    },
  });
}

/** @param onWithdrawn called after the profile was updated, even if the caller was removed */
export function useWithdrawRevision({ userId, onWithdrawn }: { userId: string; onWithdrawn: () => void }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.withdrawTutorRevision, {}),
    onSuccess: (profile) => {
      forgetDraft(userId);
      queries.setQueryData(tutorProfileQuery.queryKey, profile);
      onWithdrawn();
      toast.success('Your change is withdrawn.');
    },
    // Runs also after a rejection: an administrator may have decided about it in the meantime.
    onSettled: () => refreshTopic(queries, 'account'),
  });
}

// The device stores the tutor's typed text, so that a phone that dies loses nothing.
const keyOf = (userId: string) => `${accountDataPrefix}tutor-profile.${userId}`;

export function saveDraft(userId: string, values: TutorFormValues): void {
  store(keyOf(userId), JSON.stringify(values));
}

function forgetDraft(userId: string): void {
  forget(keyOf(userId));
}

/** @returns the draft without fields that are not text; null if there is none */
export function readDraft(userId: string): Partial<TutorFormValues> | null {
  const stored = readStoredJson(keyOf(userId));
  if (typeof stored !== 'object' || stored === null) return null;

  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
}
