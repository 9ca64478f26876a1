import { completeProfile } from '@akada/contract/identity/accounts.ts';
import { defaultTimeZone, isTimeZone } from '@akada/core/time/time-zone.ts';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery, readCurrentUser } from '../../../features/accounts/api.ts';
import { timeZoneOptions } from '../../../lib/format/time-zones.ts';
import { call } from '../../../lib/http/call.ts';
import { settingsQuery, useAccount } from '../../../lib/session/account.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Section } from '../../../ui/page/panel.tsx';

/** Asked beside what one came for, with the answer of the device filled in. It goes when it is answered. */
export function ZoneQuestion() {
  const { full_name } = useAccount();
  const [zone, setZone] = useState(zoneOfDevice);
  const queries = useQueryClient();
  const answering = useMutation({
    mutationFn: async () => {
      await call(completeProfile, { body: { full_name, time_zone: zone } });
      return readCurrentUser();
    },
    onSuccess: (user) => {
      queries.setQueryData(currentUserQuery.queryKey, user);
      void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });

  return (
    <Section title="Where are you?">
      <Stack gap="sm">
        <Text c="dimmed">Your days, deadlines and months follow this time zone.</Text>
        <FormFault error={answering.error} />
        <SelectField label="Time zone" value={zone} options={timeZoneOptions(zone)} onChange={setZone} />
        <div>
          <ActionButton variant="default" isBusy={answering.isPending} onClick={() => answering.mutate()}>
            That is right
          </ActionButton>
        </div>
      </Stack>
    </Section>
  );
}

/** Some devices name a zone that there is not. */
function zoneOfDevice(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : defaultTimeZone;
}
