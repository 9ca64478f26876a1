import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { requestVerificationMail } from './api.ts';
import { SandboxMailboxLink } from './sandbox-mailbox-link.tsx';
import { useWait } from './use-wait.ts';

/** A mail takes its time, and an hour has room for five of them. */
const waitSeconds = 60;

/** @param knownEmail absent when someone opens the page by its address */
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
