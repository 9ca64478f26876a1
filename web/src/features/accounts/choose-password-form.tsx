import { resetPassword } from '@akada/contract/accounts.ts';
import { PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as z from 'zod/mini';
import { useAction } from '../../lib/action/use-action.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { choosePassword } from './api.ts';

// What is wrong with the link has no field to be told beside.
const shownFields = z.omit(resetPassword.body, { token: true });

export function ChoosePasswordForm({ token, onChosen }: { token: string; onChosen: () => void }) {
  const form = useForm({
    initialValues: { password: '' },
    validate: (values) => fieldErrors(shownFields, values),
    validateInputOnBlur: true,
  });
  const attempt = useAction(async (password: string) => {
    await choosePassword(token, password);
    onChosen();
  });

  return (
    <form onSubmit={form.onSubmit(({ password }) => attempt.run(password), focusRefused)} noValidate>
      <Stack>
        <FormFault
          error={attempt.error}
          actions={
            isUsedUp(attempt.error) ? (
              <ButtonLink to="/forgot-password">Get a new link</ButtonLink>
            ) : undefined
          }
        />
        <PasswordInput
          label="New password"
          description="At least 8 characters. You will be signed out everywhere else."
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <ActionButton type="submit" isBusy={attempt.isPending}>
          Set new password
        </ActionButton>
      </Stack>
    </form>
  );
}

function isUsedUp(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 400;
}
