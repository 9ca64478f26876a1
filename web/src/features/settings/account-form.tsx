import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useAccount } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { ZoneField } from '../../ui/form/zone-field.tsx';
import { useSaveSettings } from './api.ts';

export function AccountForm({ settings }: { settings: AccountSettings }) {
  const { minimise_gamification } = settings;
  const { role } = useAccount();
  const [chosen, setChosen] = useState({ time_zone: settings.time_zone, minimise_gamification });
  const saving = useSaveSettings();

  return (
    <FormStack>
      <ZoneField value={chosen.time_zone} onChange={(time_zone) => setChosen({ ...chosen, time_zone })} />
      {role === 'student' && (
        <Checkbox
          size="md"
          label="Minimise gamification"
          description="Hides points, streaks, goals, achievements and leaderboards. Your study still counts, and you see it again when you switch this off."
          checked={chosen.minimise_gamification}
          onChange={(event) => setChosen({ ...chosen, minimise_gamification: event.currentTarget.checked })}
        />
      )}
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
