import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { useAction } from '../../lib/action/use-action.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { confirmAddress } from './api.ts';

interface ConfirmAddressProps {
  token: string;
  onConfirmed: (email: string, invitation: string | null) => void;
}

/** Waits for a click: programs that look into mails open links, and must not use one up. */
export function ConfirmAddress({ token, onConfirmed }: ConfirmAddressProps) {
  const confirmation = useAction(async () => {
    const { email, invitation_token } = await confirmAddress(token);
    onConfirmed(email, invitation_token);
  });

  return (
    <Stack>
      {confirmation.error ? (
        <>
          <Notice kind="error">{confirmation.error.message}</Notice>
          <ButtonLink to={links.verifyEmailPending()} variant="default">
            Get a new link
          </ButtonLink>
        </>
      ) : (
        <Text>One click, and your account is ready.</Text>
      )}
      <ActionButton onClick={confirmation.run} isBusy={confirmation.isPending}>
        Confirm my email address
      </ActionButton>
    </Stack>
  );
}
