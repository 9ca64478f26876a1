import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../lib/format/numbers.ts';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { type BulkChange, useBulkChange } from '../bulk-change.ts';
import { BulkFault } from './bulk-fault.tsx';
import classes from './list.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { Selection } from './use-selection.ts';

const plainActions = [
  ['publish', 'Publish'],
  ['draft', 'Make drafts'],
  ['retire', 'Retire'],
] as const;

interface BulkBarProps {
  selection: Selection;
  shown: readonly BankQuestionSummary[];
}

/** What can be done with all chosen questions at once. */
export function BulkBar({ selection, shown }: BulkBarProps) {
  const [asked, setAsked] = useState<'tag' | 'untag' | 'move' | null>(null);
  const { ids } = selection;
  const change = useBulkChange(({ action }) => {
    setAsked(null);
    if (action === 'delete') selection.clear();
  });
  const run = (rest: Omit<BulkChange, 'ids'>) => change.mutate({ ids, ...rest });
  const open = (dialog: typeof asked) => {
    change.reset();
    setAsked(dialog);
  };
  const elsewhere = ids.filter((id) => !shown.some((question) => question.id === id)).length;
  const dialog = { isBusy: change.isPending, fault: change.error, onClose: () => setAsked(null), onRun: run };

  return (
    <>
      <fieldset className={classes.bar} aria-label="Chosen questions">
        <Text fw={600} role="status">
          {counted(ids.length, 'question')} chosen{elsewhere > 0 && `, ${elsewhere} on other pages`}
        </Text>
        {plainActions.map(([action, text]) => (
          <ActionButton
            key={action}
            variant="default"
            isBusy={change.isPending}
            onClick={() => run({ action })}
          >
            {text}
          </ActionButton>
        ))}
        <Button variant="default" onClick={() => open('tag')}>
          Tag
        </Button>
        <Button variant="default" onClick={() => open('untag')}>
          Take a tag off
        </Button>
        <Button variant="default" onClick={() => open('move')}>
          Move
        </Button>
        <ActionButton variant="default" isBusy={change.isPending} onClick={() => run({ action: 'delete' })}>
          Delete
        </ActionButton>
        <Button variant="subtle" onClick={selection.clear}>
          Choose none
        </Button>
      </fieldset>
      {asked === null && <BulkFault error={change.error} />}
      {(asked === 'tag' || asked === 'untag') && <TagDialog action={asked} {...dialog} />}
      {asked === 'move' && <MoveDialog {...dialog} />}
    </>
  );
}
