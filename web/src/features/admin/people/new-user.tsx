import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { roleOptions } from './account-acts.tsx';
import { checkAct, type NewUser, useCreateUser } from './api.ts';

/** Makes an account. Its link is mailed, or shown once to be handed over. */
export function NewUserButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New user</Button>
      {isOpen && <NewUserDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewUserDialog({ onClose }: { onClose: () => void }) {
  const timeZone = useTimeZone();
  const creation = useCreateUser();
  const form = useCheckedForm<NewUser>({
    initialValues: { full_name: '', email: '', role: 'student' },
    rules: (values) => checkAct('create', values),
    refusal: creation.error,
  });
  const { data: created, variables } = creation;

  if (created && variables) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={`${variables.full_name} has an account`}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        {created.link === null ? (
          <Text>A link that sets the password is on its way to {variables.email}.</Text>
        ) : (
          <>
            <Text>
              Give this link to the person yourself. It sets a password, once, until{' '}
              {dayText(created.link_expires_at, timeZone)}.
            </Text>
            <CopyField label="Link" text={created.link} />
          </>
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="New user"
      save="Make the account"
      isBusy={creation.isPending}
      onClose={onClose}
      onSubmit={form.submit((values) => creation.mutate(values))}
    >
      <FormFault error={form.fault} />
      <TextInput label="Full name" maxLength={120} autoComplete="off" {...form.getInputProps('full_name')} />
      <TextInput
        label="Email address"
        type="email"
        maxLength={254}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <ChipField
        label="Role"
        options={roleOptions}
        value={form.values.role}
        onChange={(role) => form.setFieldValue('role', role as NewUser['role'])}
      />
    </FormDialog>
  );
}
