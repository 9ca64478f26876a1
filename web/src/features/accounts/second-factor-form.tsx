import type { User } from '@akada/contract/accounts.ts';
import { answerSecondFactor } from '@akada/contract/second-factor.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../lib/action/use-action.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { call } from '../../lib/http/call.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { enterWith } from './api.ts';

// What is wrong with the ticket has no field to be told beside.
const shownFields = z.omit(answerSecondFactor.body, { ticket: true });

interface SecondFactorFormProps {
  /** Stands for the password that was right. */
  ticket: string;
  onSignedIn: (user: User) => void;
  onCancel: () => void;
}

export function SecondFactorForm({ ticket, onSignedIn, onCancel }: SecondFactorFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { code: '' },
    validate: (values) => fieldErrors(shownFields, values),
  });
  const attempt = useAction(async (code: string) => {
    onSignedIn(await enterWith(await call(answerSecondFactor, { body: { ticket, code } })));
  });

  // It takes the place of the password's form, and with that the focus.
  useEffect(() => field.current?.focus(), []);

  return (
    <form onSubmit={form.onSubmit(({ code }) => attempt.run(code), focusRefused)} noValidate>
      <Stack>
        <Text>Open your authenticator app and enter its code. A recovery code does too.</Text>
        <FormFault error={attempt.error} />
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
