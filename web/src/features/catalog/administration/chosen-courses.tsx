import type { CatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { changeCourses } from '@akada/contract/observers/chosen-rows.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Selection } from '../../../lib/address/use-selection.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { ReasonDialog } from '../../../ui/layers/written-dialogs.tsx';
import { LeftOut, sayDone } from '../../../ui/list/left-out.tsx';
import { useCatalogChange } from './api.ts';
import { EntryField } from './entry-field.tsx';

type Change = { action: 'archive'; reason: string } | { action: 'move'; department_id: string };

/** Administrators' actions on all selected courses. */
export function ChosenCourses({ selection: { ids, clear } }: { selection: Selection }) {
  const [asked, setAsked] = useState<Change['action'] | null>(null);
  const change = useCatalogChange((body: Change) =>
    call(changeCourses, { body: { ...body, ids: [...ids] } satisfies SentBodyOf<typeof changeCourses> }),
  );
  const open = (action: Change['action']) => {
    change.reset();
    setAsked(action);
  };
  const run = (body: Change) =>
    change.mutate(body, {
      onSuccess: (outcome) => {
        setAsked(null);
        sayDone('course', outcome);
        if (outcome.left_out.length === 0) clear();
      },
    });
  const dialog = { isBusy: change.isPending, onClose: () => setAsked(null) };
  const count = counted(ids.length, 'course');

  return (
    <>
      <Button variant="default" onClick={() => open('move')}>
        Move
      </Button>
      <Button variant="default" onClick={() => open('archive')}>
        Archive
      </Button>
      {asked === 'archive' && (
        <ReasonDialog
          {...dialog}
          title={`Archive ${count}?`}
          label="Reason"
          description="Existing items stay readable. Nobody can choose these courses for anything new until you restore them. The record keeps your reason."
          save="Archive"
          rules={({ reason }) => (reason.trim() === '' ? { reason: 'Give a reason' } : {})}
          refusal={change.error}
          onSave={(reason) => run({ action: 'archive', reason: reason.trim() })}
        />
      )}
      {asked === 'move' && (
        <MoveDialog
          {...dialog}
          title={`Move ${count}`}
          error={change.error}
          onMove={(department_id) => run({ action: 'move', department_id })}
        />
      )}
      <LeftOut one="course" outcome={change.data} onClose={change.reset} />
    </>
  );
}

interface MoveDialogProps {
  title: string;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  onMove: (departmentId: string) => void;
}

function MoveDialog({ error, onMove, ...dialog }: MoveDialogProps) {
  const [department, setDepartment] = useState<CatalogEntry | null>(null);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (department === null) setAsked(true);
    else onMove(department.id);
  };

  return (
    <FormDialog {...dialog} save="Move" onSubmit={submit}>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <EntryField
        kind="department"
        label="Department"
        chosen={department}
        onChoose={setDepartment}
        error={isAsked && department === null && 'Choose a department'}
      />
    </FormDialog>
  );
}
