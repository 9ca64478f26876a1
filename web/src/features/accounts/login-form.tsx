import type { User } from '@akada/contract/accounts.ts';
import { loginFailure } from '@akada/core/access/login-failure.ts';
import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAction } from '../../lib/action/use-action.ts';
import { useHydrated } from '../../lib/device/use-hydrated.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { lateRules } from '../../lib/form/late-rules.ts';
import { useEarlyInput } from '../../lib/form/use-early-input.ts';
import { refusedCall } from '../../lib/http/api-error.ts';
import { late } from '../../lib/http/late.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import type { Credentials } from './login-rules.ts';

// What checks and sends is 13 kB, and comes when somebody starts to type.
const loadRules = async () => (await import('./login-rules.ts')).loginErrors;
const loadCalls = () => late(() => import('./api.ts'));
const fetchSoon = () => void Promise.allSettled([loadRules(), loadCalls()]);

interface LoginFormProps {
  onSignedIn: (user: User) => void;
  onUnverified: (email: string) => void;
  onSecondFactor: (ticket: string) => void;
}

export function LoginForm({ onSignedIn, onUnverified, onSecondFactor }: LoginFormProps) {
  const form = useForm({
    initialValues: { username: '', password: '' },
    validate: lateRules(loadRules),
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const early = useEarlyInput(form.setValues);
  const isHydrated = useHydrated();
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

  return (
    <form ref={early} onSubmit={form.onSubmit(attempt.run, focusRefused)} onFocus={fetchSoon} noValidate>
      <Stack>
        <FormFault error={attempt.error} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps('username')}
        />
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <ActionButton type="submit" disabled={!isHydrated} isBusy={form.submitting || attempt.isPending}>
          Sign In
        </ActionButton>
      </Stack>
    </form>
  );
}
