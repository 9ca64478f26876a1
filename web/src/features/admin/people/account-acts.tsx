/** Actions on the account itself. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import {
  deactivateUser,
  editUser,
  endUserSessions,
  eraseUser,
  reactivateUser,
  removeUserSecondFactor,
} from '@akada/contract/observers/people.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { TextInput } from '@mantine/core';
import { call } from '../../../lib/http/call.ts';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { ActButton } from './act-button.tsx';
import { DeactivationConsequences } from './consequences.tsx';

const roles = ['student', 'tutor', 'admin'] as const;
type Role = (typeof roles)[number];

export const roleOptions = roles.map((role) => [role, roleLabel(role)] as const);

interface ActsProps {
  person: AdminPerson;
}

export function EditAccount({ person }: ActsProps) {
  return (
    <ActButton
      person={person}
      label="Change name or role"
      title={`Change ${person.full_name}`}
      initial={{ full_name: person.full_name, role: person.role }}
      rules="edit"
      bodyOf={({ full_name, role }, change) => ({ ...change, full_name, role: role as Role })}
      send={(id, body) => call(editUser, { params: { id }, body })}
      fields={(form) => (
        <>
          <TextInput
            label="Full name"
            maxLength={120}
            autoComplete="off"
            {...form.getInputProps('full_name')}
          />
          <ChipField
            label="Role"
            options={roleOptions}
            value={form.values.role}
            onChange={(role) => form.setFieldValue('role', role)}
          />
        </>
      )}
    >
      The role decides which pages the person can open. A new tutor fills in a profile first.
    </ActButton>
  );
}

export function EndSessions({ person }: ActsProps) {
  return (
    <ActButton
      person={person}
      label="Sign out everywhere"
      title={`Sign ${person.full_name} out?`}
      rules="plain"
      bodyOf={(_, change) => change}
      send={(id, body) => call(endUserSessions, { params: { id }, body })}
    >
      The person has to sign in again on every device. Work that was not sent stays on that device.
    </ActButton>
  );
}

export function RemoveSecondFactor({ person }: ActsProps) {
  return (
    <ActButton
      person={person}
      label="Remove the second step"
      title={`Remove the second step of ${person.full_name}?`}
      isHarsh
      rules="plain"
      bodyOf={(_, change) => change}
      send={(id, body) => call(removeUserSecondFactor, { params: { id }, body })}
    >
      First make sure that the owner is asking. After this the password alone opens the account, and we tell
      the owner.
    </ActButton>
  );
}

export function Deactivation({ person }: ActsProps) {
  if (person.deactivated) {
    return (
      <ActButton
        person={person}
        label="Restore"
        title={`Restore ${person.full_name}?`}
        rules="plain"
        bodyOf={(_, change) => change}
        send={(id, body) => call(reactivateUser, { params: { id }, body })}
      >
        The owner can sign in again.
      </ActButton>
    );
  }
  return (
    <ActButton
      person={person}
      label="Deactivate"
      title={`Deactivate ${person.full_name}?`}
      isHarsh
      rules="plain"
      bodyOf={(_, change) => change}
      send={(id, body) => call(deactivateUser, { params: { id }, body })}
      fields={() => <DeactivationConsequences personId={person.id} />}
    >
      The person cannot sign in until you restore the account. Nothing is deleted. Cancelled sessions do not
      come back with the account.
    </ActButton>
  );
}

export function Erasure({ person }: ActsProps) {
  return (
    <ActButton
      person={person}
      label="Erase"
      title={`Erase ${person.full_name}?`}
      isHarsh
      rules="erase"
      bodyOf={({ email }, change) => ({ ...change, email })}
      send={(id, body) => call(eraseUser, { params: { id }, body })}
      fields={(form) => (
        <TextInput
          label="Email address of the account"
          description={`Type ${person.email}`}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      )}
    >
      The account closes immediately. We delete everything in it within minutes. You cannot undo this.
    </ActButton>
  );
}
