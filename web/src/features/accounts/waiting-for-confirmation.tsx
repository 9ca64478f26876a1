import { Text } from '@mantine/core';
import { ResendVerification } from './resend-verification.tsx';
import { useSignInOptions } from './use-sign-in-options.ts';

/** What happens next depends on whether this place sends mail, so nothing is claimed before that is known. */
export function WaitingForConfirmation({ email }: { email: string | null }) {
  const options = useSignInOptions();

  if (options?.mail === 'none') {
    return (
      <Text>
        This place sends no mail: an administrator confirms addresses here. Ask yours, then sign in as usual.
      </Text>
    );
  }
  return (
    <>
      {email !== null && options !== null && (
        <Text>
          We wrote to <strong>{email}</strong>. Open the link in that mail within 24 hours. It may take a
          minute, and it may lie under spam.
        </Text>
      )}
      <ResendVerification knownEmail={email} />
    </>
  );
}
