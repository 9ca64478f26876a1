import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useAction } from '../../lib/action/use-action.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { lazyRules } from '../../lib/lazy/lazy.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { choosePassword } from './entering.ts';

const loadRules = async () => (await import('./form-rules.ts')).chosenErrors;

export function ChoosePasswordForm({ token, onChosen }: { token: string; onChosen: () => void }) {
  const attempt = useAction(async (password: string) => {
    await choosePassword(token, password);
    onChosen();
  });
  const form = useCheckedForm({
    initialValues: { password: '' },
    rules: lazyRules(loadRules),
    refusal: attempt.error,
    validateInputOnBlur: true,
  });

  return (
    <form
      onSubmit={form.submit(({ password }) => attempt.run(password))}
      onFocus={() => void loadRules().catch(() => {})}
      noValidate
    >
      <Stack>
        <FormFault
          error={form.fault}
          actions={
            isUsedUp(attempt.error) ? (
              <ButtonLink to={links.forgotPassword()}>Get a new link</ButtonLink>
            ) : undefined
          }
        />
        <PasswordField
          label="New password"
          description="Use at least 8 characters. If you are signed in elsewhere, we sign you out there."
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <ActionButton type="submit" isBusy={form.submitting || attempt.isPending}>
          Set new password
        </ActionButton>
      </Stack>
    </form>
  );
}

function isUsedUp(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 400;
}
