import { resetPassword } from '@akada/contract/accounts.ts';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAction } from '../../lib/action/use-action.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { choosePassword } from './api.ts';

export function ChoosePasswordForm({ token, onChosen }: { token: string; onChosen: () => void }) {
  const form = useForm({
    initialValues: { password: '' },
    validate: (values) => fieldErrors(resetPassword.body, { token, ...values }),
    validateInputOnBlur: true,
  });
  const attempt = useAction(async (password: string) => {
    await choosePassword(token, password);
    onChosen();
  });

  return (
    <form onSubmit={form.onSubmit(({ password }) => attempt.run(password))} noValidate>
      <Stack>
        {attempt.error && <Notice kind="error">{attempt.error.message}</Notice>}
        <PasswordInput
          label="New password"
          description="At least 8 characters. You will be signed out everywhere else."
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={attempt.isPending}>
          Set new password
        </Button>
      </Stack>
    </form>
  );
}
