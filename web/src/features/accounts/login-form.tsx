import type { User } from '@akada/contract/identity/accounts.ts';
import { loginFailure } from '@akada/core/access/sign-in/login-failure.ts';
import { Stack, TextInput } from '@mantine/core';
import { useAction } from '../../lib/action/use-action.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useEarlyInput } from '../../lib/form/use-early-input.ts';
import { refusedCall } from '../../lib/http/api-error.ts';
import { fetchCode, lazyRules } from '../../lib/lazy/lazy.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import type { Credentials } from './form-rules.ts';

// Checking and sending take 13 kB of code, which loads when a person starts to type.
const loadRules = async () => (await import('./form-rules.ts')).loginErrors;
const loadCalls = () => fetchCode(() => import('./entering.ts'));
const fetchSoon = () => void Promise.allSettled([loadRules(), loadCalls()]);

interface LoginFormProps {
  /** The prefilled address, empty if it is not known. */
  email: string;
  onSignedIn: (user: User) => void;
  onUnverified: (email: string) => void;
  onSecondFactor: (ticket: string) => void;
}

export function LoginForm({ email, onSignedIn, onUnverified, onSecondFactor }: LoginFormProps) {
  const attempt = useAction(async (credentials: Credentials) => {
    try {
      onSignedIn(await (await loadCalls()).signIn(credentials));
    } catch (error) {
      const failure = loginFailure(refusedCall(error), credentials.username);
      if (failure.kind === 'message') throw new Error(failure.message);
      if (failure.kind === 'unverified') onUnverified(failure.email);
      else onSecondFactor(failure.ticket);
    }
  });
  const form = useCheckedForm({
    initialValues: { username: email, password: '' },
    rules: lazyRules(loadRules),
    refusal: attempt.error,
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const early = useEarlyInput(form.setValues);

  return (
    <form ref={early} method="post" onSubmit={form.submit(attempt.run)} onFocus={fetchSoon} noValidate>
      <Stack>
        <FormFault error={form.fault} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps('username')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <ActionButton type="submit" isBusy={form.submitting || attempt.isPending}>
          Sign In
        </ActionButton>
      </Stack>
    </form>
  );
}
