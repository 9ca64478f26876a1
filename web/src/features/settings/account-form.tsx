import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import { useState } from 'react';
import { timeZoneOptions } from '../../lib/format/time-zones.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useSaveSettings } from './api.ts';

export function AccountForm({ settings }: { settings: AccountSettings }) {
  const { minimise_gamification } = settings;
  const [chosen, setChosen] = useState({ time_zone: settings.time_zone, minimise_gamification });
  const saving = useSaveSettings();

  return (
    <FormStack>
      <SelectField
        label="Time zone"
        value={chosen.time_zone}
        options={timeZoneOptions(settings.time_zone)}
        onChange={(time_zone) => setChosen({ ...chosen, time_zone })}
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
    </FormStack>
  );
}
