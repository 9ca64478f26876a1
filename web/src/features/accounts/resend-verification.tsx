import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { requestVerificationMail } from './api.ts';
import { SandboxMailboxLink } from './sandbox-mailbox-link.tsx';

/** @param knownEmail absent when someone opens the page by its address */
export function ResendVerification({ knownEmail }: { knownEmail: string | null }) {
  const [email, setEmail] = useState(knownEmail ?? '');
  const request = useAction(() => requestVerificationMail(email.trim()));

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
        <SandboxMailboxLink />
      </Stack>
    </form>
  );
}
