import * as endpoints from '@akada/contract/identity/second-factor.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { CodeForm } from './code-form.tsx';

interface SecondFactorSetupProps {
  hasPassword: boolean;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export function SecondFactorSetup({ hasPassword, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const [password, setPassword] = useState('');
  const start = useStartSecondFactor();
  const confirmation = useConfirmSecondFactor();

  if (start.data === undefined) {
    const submit = (event: FormEvent) => {
      event.preventDefault();
      start.mutate(password);
    };
    return (
      <form onSubmit={submit}>
        <FormStack>
          {start.error && <Notice kind="error">{getSentence(start.error)}</Notice>}
          {hasPassword && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <Group>
            <ActionButton type="submit" isBusy={start.isPending}>
              Continue
            </ActionButton>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          </Group>
        </FormStack>
      </form>
    );
  }
  return (
    <FormStack>
      <Text>Add an account to your authenticator app: open the link on this device, or type the key.</Text>
      <Button component="a" href={start.data.otpauth_uri} variant="default">
        Open in the app on this device
      </Button>
      <TextInput
        label="Key"
        readOnly
        value={start.data.secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text>Then enter the code that the app shows.</Text>
      <CodeForm
        action="Turn it on"
        error={confirmation.error}
        isPending={confirmation.isPending}
        onCode={(code) =>
          confirmation.mutate(code, { onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes) })
        }
        onCancel={onCancel}
      />
    </FormStack>
  );
}

function getSentence(error: Error): string {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : error.message;
}

/** @param password empty for an account without one */
const useStartSecondFactor = () =>
  useMutation({
    mutationFn: (password: string) =>
      call(endpoints.startSecondFactor, { body: password === '' ? {} : { password } }),
  });

const useConfirmSecondFactor = () =>
  useMutation({ mutationFn: (code: string) => call(endpoints.confirmSecondFactor, { body: { code } }) });
