import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Selection } from '../../../../lib/address/use-selection.ts';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { ownCoursesQuery } from '../api.ts';
import { type BulkChange, useBulkChange } from '../bulk-change.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { BulkFault } from './bulk-fault.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

const plainActions = [
  ['publish', 'Publish'],
  ['draft', 'Make drafts'],
  ['retire', 'Retire'],
] as const;

interface ShareDialogProps {
  questionIds: readonly string[];
  /** The user's courses. */
  courses: readonly { id: string; name: string }[];
  onClose: () => void;
}

export interface BulkActionsProps {
  selection: Selection;
  ShareDialog: ComponentType<ShareDialogProps>;
}

/** The actions on all selected questions. */
export function BulkActions({ selection, ShareDialog }: BulkActionsProps) {
  const [asked, setAsked] = useState<'tag' | 'untag' | 'move' | 'share' | null>(null);
  const { ids } = selection;
  const { data: courses } = useQuery(ownCoursesQuery);
  const change = useBulkChange(({ action }) => {
    setAsked(null);
    if (action === 'delete') selection.clear();
  });
  const run = (rest: Omit<BulkChange, 'ids'>) => change.mutate({ ids: [...ids], ...rest });
  const open = (dialog: typeof asked) => {
    change.reset();
    setAsked(dialog);
  };
  const dialog = { isBusy: change.isPending, fault: change.error, onClose: () => setAsked(null), onRun: run };

  return (
    <>
      <BulkButtons plain={plainActions} isBusy={change.isPending} onRun={run} onOpen={open} />
      <Button variant="default" onClick={() => open('share')}>
        Share
      </Button>
      <ActionButton variant="default" isBusy={change.isPending} onClick={() => run({ action: 'delete' })}>
        Delete
      </ActionButton>
      {asked === null && <BulkFault error={change.error} />}
      {(asked === 'tag' || asked === 'untag') && <TagDialog action={asked} {...dialog} />}
      {asked === 'move' && <MoveDialog {...dialog} />}
      {asked === 'share' && courses && (
        <ShareDialog questionIds={ids} courses={courses.items} onClose={dialog.onClose} />
      )}
    </>
  );
}
