import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { lazyRules } from '../../lib/lazy/lazy.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { requestResetLink } from './entering.ts';
import { SandboxMailboxLink } from './sandbox-mailbox-link.tsx';

const loadRules = async () => (await import('./form-rules.ts')).forgottenErrors;

/** Shows the same message for every address, as the server does. */
export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const request = useAction(async (email: string) => setAnswer(await requestResetLink(email)));
  const form = useCheckedForm({
    initialValues: { email: '' },
    rules: lazyRules(loadRules),
    refusal: request.error,
    validateInputOnBlur: true,
  });

  return (
    <form
      onSubmit={form.submit(({ email }) => request.run(email))}
      onFocus={() => void loadRules().catch(() => {})}
      noValidate
    >
      <Stack>
        <Text>Write your email address. We send you a link that sets a new password.</Text>
        {answer !== null && request.error === null && <Notice kind="success">{answer}</Notice>}
        <FormFault error={form.fault} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <ActionButton type="submit" isBusy={form.submitting || request.isPending}>
          Send the link
        </ActionButton>
        {answer !== null && <SandboxMailboxLink />}
      </Stack>
    </form>
  );
}
