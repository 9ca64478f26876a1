import { saveName } from '@akada/contract/account-settings.ts';
import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSaveName } from './api.ts';

export function NameForm({ fullName }: { fullName: string }) {
  const saving = useSaveName();
  const form = useForm({
    initialValues: { full_name: fullName },
    validate: (values) => fieldErrors(saveName.body, values),
    validateInputOnBlur: true,
  });

  return (
    <form onSubmit={form.onSubmit(({ full_name }) => saving.mutate(full_name), focusRefused)} noValidate>
      <Stack maw={480}>
        <FormFault error={saving.error} />
        {saving.isSuccess && <Notice kind="success">Your name is saved.</Notice>}
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('full_name')} />
        <div>
          <ActionButton type="submit" isBusy={saving.isPending}>
            Save name
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}
