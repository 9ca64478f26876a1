import { Button, Group, Stack } from '@mantine/core';
import { CopyField } from './copy-field.tsx';

/** The ways to send a link: copying it, WhatsApp, and whatever the device offers. @param text a message with the link */
export function ShareLink({ url, text }: { url: string; text: string }) {
  const canShare = 'share' in navigator;
  // A person who closes the device's list has changed their mind.
  const share = () => void navigator.share({ text }).catch(() => {});

  return (
    <Stack gap={12}>
      <CopyField label="Link" text={url} />
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
