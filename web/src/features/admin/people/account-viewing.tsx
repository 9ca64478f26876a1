/** Opens the pages of a person as the person sees them, after a reason was given. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { startViewing, viewingMinutes } from '@akada/contract/identity/viewing.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { type ViewingTab, viewingAddress } from '../../../lib/device/viewing-tab.ts';
import { call } from '../../../lib/http/call.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { ActButton } from './act-button.tsx';

export function AccountViewing({ person }: { person: AdminPerson }) {
  const [started, setStarted] = useState<ViewingTab | null>(null);
  const { id, role, full_name, deactivated, deletion_due_at } = person;
  if (role === 'admin' || deactivated || deletion_due_at !== null) return null;
  const close = () => setStarted(null);

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
          setStarted({ ...answer, user: { id, role, full_name } });
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
            // Browsers block a tab that opens after an answer, so this is a link.
            <Button
              component="a"
              href={viewingAddress(started)}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              Open in a new tab
            </Button>
          }
        >
          <Text>You stay signed in here. The new tab ends after 15 minutes.</Text>
        </Dialog>
      )}
    </>
  );
}

const consequences = `You see most pages of this person for ${viewingMinutes} minutes, in a new tab. You cannot change anything, and notes, answers, chats and bank details stay closed. The person is told, and reads your reason.`;
