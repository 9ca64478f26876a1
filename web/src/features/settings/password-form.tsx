import { Password } from '@akada/contract/identity/accounts.ts';
import { Text } from '@mantine/core';
import * as z from 'zod/mini';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { type PasswordChange, useChangePassword } from './api.ts';

const empty: PasswordChange = { current_password: '', new_password: '' };

const first = z.object({ new_password: Password });
const change = z.extend(first, {
  current_password: z.string().check(z.minLength(1, 'Password is required')),
});

/** @param hasPassword false for an account that has signed in only by Google so far */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const changing = useChangePassword();
  const form = useCheckedForm({
    initialValues: empty,
    rules: (values) => fieldErrors(hasPassword ? change : first, values),
    refusal: changing.error,
  });

  return (
    <form onSubmit={form.submit((values) => changing.mutate(values))} noValidate>
      <FormStack>
        <FormFault error={form.fault} />
        {hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
        )}
        <PasswordField
          label="New password"
          description="At least 8 characters"
          autoComplete="new-password"
          {...form.getInputProps('new_password')}
        />
        <Text c="dimmed">This signs out every device, including this one.</Text>
        <div>
          <ActionButton type="submit" isBusy={changing.isPending}>
            {hasPassword ? 'Change password' : 'Set password'}
          </ActionButton>
        </div>
      </FormStack>
    </form>
  );
}
