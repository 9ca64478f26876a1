import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { type DeletionRequest, useRequestDeletion } from './privacy-api.ts';

const empty: DeletionRequest = { email: '', password: '' };

export interface DeletionDialogProps {
  /** False for an account that has signed in only by Google so far. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Typing the address is slow on purpose; the password protects a device that was left unlocked. */
export function DeletionDialog({ hasPassword, onClose }: DeletionDialogProps) {
  const formId = useId();
  const request = useRequestDeletion();
  const form = useCheckedForm({
    initialValues: empty,
    rules: ({ email, password }) => ({
      email: email.trim() === '' ? 'Type your email address' : undefined,
      password: hasPassword && password === '' ? 'Password is required' : undefined,
    }),
    refusal: request.error,
  });
  const submit = form.submit((values) => request.mutate(values, { onSuccess: onClose }));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep my account
          </Button>
          <ActionButton type="submit" form={formId} color="clay" isBusy={request.isPending}>
            Delete my account
          </ActionButton>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <Text>Type the email address of your account{hasPassword ? ' and your password' : ''}.</Text>
          <FormFault error={form.fault} />
          <TextInput label="Email address" type="email" autoComplete="off" {...form.getInputProps('email')} />
          {hasPassword && (
            <PasswordField
              label="Password"
              autoComplete="current-password"
              {...form.getInputProps('password')}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
