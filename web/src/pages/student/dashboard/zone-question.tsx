import { completeProfile } from '@akada/contract/identity/accounts.ts';
import { defaultTimeZone, isTimeZone } from '@akada/core/time/time-zone.ts';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery, readCurrentUser } from '../../../features/accounts/api.ts';
import { timeZoneOptions, zoneText } from '../../../lib/format/time-zones.ts';
import { call } from '../../../lib/http/call.ts';
import { settingsQuery, useAccount, useTimeZone } from '../../../lib/session/account.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { SuggestField } from '../../../ui/form/suggest-field.tsx';
import { Section } from '../../../ui/page/panel.tsx';

/**
 * Asks for the time zone next to the main content, with the device's zone filled in. An answer removes the
 * question.
 */
export function ZoneQuestion() {
  const { full_name } = useAccount();
  const known = useTimeZone();
  const [typed, setTyped] = useState(() => zoneText(zoneOfDevice()));
  const zone = typed.trim().replaceAll(' ', '_');
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

  // A known zone is not asked again.
  if (known === undefined || known === zoneOfDevice()) return null;
  return (
    <Section title="Where are you?">
      <Stack gap="sm">
        <Text c="dimmed">Your days, deadlines and months follow this time zone.</Text>
        <FormFault error={answering.error} />
        <SuggestField
          label="Time zone"
          value={typed}
          suggestions={matchingZones(typed)}
          error={isTimeZone(zone) ? undefined : 'Choose a time zone of the list, such as Africa/Lagos.'}
          onChange={setTyped}
        />
        <div>
          <ActionButton
            variant="default"
            isBusy={answering.isPending}
            onClick={() => isTimeZone(zone) && answering.mutate()}
          >
            That is right
          </ActionButton>
        </div>
      </Stack>
    </Section>
  );
}

const maxSuggestions = 6;

function matchingZones(typedText: string) {
  const words = typedText.toLowerCase().trim();
  if (words === '') return [];
  return timeZoneOptions(defaultTimeZone)
    .filter(([, text]) => text.toLowerCase().includes(words) && text !== typedText)
    .slice(0, maxSuggestions)
    .map(([id, name]) => ({ id, name, fact: '' }));
}

/** Some devices name a zone that does not exist. */
function zoneOfDevice(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : defaultTimeZone;
}
