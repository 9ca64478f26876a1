import {
  getRecordingConsent,
  giveRecordingConsent,
  type RecordingConsent,
  withdrawRecordingConsent,
} from '@akada/contract/material/recordings.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

export const consentQuery = queryOptions({
  queryKey: ['recording-consent'],
  queryFn: ({ signal }) => call(getRecordingConsent, { signal }),
});

/** Checks whether the person agreed to the current host for recordings. */
export function isGiven({ host, consent }: RecordingConsent): boolean {
  return host !== null && consent?.host === host;
}

export const useGiveConsent = () =>
  useConsentChange((host: string) => call(giveRecordingConsent, { body: { host } }));

export const useWithdrawConsent = () => useConsentChange(() => call(withdrawRecordingConsent, {}));

function useConsentChange<Input>(change: (input: Input) => Promise<RecordingConsent>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (consent) => queries.setQueryData(consentQuery.queryKey, consent),
  });
}
