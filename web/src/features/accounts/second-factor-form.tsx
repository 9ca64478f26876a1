import type { User } from '@akada/contract/identity/accounts.ts';
import { answerSecondFactor } from '@akada/contract/identity/second-factor.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../lib/action/use-action.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { call } from '../../lib/http/call.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { enterWith } from './entering.ts';

// The ticket has no field that could show its errors.
const shownFields = z.omit(answerSecondFactor.body, { ticket: true });

interface SecondFactorFormProps {
  /** Proves that the password was right. */
  ticket: string;
  onSignedIn: (user: User) => void;
  onCancel: () => void;
}

export function SecondFactorForm({ ticket, onSignedIn, onCancel }: SecondFactorFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const attempt = useAction(async (code: string) => {
    onSignedIn(await enterWith(await call(answerSecondFactor, { body: { ticket, code } })));
  });
  const form = useCheckedForm({
    initialValues: { code: '' },
    rules: (values) => fieldErrors(shownFields, values),
    refusal: attempt.error,
  });

  // The form replaces the password form, which had the focus.
  useEffect(() => field.current?.focus(), []);

  return (
    <form onSubmit={form.submit(({ code }) => attempt.run(code))} noValidate>
      <Stack>
        <Text>Open your authenticator app and enter its code. A recovery code works too.</Text>
        <FormFault error={form.fault} />
        <TextInput
          ref={field}
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...form.getInputProps('code')}
        />
        <ActionButton type="submit" isBusy={attempt.isPending}>
          Sign in
        </ActionButton>
        <Button variant="subtle" onClick={onCancel}>
          Start again
        </Button>
      </Stack>
    </form>
  );
}
