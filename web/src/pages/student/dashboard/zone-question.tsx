import { completeProfile } from '@akada/contract/identity/accounts.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery, readCurrentUser } from '../../../features/accounts/api.ts';
import { zoneOfDevice } from '../../../lib/format/time-zones.ts';
import { call } from '../../../lib/http/call.ts';
import { settingsQuery, useAccount, useTimeZone } from '../../../lib/session/account.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { ZoneField } from '../../../ui/form/zone-field.tsx';
import { Section } from '../../../ui/page/panel.tsx';

/** The zone of a person who has chosen none is the device's; only if the device names none, it is asked. */
export function ZoneQuestion() {
  const { full_name } = useAccount();
  const known = useTimeZone();
  const device = zoneOfDevice();
  const [zone, setZone] = useState(defaultTimeZone);
  const queries = useQueryClient();
  const answering = useMutation({
    mutationFn: async (time_zone: string) => {
      await call(completeProfile, { body: { full_name, time_zone } });
      return readCurrentUser();
    },
    onSuccess: (user) => {
      queries.setQueryData(currentUserQuery.queryKey, user);
      void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  const isWaiting = known !== undefined && known !== device && device !== null;
  const { mutate } = answering;
  useEffect(() => {
    // A failure is no news: the next visit tries again.
    if (isWaiting) mutate(device);
  }, [isWaiting, device, mutate]);

  if (known === undefined || device !== null) return null;
  return (
    <Section title="Where are you?">
      <Stack gap="sm">
        <Text c="dimmed">Your days, deadlines and months follow this time zone.</Text>
        <FormFault error={answering.error} />
        <ZoneField value={zone} onChange={setZone} />
        <div>
          <ActionButton variant="default" isBusy={answering.isPending} onClick={() => answering.mutate(zone)}>
            That is right
          </ActionButton>
        </div>
      </Stack>
    </Section>
  );
}
