import * as endpoints from '@akada/contract/observers/privacy.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { settingsQuery } from '../../lib/session/account.ts';

export const usePrepareExport = () => useMutation({ mutationFn: () => call(endpoints.prepareExport, {}) });

export interface DeletionRequest {
  email: string;
  password: string;
}

/** The settings hold the date of the deletion, so they are read again. */
function useDeletionChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}

export const useRequestDeletion = () =>
  useDeletionChange(({ email, password }: DeletionRequest) =>
    call(endpoints.requestDeletion, { body: { email, ...(password === '' ? {} : { password }) } }),
  );

export const useCancelDeletion = () => useDeletionChange(() => call(endpoints.cancelDeletion, {}));
