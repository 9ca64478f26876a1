import { type FormEvent, useState } from 'react';
import type { Selection } from '../../../lib/address/use-selection.ts';
import type { Choice } from '../../../ui/form/choices/choice-list.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { type AskingAction, BulkButtons } from '../bank/list/bulk-buttons.tsx';
import { BulkFault } from '../bank/list/bulk-fault.tsx';
import { TagDialog } from '../bank/list/tag-dialog.tsx';
import { type OverseenChange, useOverseenChange } from './api.ts';
import { CourseChoice } from './course-choice.tsx';

const plainActions = [
  ['publish', 'Publish'],
  ['retire', 'Retire'],
] as const;

/** Administrators' actions on all selected questions. */
export function OverseenActions({ selection: { ids } }: { selection: Selection }) {
  const [asked, setAsked] = useState<AskingAction | null>(null);
  const change = useOverseenChange(ids);
  const run = (body: OverseenChange) => change.mutate(body, { onSuccess: () => setAsked(null) });
  const open = (dialog: typeof asked) => {
    change.reset();
    setAsked(dialog);
  };
  const dialog = { isBusy: change.isPending, fault: change.error, onClose: () => setAsked(null) };

  return (
    <>
      <BulkButtons plain={plainActions} isBusy={change.isPending} onRun={run} onOpen={open} />
      {asked === null && <BulkFault error={change.error} />}
      {(asked === 'tag' || asked === 'untag') && (
        <TagDialog
          action={asked}
          {...dialog}
          onRun={({ tag }) => run({ action: asked, ...(tag && { tag }) })}
        />
      )}
      {asked === 'move' && (
        <MoveToCourse {...dialog} onMove={(course_id) => run({ action: 'move', course_id })} />
      )}
    </>
  );
}

interface MoveToCourseProps {
  isBusy: boolean;
  fault: Error | null;
  onClose: () => void;
  onMove: (courseId: string | null) => void;
}

function MoveToCourse({ isBusy, fault, onClose, onMove }: MoveToCourseProps) {
  const [course, setCourse] = useState<Choice | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(course?.id ?? null);
  };

  return (
    <FormDialog
      title="Move to another course"
      save={course === null ? 'Remove from their course' : 'Move'}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <BulkFault error={fault} />
      <CourseChoice label="Course of their author, or none" selection={course} onChoose={setCourse} />
    </FormDialog>
  );
}
