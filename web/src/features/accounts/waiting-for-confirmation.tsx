import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useSignInOptions } from './use-sign-in-options.ts';

/** The next step depends on whether this instance sends mail, so nothing is claimed before that is known. */
export function WaitingForConfirmation({ email }: { email: string | null }) {
  const options = useSignInOptions();

  if (options?.mail === 'none') {
    return (
      <Text>
        We send no email here. Ask your administrator to confirm your address, then sign in as usual.
      </Text>
    );
  }
  return (
    <>
      {email !== null && options !== null && (
        <Text>
          We wrote to <strong>{email}</strong>. Open the link in that mail within 24 hours. It may take a
          minute. If you do not see it, check your spam folder.
        </Text>
      )}
      <ResendVerification knownEmail={email} />
    </>
  );
}

interface RegisteredPanelProps {
  message: string;
  email: string | null;
}

/** The next step is in the mail: until it is opened a sign-in fails, so the sign-in button is not prominent. */
export function RegisteredPanel({ message, email }: RegisteredPanelProps) {
  return (
    <Notice
      kind="success"
      title={message}
      actions={
        <ButtonLink to={links.login()} state={{ email }} variant="default">
          Go to Login
        </ButtonLink>
      }
    >
      Open the link in this browser and you are signed in. Complete your profile whenever you like.
    </Notice>
  );
}
