import type { AccountSettings } from '@akada/contract/account-settings.ts';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { timeZoneOptions } from '../../lib/form/time-zones.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSaveSettings } from './api.ts';

export function AccountForm({ settings }: { settings: AccountSettings }) {
  const [chosen, setChosen] = useState({
    time_zone: settings.time_zone,
    minimise_gamification: settings.minimise_gamification,
  });
  const saving = useSaveSettings();

  return (
    <Stack maw={480}>
      <SelectField
        label="Time zone"
        value={chosen.time_zone}
        options={timeZoneOptions(settings.time_zone)}
        onChange={(time_zone) => setChosen({ ...chosen, time_zone })}
      />
      <Checkbox
        size="md"
        label="Show less of points, streaks and achievements"
        checked={chosen.minimise_gamification}
        onChange={(event) => setChosen({ ...chosen, minimise_gamification: event.currentTarget.checked })}
      />
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      {saving.isSuccess && saving.variables === chosen && (
        <Notice kind="success">Your settings are saved.</Notice>
      )}
      <div>
        <ActionButton isBusy={saving.isPending} onClick={() => saving.mutate(chosen)}>
          Save settings
        </ActionButton>
      </div>
    </Stack>
  );
}
