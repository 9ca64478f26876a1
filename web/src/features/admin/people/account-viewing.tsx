/** Opens the pages of a person as the person sees them, after a reason was given. */

import { startViewing } from '@akada/contract/identity/viewing.ts';
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { viewingMinutes } from '@akada/core/access/viewing.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ViewingTab } from '../../../lib/device/viewing-tab.ts';
import { call } from '../../../lib/http/call.ts';
import { ActButton } from './act-button.tsx';
import { openViewingTab } from './open-viewing-tab.ts';

export function AccountViewing({ person }: { person: AdminPerson }) {
  const [blocked, setBlocked] = useState<ViewingTab | null>(null);
  const { id, role, full_name, deactivated, deletion_due_at } = person;
  if (role === 'admin' || deactivated || deletion_due_at !== null) return null;
  const open = (viewing: ViewingTab) => setBlocked(openViewingTab(viewing) ? null : viewing);

  return (
    <Group>
      <ActButton
        person={person}
        label="View as"
        title={`View Akada as ${full_name}?`}
        rules="view"
        bodyOf={(_, { reason }) => ({ reason })}
        send={async (_, body) => {
          const answer = await call(startViewing, { params: { id }, body });
          open({ ...answer, user: { id, role, full_name, email_verified: true, profile_completed: true } });
        }}
      >
        {consequences}
      </ActButton>
      {blocked && (
        <>
          <Button onClick={() => open(blocked)}>Open in a new tab</Button>
          <Text role="alert">Your browser has blocked the new tab. Open it with this button.</Text>
        </>
      )}
    </Group>
  );
}

const consequences = `You see most pages of this person for ${viewingMinutes} minutes, in a new tab. You cannot change anything, and notes, answers, chats and bank details stay closed. The person is told, and reads your reason.`;
