import type { User } from '@akada/contract/accounts.ts';
import { answerSecondFactor } from '@akada/contract/second-factor.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAction } from '../../lib/action/use-action.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { call } from '../../lib/http/call.ts';
import { Notice } from '../../ui/notice.tsx';
import { enterWith } from './api.ts';

interface SecondFactorFormProps {
  /** Stands for the password that was right. */
  ticket: string;
  onSignedIn: (user: User) => void;
  onCancel: () => void;
}

export function SecondFactorForm({ ticket, onSignedIn, onCancel }: SecondFactorFormProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: (values) => fieldErrors(answerSecondFactor.body, { ticket, ...values }),
  });
  const attempt = useAction(async (code: string) => {
    onSignedIn(await enterWith(await call(answerSecondFactor, { body: { ticket, code } })));
  });

  return (
    <form onSubmit={form.onSubmit(({ code }) => attempt.run(code))} noValidate>
      <Stack>
        <Text>Open your authenticator app and enter its code. A recovery code does too.</Text>
        {attempt.error && <Notice kind="error">{attempt.error.message}</Notice>}
        <TextInput
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          data-autofocus
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={attempt.isPending}>
          Sign in
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Start again
        </Button>
      </Stack>
    </form>
  );
}
