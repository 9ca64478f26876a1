import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { useFirstFocus } from '../../../lib/form/use-first-focus.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import classes from '../past-paper.module.css';
import { KeyGrid } from './key-grid.tsx';
import { getPlan, putLetters, readTypedKeys, type TypedKey } from './typed-keys.ts';

/** Typed keys on their way to a paper. */
export interface KeySaving {
  isBusy: boolean;
  error: Error | null;
  /** @param onSaved is called when the keys are in the paper */
  save: (input: { letters: string; keys: readonly TypedKey[] }, onSaved: () => void) => void;
}

interface KeyDialogProps {
  questions: readonly PastPaperQuestion[];
  saving: KeySaving;
  typedText: string;
  onType: (typedText: string) => void;
  onClose: () => void;
}

/** Takes the letters of all keys, in a field or in a cell for each question, and shows what they set. */
export function KeyDialog({ questions, saving, typedText, onType, onClose }: KeyDialogProps) {
  const field = useFirstFocus<HTMLTextAreaElement>();
  const { keys, letters, fault } = readTypedKeys(questions, typedText);

  const save = (submission: FormEvent) => {
    submission.preventDefault();
    if (fault !== null || letters === '') return field.current?.focus();
    saving.save({ letters, keys }, () => {
      onType('');
      onClose();
    });
  };
  return (
    <FormDialog
      title="Type the keys in one go"
      save="Save the keys"
      isBusy={saving.isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <FormFault error={saving.error} />
      <Textarea
        ref={field}
        label="Letters"
        description={`One for each of ${counted(keys.length, 'question')} with options, in order. Type a dash if you do not know.`}
        placeholder="BCAD-"
        autosize
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typedText}
        error={fault}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p role="status" className={classes.quiet}>
        {getPlan(keys)}
      </p>
      <KeyGrid keys={keys} onPut={(index, put) => onType(putLetters(typedText, index, put))} />
    </FormDialog>
  );
}
