import { Password } from '@akada/contract/accounts.ts';
import { PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as z from 'zod/mini';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { type PasswordChange, useChangePassword } from './api.ts';

const empty: PasswordChange = { current_password: '', new_password: '' };

const first = z.object({ new_password: Password });
const change = z.extend(first, {
  current_password: z.string().check(z.minLength(1, 'Password is required')),
});

/** @param hasPassword false for who signed in by another way so far */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const changing = useChangePassword();
  const form = useForm({
    initialValues: empty,
    validate: (values) => fieldErrors(hasPassword ? change : first, values),
  });
  const submit = form.onSubmit(
    (values, submission) =>
      changing.mutate(values, {
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          form.setErrors(error.fields);
          focusRefused(error.fields, values, submission);
        },
      }),
    focusRefused,
  );
  const isBesideField = changing.error instanceof ApiError && changing.error.status === 422;

  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        <FormFault error={isBesideField ? null : changing.error} />
        {hasPassword && (
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
        )}
        <PasswordInput
          label="New password"
          description="At least 8 characters"
          autoComplete="new-password"
          {...form.getInputProps('new_password')}
        />
        <Text c="dimmed">Every device is signed out then, this one too.</Text>
        <div>
          <ActionButton type="submit" isBusy={changing.isPending}>
            {hasPassword ? 'Change password' : 'Set password'}
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}
