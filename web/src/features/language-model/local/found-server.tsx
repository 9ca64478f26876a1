import { localProgramNames } from '@akada/core/language-model/local-programs.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type LocalServer, useTryModel } from './api.ts';
import { TurnOnDialog } from './turn-on-dialog.tsx';

/** A model server on this machine: its models, a try, and the switch. */
export function FoundServer({ program, models }: LocalServer) {
  const [selected, setSelected] = useState('');
  const [isOpen, setOpen] = useState(false);
  const trying = useTryModel();
  const name = localProgramNames[program];
  const model = models.includes(selected) ? selected : (models[0] ?? '');

  return (
    <Stack gap="sm" align="flex-start">
      <Text fw={600}>Found on this machine: {name}</Text>
      <SelectField
        label={`Model of ${name}`}
        value={model}
        options={models.map((one) => [one, one] as const)}
        onChange={(next) => {
          setSelected(next);
          trying.reset();
        }}
      />
      <Group>
        <ActionButton
          variant="default"
          isBusy={trying.isPending}
          aria-label={`Try it: ${model} of ${name}`}
          onClick={() => trying.mutate({ program, model })}
        >
          Try it
        </ActionButton>
        <Button aria-label={`Turn it on: ${model} of ${name}`} onClick={() => setOpen(true)}>
          Turn it on
        </Button>
      </Group>
      <Text role="status">
        {trying.isPending
          ? 'It is asked for the capital of France. A model that must load first needs up to a minute.'
          : getResult(trying)}
      </Text>
      {isOpen && <TurnOnDialog choice={{ program, model }} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function getResult({ data, error }: Pick<ReturnType<typeof useTryModel>, 'data' | 'error'>): string {
  if (error) return error.message;
  if (data === undefined) return '';
  if (!data.answered) return 'It did not answer. Look whether the program is running, then try again.';
  const seconds = `It answered in ${(data.took_ms / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} s`;
  return data.in_json
    ? `${seconds}, in JSON as questions and cards need it.`
    : `${seconds}, but not in JSON, which questions and cards need. Take another model.`;
}
