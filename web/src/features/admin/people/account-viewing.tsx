/** Opens the pages of a person as the person sees them, after a reason was given. */

import { startViewing } from '@akada/contract/identity/viewing.ts';
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { viewingMinutes } from '@akada/core/access/viewing.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ViewingTab } from '../../../lib/device/viewing-tab.ts';
import { call } from '../../../lib/http/call.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { ActButton } from './act-button.tsx';
import { openViewingTab } from './open-viewing-tab.ts';

export function AccountViewing({ person }: { person: AdminPerson }) {
  const [started, setStarted] = useState<ViewingTab | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const { id, role, full_name, deactivated, deletion_due_at } = person;
  if (role === 'admin' || deactivated || deletion_due_at !== null) return null;
  const close = () => setStarted(null);
  const open = (viewing: ViewingTab) => {
    const hasOpened = openViewingTab(viewing);
    setBlocked(!hasOpened);
    if (hasOpened) close();
  };

  return (
    <>
      <ActButton
        person={person}
        label="View as"
        title={`View Akada as ${full_name}?`}
        rules="view"
        bodyOf={(_, { reason }) => ({ reason })}
        send={async (_, body) => {
          const answer = await call(startViewing, { params: { id }, body });
          setStarted({
            ...answer,
            user: { id, role, full_name, email_verified: true, profile_completed: true },
          });
        }}
      >
        {consequences}
      </ActButton>
      {started && (
        <Dialog
          isOpen
          onClose={close}
          title={`The pages of ${full_name}`}
          actions={
            // A browser blocks a tab that opens without a tap, so the answer waits for this one.
            <Button onClick={() => open(started)}>Open in a new tab</Button>
          }
        >
          <Text>You stay signed in here. The new tab ends after {viewingMinutes} minutes.</Text>
          {isBlocked && (
            <Text role="alert">
              Your browser has blocked the tab. Allow windows for this site, then try again.
            </Text>
          )}
        </Dialog>
      )}
    </>
  );
}

const consequences = `You see most pages of this person for ${viewingMinutes} minutes, in a new tab. You cannot change anything, and notes, answers, chats and bank details stay closed. The person is told, and reads your reason.`;
