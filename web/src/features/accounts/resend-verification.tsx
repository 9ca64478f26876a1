import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { requestVerificationMail } from './entering.ts';
import { SandboxMailboxLink } from './sandbox-mailbox-link.tsx';

/** A mail takes time to arrive, and the server sends five an hour. */
const waitSeconds = 60;

/** @param knownEmail null if somebody opened the page by its address */
export function ResendVerification({ knownEmail }: { knownEmail: string | null }) {
  const [email, setEmail] = useState(knownEmail ?? '');
  const [secondsLeft, startWait] = useWait();
  const isWaiting = secondsLeft > 0;
  const request = useAction(async () => {
    await requestVerificationMail(email.trim());
    startWait(waitSeconds);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWaiting) request.run(undefined);
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        {request.isDone && (
          <Notice kind="success">If this address belongs to an account, a new mail is on its way.</Notice>
        )}
        {request.error && <Notice kind="error">{request.error.message}</Notice>}
        {knownEmail === null && (
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
        <ActionButton
          type="submit"
          variant="default"
          isBusy={request.isPending}
          aria-disabled={isWaiting}
          data-disabled={isWaiting || undefined}
        >
          {isWaiting ? `Send again in ${secondsLeft} s` : 'Send the mail again'}
        </ActionButton>
        <SandboxMailboxLink />
      </Stack>
    </form>
  );
}

/**
 * A visible countdown.
 *
 * @returns the remaining seconds, 0 after the end, and a function that starts it
 */
function useWait(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const isOver = now >= endsAt;

  useEffect(() => {
    if (isOver) return;

    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [isOver]);

  const start = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1_000);
  };
  return [Math.max(0, Math.ceil((endsAt - now) / 1_000)), start];
}
