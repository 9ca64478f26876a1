import { useEffect, useState } from 'react';

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Only a developer's own machine can have the mailbox page; anywhere else nothing is asked. */
export function useSandboxMailbox(): boolean {
  const [exists, setExists] = useState(false);

  useEffect(() => {
    if (!ownMachine.includes(location.hostname)) return;

    const gone = new AbortController();
    fetch('/sandbox/mailbox', { signal: gone.signal }).then(
      (answer) => setExists(answer.ok),
      () => {},
    );
    return () => gone.abort();
  }, []);

  return exists;
}
