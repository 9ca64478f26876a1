import type { CatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { isConflict } from '../../../lib/http/api-error.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { checkName, useEdit } from './api.ts';
import { EntryField } from './entry-field.tsx';

interface EditEntryProps {
  entry: CatalogEntry;
  onMerge: (name: string) => void;
  onClose: () => void;
}

const above = { school: null, department: 'school', course: 'department' } as const;

/** Changes the name, school or department. If the name exists, the two entries can be merged. */
export function EditEntry({ entry, onMerge, onClose }: EditEntryProps) {
  // The entry as it was when the dialog opened: the administrator has not seen later changes.
  const [shown] = useState(entry);
  const parentKind = above[shown.kind];
  const [parent, setParent] = useState<Pick<CatalogEntry, 'id' | 'name'> | null>(shown.parent);
  const edit = useEdit(shown);
  const form = useCheckedForm({
    initialValues: { name: shown.name, parent_id: '' },
    rules: async ({ name }) => ({
      ...(await checkName(name)),
      ...(parentKind !== null && parent === null && { parent_id: `Choose a ${parentKind}` }),
    }),
    refusal: edit.error,
  });
  const submit = form.submit(({ name }) =>
    edit.mutate({ name, parent_id: parent?.id ?? null }, { onSuccess: onClose }),
  );
  const { error } = edit;
  const isTaken = error !== null && isConflict(error) && error.message.startsWith('There is a');

  return (
    <FormDialog
      title={`Edit ${shown.name}`}
      save="Save"
      isBusy={edit.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormFault error={form.fault} />
      {isTaken && (
        <Button variant="default" onClick={() => onMerge(form.values.name)}>
          Merge with it
        </Button>
      )}
      <TextInput
        label={`Name of the ${shown.kind}`}
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      {parentKind !== null && (
        <EntryField
          kind={parentKind}
          label={parentKind === 'school' ? 'School' : 'Department'}
          chosen={
            parent && { ...shown, ...parent, kind: parentKind, parent: null, school: null, tutor: null }
          }
          onChoose={setParent}
          path="parent_id"
          error={form.errors.parent_id}
        />
      )}
    </FormDialog>
  );
}
