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

/** @param exists whether the profile is changed, not made */
export function useSaveTutorProfile({ userId, exists }: { userId: string; exists: boolean }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: TutorProfileForm): Promise<TutorProfile> =>
      exists
        ? call(endpoints.saveTutorProfile, { body: form })
        : call(endpoints.createTutorProfile, { body: form }),
    // Here and not with the form: after the first profile the page of the form is gone.
    onSuccess: (saved) => {
      forgetDraft(userId);
      storeTutorProfileExists(true);
      queries.setQueryData(tutorProfileQuery.queryKey, saved);
      return refreshTopic(queries, 'account');
    },
  });
}

/** @param onWithdrawn called with the profile changed already: what began the call may be gone */
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
    // Also after a refusal: an administrator may have decided about it meanwhile.
    onSettled: () => refreshTopic(queries, 'account'),
  });
}

// What a tutor has typed so far is stored on the device: a phone that dies loses none of it.
const keyOf = (userId: string) => `${accountDataPrefix}tutor-profile.${userId}`;

export function saveDraft(userId: string, values: TutorFormValues): void {
  store(keyOf(userId), JSON.stringify(values));
}

function forgetDraft(userId: string): void {
  forget(keyOf(userId));
}

/** @returns the draft, each field that is not text left out; null where there is none */
export function readDraft(userId: string): Partial<TutorFormValues> | null {
  const stored = readStoredJson(keyOf(userId));
  if (typeof stored !== 'object' || stored === null) return null;

  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
}
