/** Shows reasons why a person cannot sign in, the remedies, and what else the sign-in of this account needs. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { instanceQuery, useSendConfirmation } from '../api.ts';
import { Deactivation } from './account-acts.tsx';
import { AddressConfirmation, PasswordUnlocking, ResetLinkButton } from './sign-in-acts.tsx';

/**
 * A link could open another administrator's account, so administrators get none; a closed account is restored
 * first.
 */
const mayHaveLink = ({ role, deactivated }: AdminPerson) => role !== 'admin' && !deactivated;

interface SignInHelpProps {
  person: AdminPerson;
  /** False for the administrator's own account. */
  isChangeable: boolean;
}

/** Says what is wrong now, next to the button that helps; nothing if the person can sign in. */
export function CannotSignIn(props: SignInHelpProps) {
  const { full_name: name, deactivated, email_verified, password_locked_until: lockedUntil } = props.person;
  if (!deactivated && email_verified && lockedUntil === null) return null;
  const isOpenToKnownDevices = !deactivated && email_verified;
  const title = `${name} cannot sign in${isOpenToKnownDevices ? ' on a new device' : ''}`;
  return (
    <Notice kind="warning" title={title}>
      <Stack gap="sm" align="flex-start">
        {deactivated && <Closed {...props} />}
        {!email_verified && <Unconfirmed {...props} />}
        {lockedUntil !== null && <Locked {...props} until={lockedUntil} />}
      </Stack>
    </Notice>
  );
}

function Closed({ person, isChangeable }: SignInHelpProps) {
  return (
    <>
      <Text>The account is deactivated. Restore it to let the owner sign in.</Text>
      {isChangeable && <Deactivation person={person} />}
    </>
  );
}

function Unconfirmed({ person, isChangeable }: SignInHelpProps) {
  const { data: instance } = useQuery(instanceQuery);
  const sending = useSendConfirmation();
  const isMailed = instance !== undefined && instance.mail !== 'none';
  return (
    <>
      <Text>The email address is not confirmed yet. The owner can sign in after that.</Text>
      <FormFault error={sending.error} />
      {isMailed && (
        <ActionButton variant="default" isBusy={sending.isPending} onClick={() => sending.mutate(person)}>
          Send the link again
        </ActionButton>
      )}
      {isChangeable && <AddressConfirmation person={person} />}
    </>
  );
}

function Locked({ person, isChangeable, until }: SignInHelpProps & { until: string }) {
  const timeZone = useTimeZone();
  return (
    <>
      <Text>
        The password was wrong too often. A new device can try again at {momentText(until, timeZone)}. Devices
        that were signed in before are not affected.
      </Text>
      {isChangeable && <PasswordUnlocking person={person} />}
    </>
  );
}

/** @returns what the owner needs besides the password, and what is missing */
function getNeeds({ has_password, second_factor }: AdminPerson): string[] {
  return [
    ...(has_password
      ? []
      : ['There is no password. The person signs in with Google or sets a password first.']),
    ...(second_factor
      ? [
          'The owner enters a code after the password. If the phone and the recovery codes are lost, remove the second step.',
        ]
      : []),
  ];
}

export function SignInHelp({ person, isChangeable }: SignInHelpProps) {
  const needs = getNeeds(person);

  return (
    <Stack gap="xs" mb="md" align="flex-start">
      <Text fw={600} component="h3">
        Signing in
      </Text>
      {needs.length === 0 && <Text c="dimmed">It needs an email address and a password.</Text>}
      {needs.map((need) => (
        <Text key={need}>{need}</Text>
      ))}
      {isChangeable && mayHaveLink(person) && <ResetLinkButton person={person} />}
      {isChangeable && person.role === 'admin' && (
        <Text c="dimmed" size="sm">
          Administrators get a reset link on the command line only: npm run akada -- user reset {person.email}
        </Text>
      )}
    </Stack>
  );
}
