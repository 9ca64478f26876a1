import { registrationFailure } from '@akada/core/access/registration.ts';
import { Anchor, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
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
import type { SignUp } from './api.ts';
import { emptyRegistration } from './registration-values.ts';

// As at the sign-in: what checks and sends comes when somebody starts to type.
const loadRules = async () => (await import('./registration-form.ts')).registrationErrors;
const loadCalls = () => late(() => import('./api.ts'));
const fetchSoon = () => void Promise.allSettled([loadRules(), loadCalls()]);

interface RegisterFormProps {
  /** What came with the link to shared content. */
  invitation: string | null;
  onRegistered: (email: string, message: string) => void;
}

export function RegisterForm({ invitation, onRegistered }: RegisterFormProps) {
  const form = useForm({
    initialValues: emptyRegistration,
    validate: lateRules(loadRules),
    validateInputOnBlur: true,
  });
  const early = useEarlyInput(form.setValues);
  const isHydrated = useHydrated();
  const attempt = useAction(async (account: SignUp) => {
    onRegistered(account.email.trim(), await (await loadCalls()).signUp(account));
  });
  const submit = form.onSubmit(
    ({ full_name, email, password }) =>
      attempt.run({
        full_name,
        email,
        password,
        ...(invitation === null ? {} : { invitation_token: invitation }),
      }),
    focusRefused,
  );

  return (
    <form ref={early} onSubmit={submit} onFocus={fetchSoon} noValidate>
      <Stack>
        <FormFault
          error={attempt.error}
          message={
            attempt.error ? registrationFailure(refusedCall(attempt.error), attempt.error.message) : undefined
          }
        />
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('full_name')} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Checkbox
          size="md"
          label={<TermsLabel />}
          {...form.getInputProps('terms_accepted', { type: 'checkbox' })}
        />
        <ActionButton type="submit" disabled={!isHydrated} isBusy={form.submitting || attempt.isPending}>
          Create account
        </ActionButton>
      </Stack>
    </form>
  );
}

/** In a tab of their own: what is typed here already stays. */
function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <Anchor href="/terms" target="_blank" underline="always">
        terms and conditions
      </Anchor>{' '}
      and the{' '}
      <Anchor href="/privacy" target="_blank" underline="always">
        privacy policy
      </Anchor>
    </>
  );
}
