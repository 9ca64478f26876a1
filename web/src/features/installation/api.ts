import {
  changeInstallation,
  type Installation,
  readInstallation,
  sendTestMail,
  settleStep,
  testModel,
} from '@akada/contract/base/installation.ts';
import type { InstallationKey } from '@akada/core/installation/settings.ts';
import type { InstallationStep } from '@akada/core/installation/steps.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { showChangedSettings } from './changed-settings.ts';

export type { Installation };

/** The fields of one step. */
export type SettingValues = Partial<Record<InstallationKey, string>>;

export const installationQuery = queryOptions({
  queryKey: ['admin', 'installation'],
  queryFn: ({ signal }) => call(readInstallation, { signal }),
});

/** Stores the settings of one step, and shows them in the frame around the page. */
export function useChangeSettings({ settings }: Installation) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: SettingValues) => {
      const keys = Object.keys(values) as InstallationKey[];
      const seenValues = Object.fromEntries(keys.map((key) => [key, settings[key].value]));
      return call(changeInstallation, { body: { ...values, seen: seenValues } });
    },
    onSuccess: (answer) => {
      queries.setQueryData(installationQuery.queryKey, answer);
      showChangedSettings(answer);
    },
    // Another administrator may have changed them: what is on the screen is read again.
    onError: () => queries.invalidateQueries({ queryKey: installationQuery.queryKey }),
  });
}

export function useSettleStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ step, state }: { step: InstallationStep; state: 'later' | 'done' }) =>
      call(settleStep, { params: { step }, body: { state } }),
    onSuccess: (answer) => queries.setQueryData(installationQuery.queryKey, answer),
  });
}

export const useTestMail = () => useMutation({ mutationFn: () => call(sendTestMail, {}) });

export const useTestModel = () => useMutation({ mutationFn: () => call(testModel, {}) });
