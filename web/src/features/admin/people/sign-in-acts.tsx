/**
 * Actions of an administrator for a person who cannot sign in: each has a reason, and the account's owner is
 * told.
 */
import { unlockPassword } from '@akada/contract/observers/locked-passwords.ts';
import { type AdminPerson, makeResetLink, verifyUser } from '@akada/contract/observers/people.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { momentText } from '../../../lib/format/dates.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { ActButton } from './act-button.tsx';

export function AddressConfirmation({ person }: { person: AdminPerson }) {
  return (
    <ActButton
      person={person}
      label="Confirm the address"
      title={`Confirm ${person.email}?`}
      rules="plain"
      bodyOf={(_, change) => change}
      send={(id, body) => call(verifyUser, { params: { id }, body })}
    >
      First make sure that the address belongs to this person. Then the person can sign in.
    </ActButton>
  );
}

export function PasswordUnlocking({ person }: { person: AdminPerson }) {
  return (
    <ActButton
      person={person}
      label="Open now"
      title={`Open the sign-in of ${person.full_name}?`}
      rules="plain"
      bodyOf={(_, change) => change}
      send={(id, body) => call(unlockPassword, { params: { id }, body })}
    >
      First make sure that the owner typed the wrong passwords. Then a new device can try again immediately.
      The password stays the same.
    </ActButton>
  );
}

interface ResetLink {
  link: string;
  expires_at: string;
}

/** Shows the link once: only a hash of it is stored. */
export function ResetLinkButton({ person }: { person: AdminPerson }) {
  const timeZone = useTimeZone();
  const [made, setMade] = useState<ResetLink | null>(null);
  const close = () => setMade(null);

  return (
    <>
      <ActButton
        person={person}
        label="Make a reset link"
        title={`A reset link for ${person.full_name}?`}
        isHarsh
        rules="plain"
        bodyOf={(_, change) => change}
        send={async (id, body) => setMade(await call(makeResetLink, { params: { id }, body }))}
      >
        {resetConsequences}
      </ActButton>
      {made && (
        <Dialog
          isOpen
          onClose={close}
          title={`A link for ${person.full_name}`}
          actions={<Button onClick={close}>Done</Button>}
        >
          <Text>
            Give it to the person yourself. It sets a new password, once, until{' '}
            {momentText(made.expires_at, timeZone)}.
          </Text>
          <CopyField label="Link" text={made.link} />
        </Dialog>
      )}
    </>
  );
}

const resetConsequences =
  'First make sure that the owner is asking. We tell the owner, the second step stays on, and payouts to a tutor wait for 48 hours. An earlier link stops working.';
