import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface CodeFormProps {
  /** What the code sets off. */
  action: string;
  error: Error | null;
  isPending: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
}

export function CodeForm({ action, error, isPending, onCode, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code.trim());
  };

  return (
    <form onSubmit={submit}>
      <Stack maw={480}>
        {error && <Notice kind="error">{error.message}</Notice>}
        <TextInput
          label="Code"
          description="Six digits of the app, or a recovery code"
          autoComplete="one-time-code"
          required
          minLength={6}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Group>
          <ActionButton type="submit" isBusy={isPending}>
            {action}
          </ActionButton>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
