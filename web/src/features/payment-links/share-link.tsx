import type { PaymentLink } from '@akada/contract/base/payment-links.ts';
import { Button, Group, Stack } from '@mantine/core';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { getInvitation } from './words.ts';

/** The ways to send a link: copying it, WhatsApp, and whatever the device offers. */
export function ShareLink({ link }: { link: PaymentLink }) {
  const text = getInvitation(link);
  const canShare = 'share' in navigator;
  // A person who closes the device's list has changed their mind.
  const share = () => void navigator.share({ text }).catch(() => {});

  return (
    <Stack gap={12}>
      <CopyField label="Link" text={link.url} />
      <Group gap={8}>
        <Button
          variant="default"
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp
        </Button>
        {canShare && (
          <Button variant="default" onClick={share}>
            Send another way
          </Button>
        )}
      </Group>
    </Stack>
  );
}
