import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useFirstFocus } from '../../../../lib/form/use-first-focus.ts';
import { FormDialog } from '../../../../ui/layers/form-dialog.tsx';
import { labelsQuery } from '../api.ts';
import type { BulkChange } from '../bulk-change.ts';
import { BulkFault } from './bulk-fault.tsx';

export interface BulkDialogProps {
  isBusy: boolean;
  fault: Error | null;
  onClose: () => void;
  onRun: (change: Omit<BulkChange, 'ids'>) => void;
}

export function TagDialog({
  action,
  isBusy,
  fault,
  onClose,
  onRun,
}: BulkDialogProps & { action: 'tag' | 'untag' }) {
  const listId = useId();
  const text = action === 'tag' ? 'Tag the questions' : 'Remove a tag';
  const [tag, setTag] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { data: labels } = useQuery(labelsQuery);
  const field = useFirstFocus<HTMLInputElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() === '') setError('Name the tag');
    else onRun({ action, tag: tag.trim() });
  };

  return (
    <FormDialog title={text} save={text} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <BulkFault error={fault} />
      <TextInput
        ref={field}
        label="Tag"
        list={listId}
        maxLength={bankLimits.tag}
        autoComplete="off"
        error={error}
        value={tag}
        onChange={(event) => {
          setTag(event.currentTarget.value);
          setError(null);
        }}
      />
      <datalist id={listId}>
        {labels?.tags.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </FormDialog>
  );
}
