import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useFirstFocus } from '../../../../lib/form/use-first-focus.ts';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { labelsQuery } from '../api.ts';
import type { BulkChange } from '../bulk-change.ts';
import { BulkFault } from './bulk-fault.tsx';

export interface BulkDialogProps {
  isBusy: boolean;
  fault: Error | null;
  onClose: () => void;
  onRun: (change: Omit<BulkChange, 'ids'>) => void;
}

/** Asks for the tag. */
export function TagDialog({
  action,
  isBusy,
  fault,
  onClose,
  onRun,
}: BulkDialogProps & { action: 'tag' | 'untag' }) {
  const [formId, listId] = [useId(), useId()];
  const text = action === 'tag' ? 'Tag the questions' : 'Take a tag off';

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton type="submit" form={formId} isBusy={isBusy}>
            {text}
          </ActionButton>
        </>
      }
    >
      <BulkFault error={fault} />
      <TagForm formId={formId} listId={listId} onTag={(tag) => onRun({ action, tag })} />
    </Dialog>
  );
}

interface TagFormProps {
  formId: string;
  listId: string;
  onTag: (tag: string) => void;
}

function TagForm({ formId, listId, onTag }: TagFormProps) {
  const [tag, setTag] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { data: labels } = useQuery(labelsQuery);
  const field = useFirstFocus<HTMLInputElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() === '') setError('Name the tag');
    else onTag(tag.trim());
  };

  return (
    <form id={formId} onSubmit={submit} noValidate>
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
    </form>
  );
}
