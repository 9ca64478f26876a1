import { useEffect, useState } from 'react';
import { isOwnMachine } from '../../lib/device/own-machine.ts';

/** Only a developer's own machine can have the mailbox page; anywhere else nothing is asked. */
export function useSandboxMailbox(): boolean {
  const [exists, setExists] = useState(false);

  useEffect(() => {
    if (!isOwnMachine()) return;

    const gone = new AbortController();
    fetch('/sandbox/mailbox', { signal: gone.signal }).then(
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
