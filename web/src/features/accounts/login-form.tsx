import { login, type User } from '@akada/contract/accounts.ts';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAction } from '../../lib/action/use-action.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { signIn } from './api.ts';
import { loginFailure } from './login-failure.ts';

interface LoginFormProps {
  onSignedIn: (user: User) => void;
  onUnverified: (email: string) => void;
  onSecondFactor: (ticket: string) => void;
}

export function LoginForm({ onSignedIn, onUnverified, onSecondFactor }: LoginFormProps) {
  const form = useForm({
    initialValues: { username: '', password: '' },
    validate: (values) => fieldErrors(login.body, values),
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const attempt = useAction(async (credentials: { username: string; password: string }) => {
    try {
      onSignedIn(await signIn(credentials));
    } catch (error) {
      const failure = loginFailure(error, credentials.username);
      if (failure.kind === 'message') throw new Error(failure.message);
      if (failure.kind === 'unverified') onUnverified(failure.email);
      else onSecondFactor(failure.ticket);
    }
  });

  return (
    <form onSubmit={form.onSubmit(attempt.run)} noValidate>
      <Stack>
        {attempt.error && <Notice kind="error">{attempt.error.message}</Notice>}
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps('username')}
        />
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <Button type="submit" loading={attempt.isPending}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
