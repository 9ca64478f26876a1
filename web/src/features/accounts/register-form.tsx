import { registrationFailure } from '@akada/core/access/sign-in/registration.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Checkbox, Stack, TextInput } from '@mantine/core';
import { useAction } from '../../lib/action/use-action.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useEarlyInput } from '../../lib/form/use-early-input.ts';
import { refusedCall } from '../../lib/http/api-error.ts';
import { fetchCode, lazyRules } from '../../lib/lazy/lazy.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import type { SignUp } from './entering.ts';
import type { RegistrationValues } from './form-rules.ts';

// The code that checks and sends loads when a person starts to type, as at the sign-in.
const loadRules = async () => (await import('./form-rules.ts')).registrationErrors;
const loadCalls = () => fetchCode(() => import('./entering.ts'));
const fetchSoon = () => void Promise.allSettled([loadRules(), loadCalls()]);

const empty: RegistrationValues = {
  full_name: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms_accepted: false,
};

interface RegisterFormProps {
  /** The invitation in the link to shared content. */
  invitation: string | null;
  /** The page that opens when the address is confirmed in this browser. */
  wanted: string | null;
  onRegistered: (email: string, message: string) => void;
}

export function RegisterForm({ invitation, wanted, onRegistered }: RegisterFormProps) {
  const attempt = useAction(async (account: SignUp) => {
    try {
      onRegistered(account.email.trim(), await (await loadCalls()).signUp(account, wanted));
    } catch (error) {
      throw new Error(registrationFailure(refusedCall(error), error instanceof Error ? error.message : ''));
    }
  });
  const form = useCheckedForm({
    initialValues: empty,
    rules: lazyRules(loadRules),
    refusal: attempt.error,
    validateInputOnBlur: true,
  });
  const early = useEarlyInput(form.setValues);
  const submit = form.submit(({ full_name, email, password }) =>
    attempt.run({
      full_name,
      email,
      password,
      ...(invitation === null ? {} : { invitation_token: invitation }),
    }),
  );

  return (
    <form ref={early} method="post" onSubmit={submit} onFocus={fetchSoon} noValidate>
      <Stack>
        <FormFault error={form.fault} />
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('full_name')} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Checkbox
          size="md"
          label={<TermsLabel />}
          {...form.getInputProps('terms_accepted', { type: 'checkbox' })}
        />
        <ActionButton type="submit" isBusy={form.submitting || attempt.isPending}>
          Create account
        </ActionButton>
      </Stack>
    </form>
  );
}

/** The links open in new tabs, so that the typed text stays. */
function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <Anchor href={links.terms()} target="_blank" underline="always">
        terms and conditions
      </Anchor>{' '}
      and the{' '}
      <Anchor href={links.privacy()} target="_blank" underline="always">
        privacy policy
      </Anchor>
    </>
  );
}
