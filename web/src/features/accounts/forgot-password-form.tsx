import { forgotPassword } from '@akada/contract/accounts.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { requestResetLink } from './api.ts';
import { SandboxMailboxLink } from './sandbox-mailbox-link.tsx';

/** Says the same for every address, as the server does. */
export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => fieldErrors(forgotPassword.body, values),
    validateInputOnBlur: true,
  });
  const request = useAction(async (email: string) => setAnswer(await requestResetLink(email)));

  return (
    <form onSubmit={form.onSubmit(({ email }) => request.run(email), focusRefused)} noValidate>
      <Stack>
        <Text>Write your email address. We send you a link that sets a new password.</Text>
        {answer !== null && request.error === null && <Notice kind="success">{answer}</Notice>}
        <FormFault error={request.error} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <ActionButton type="submit" isBusy={request.isPending}>
          Send the link
        </ActionButton>
        {answer !== null && <SandboxMailboxLink />}
      </Stack>
    </form>
  );
}
