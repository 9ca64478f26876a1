import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import * as endpoints from '@akada/contract/identity/account-settings.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { upload } from '../../lib/http/upload.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';
import { settingsQuery } from '../../lib/session/account.ts';
import { dropSession, eraseSession, storeUser } from '../../lib/session/session-store.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['settings', 'sessions'],
  queryFn: ({ signal }) => call(endpoints.listSessions, { signal }),
  staleTime: 0,
  meta: changedBy('account'),
});

export function useSaveSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (selection: Pick<AccountSettings, 'time_zone' | 'minimise_gamification'>) =>
      call(endpoints.saveSettings, { body: selection }),
    onSuccess: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      // The settings decide whether habits are shown.
      return refreshTopic(queries, 'habits');
    },
  });
}

export function useSaveName() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (full_name: string) => call(endpoints.saveName, { body: { full_name } }),
    onSuccess: (user) => {
      storeUser(user);
      return refreshTopic(queries, 'account');
    },
  });
}

/** The account is read again: the menu shows the picture too. */
function usePictureChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => refreshTopic(queries, 'account'),
  });
}

export const useSavePicture = () =>
  usePictureChange((file: File) => upload(endpoints.savePicture, { body: {}, file, onProgress: () => {} }));

export const useRemovePicture = () => usePictureChange(() => call(endpoints.removePicture, {}));

export interface PasswordChange {
  current_password: string;
  new_password: string;
}

/** Every session ends with the old password, including this one. */
export function useChangePassword() {
  return useMutation({
    mutationFn: ({ current_password, new_password }: PasswordChange) =>
      call(endpoints.changePassword, {
        body: { new_password, ...(current_password === '' ? {} : { current_password }) },
      }),
    onSuccess: ({ message }) => dropSession({ text: message, isForced: false }),
  });
}

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useEndAllSessions() {
  return useMutation({ mutationFn: () => call(endpoints.endAllSessions, {}), onSuccess: eraseSession });
}
