import { Button } from '@mantine/core';
import { useSandboxMailbox } from './use-sandbox-mailbox.ts';

/** Where a developer's own machine keeps the mail that it would have sent. */
export function SandboxMailboxLink() {
  const hasMailbox = useSandboxMailbox();
  if (!hasMailbox) return null;

  return (
    <Button component="a" href="/sandbox/mailbox" variant="subtle">
      Open the mailbox of this sandbox
    </Button>
  );
}
