import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';

interface CodeFormProps {
  /** The action that the code confirms. */
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
      <FormStack>
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
      </FormStack>
    </form>
  );
}
