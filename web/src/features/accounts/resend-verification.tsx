import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { requestVerificationMail } from './api.ts';
import { useSandboxMailbox } from './use-sandbox-mailbox.ts';

/** @param knownEmail absent when someone opens the page by its address */
export function ResendVerification({ knownEmail }: { knownEmail: string | null }) {
  const [email, setEmail] = useState(knownEmail ?? '');
  const request = useAction(() => requestVerificationMail(email.trim()));
  const hasMailbox = useSandboxMailbox();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.run(undefined);
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
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
        <Button type="submit" variant="default" loading={request.isPending}>
          Send the mail again
        </Button>
        {hasMailbox && (
          <Button component="a" href="/sandbox/mailbox" variant="subtle">
            Open the mailbox of this sandbox
          </Button>
        )}
      </Stack>
    </form>
  );
}
