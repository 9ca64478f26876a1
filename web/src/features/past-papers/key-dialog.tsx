import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { getOptionLetters } from '@akada/core/papers/options/option-letters.ts';
import { Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { useFirstFocus } from '../../lib/form/use-first-focus.ts';
import { counted } from '../../lib/format/numbers.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { useGiveKeys } from './api.ts';
import classes from './past-paper.module.css';
import { getPlan, readTypedKeys } from './typed-keys.ts';

interface KeyDialogProps {
  paper: PastPaper;
  questions: readonly PastPaperQuestion[];
  typedText: string;
  onType: (typedText: string) => void;
  onClose: () => void;
}

/** Takes the letters of all keys, and shows what they set. */
export function KeyDialog({ paper, questions, typedText, onType, onClose }: KeyDialogProps) {
  const giving = useGiveKeys(paper);
  const field = useFirstFocus<HTMLTextAreaElement>();
  const { keys, letters, fault } = readTypedKeys(questions, typedText);

  const save = (submission: FormEvent) => {
    submission.preventDefault();
    if (fault !== null || letters === '') return field.current?.focus();
    giving.mutate(letters, {
      onSuccess: () => {
        onType('');
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title="Type the keys in one go"
      save="Save the keys"
      isBusy={giving.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <FormFault error={giving.error} />
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
      <ol className={`${classes.keys} figures`}>
        {keys.map(({ question, letter, effect }) => {
          const previous = question.key.map((index) => getOptionLetters(question.options)[index]).join('');
          return (
            <li key={question.position} data-effect={effect}>
              <span>{question.number}</span>
              <b>{letter || previous || '–'}</b>
              <small>
                {
                  { new: 'new', changed: `was ${previous}`, same: 'as now', none: '', wrong: 'no option' }[
                    effect
                  ]
                }
              </small>
            </li>
          );
        })}
      </ol>
    </FormDialog>
  );
}
