import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { useSignInOptions } from './use-sign-in-options.ts';

/** Leads to the mail that stays on this machine, if no mail server is configured. */
export function SandboxMailboxLink() {
  const options = useSignInOptions();
  if (options?.mail !== 'sandbox') return null;

  return (
    <Button component="a" href={links.sandboxMailbox()} variant="subtle">
      Open the mailbox of this sandbox
    </Button>
  );
}
