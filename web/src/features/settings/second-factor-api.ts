import * as endpoints from '@akada/contract/second-factor.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { settingsQuery } from './api.ts';

/** @param password left empty by who has none */
export const useStartSecondFactor = () =>
  useMutation({
    mutationFn: (password: string) =>
      call(endpoints.startSecondFactor, { body: password === '' ? {} : { password } }),
  });

export const useConfirmSecondFactor = () =>
  useMutation({ mutationFn: (code: string) => call(endpoints.confirmSecondFactor, { body: { code } }) });

export const useRenewRecoveryCodes = () =>
  useMutation({ mutationFn: (code: string) => call(endpoints.renewRecoveryCodes, { body: { code } }) });

export function useRemoveSecondFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(endpoints.removeSecondFactor, { body: { code } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
