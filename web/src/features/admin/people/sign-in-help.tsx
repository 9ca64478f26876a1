/** Reasons why a person may be unable to sign in, and the remedies. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { instanceQuery, useSendConfirmation } from '../api.ts';
import { AddressConfirmation, ResetLinkButton } from './sign-in-acts.tsx';

/** @returns the obstacles at the sign-in, in the order in which the person meets them */
function getObstacles(person: AdminPerson): string[] {
  const { email_verified, deactivated, has_password, second_factor } = person;
  return [
    ...(deactivated ? ['The account is deactivated, so nobody can sign in to it.'] : []),
    ...(email_verified ? [] : ['The email address is not confirmed yet. The owner can sign in after that.']),
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

export function SignInHelp({ person, isChangeable }: SignInHelpProps) {
  const { data: instance } = useQuery(instanceQuery);
  const sending = useSendConfirmation();
  const obstacles = getObstacles(person);
  const isMailed = instance !== undefined && instance.mail !== 'none';

  return (
    <Stack gap="xs" mb="md" align="flex-start">
      <Text fw={600} component="h3">
        Signing in
      </Text>
      {obstacles.length === 0 && <Text c="dimmed">Email address and password are enough.</Text>}
      {obstacles.map((obstacle) => (
        <Text key={obstacle}>{obstacle}</Text>
      ))}
      <FormFault error={sending.error} />
      {!person.email_verified && isMailed && (
        <ActionButton variant="default" isBusy={sending.isPending} onClick={() => sending.mutate(person)}>
          Send the link again
        </ActionButton>
      )}
      {isChangeable && !person.email_verified && <AddressConfirmation person={person} />}
      {isChangeable && mayHaveLink(person) && <ResetLinkButton person={person} />}
      {isChangeable && person.role === 'admin' && (
        <Text c="dimmed" size="sm">
          Administrators get a reset link on the command line only: npm run akada -- user reset {person.email}
        </Text>
      )}
    </Stack>
  );
}
