import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isOwnMachine } from '../../lib/device/browser.ts';

/** Where a developer's own machine stores the mail that it would have sent. */
export function SandboxMailboxLink() {
  const hasMailbox = useSandboxMailbox();
  if (!hasMailbox) return null;

  return (
    <Button component="a" href={links.sandboxMailbox()} variant="subtle">
      Open the mailbox of this sandbox
    </Button>
  );
}

/** Only a developer's own machine can have the mailbox page; anywhere else nothing is asked. */
function useSandboxMailbox(): boolean {
  const [exists, setExists] = useState(false);

  useEffect(() => {
    if (!isOwnMachine()) return;

    const gone = new AbortController();
    fetch(links.sandboxMailbox(), { signal: gone.signal }).then(
      (answer) => {
        setExists(answer.ok);
        void answer.body?.cancel();
      },
      () => {},
    );
    return () => gone.abort();
  }, []);

  return exists;
}
