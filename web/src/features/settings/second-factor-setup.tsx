import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { useConfirmSecondFactor, useStartSecondFactor } from './second-factor-api.ts';

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
        <Stack maw={480}>
          {start.error && <Notice kind="error">{sentenceOf(start.error)}</Notice>}
          {hasPassword && (
            <PasswordInput
              label="Your password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <Group>
            <ActionButton type="submit" isBusy={start.isPending}>
              Go on
            </ActionButton>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    );
  }
  return (
    <Stack maw={480}>
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
    </Stack>
  );
}

function sentenceOf(error: Error): string {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : error.message;
}
