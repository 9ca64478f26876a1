import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { type DeletionRequest, useRequestDeletion } from './privacy-api.ts';

const empty: DeletionRequest = { email: '', password: '' };

export interface DeletionDialogProps {
  /** False for who signed in by another way so far. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Typing the address is slow on purpose; the password keeps out who found the device unlocked. */
export function DeletionDialog({ hasPassword, onClose }: DeletionDialogProps) {
  const formId = useId();
  const request = useRequestDeletion();
  const form = useForm({
    initialValues: empty,
    validate: {
      email: (email) => (email.trim() === '' ? 'Type your email address' : null),
      password: (password) => (hasPassword && password === '' ? 'Password is required' : null),
    },
  });
  const submit = form.onSubmit(
    (values, submission) =>
      request.mutate(values, {
        onSuccess: onClose,
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          form.setErrors(error.fields);
          focusRefused(error.fields, values, submission);
        },
      }),
    focusRefused,
  );
  const isBesideField = request.error instanceof ApiError && request.error.status === 422;

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
          <FormFault error={isBesideField ? null : request.error} />
          <TextInput label="Email address" type="email" autoComplete="off" {...form.getInputProps('email')} />
          {hasPassword && (
            <PasswordInput
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
