import { Stack, Text } from '@mantine/core';
import { useAction } from '../../lib/action/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { confirmAddress } from './api.ts';

interface ConfirmAddressProps {
  token: string;
  onConfirmed: (invitation: string | null) => void;
}

/** Waits for a click: programs that look into mails open links, and must not use one up. */
export function ConfirmAddress({ token, onConfirmed }: ConfirmAddressProps) {
  const confirmation = useAction(async () => {
    onConfirmed(await confirmAddress(token));
  });

  return (
    <Stack>
      {confirmation.error ? (
        <>
          <Notice kind="error">{confirmation.error.message}</Notice>
          <ButtonLink to="/verify-email-pending" variant="default">
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
