import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { type ConfirmedAddress, confirmAddress, hasRegistered } from './entering.ts';

interface ConfirmAddressProps {
  token: string;
  onConfirmed: (confirmed: ConfirmedAddress) => void;
}

/**
 * Waits for a click: programs that scan mails open links, and must not use one up. The browser that
 * registered needs no click.
 */
export function ConfirmAddress({ token, onConfirmed }: ConfirmAddressProps) {
  const confirmation = useAction(async () => onConfirmed(await confirmAddress(token)));
  const goOn = useEffectEvent(() => {
    if (hasRegistered()) confirmation.run(undefined);
  });

  useEffect(() => goOn(), []);

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
