import { TextInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import rows from '../../../ui/list/rows.module.css';
import { checkName, useCreate } from './api.ts';

interface AddNameProps {
  kind: 'school' | 'department';
  label: string;
  /** The school of a department. */
  parentId?: string;
}

/**
 * Adds a school, or a department to a school. Afterwards the field is empty and has the focus, because people
 * type lists in a row.
 */
export function AddName({ kind, label, parentId }: AddNameProps) {
  const create = useCreate(kind, parentId ?? null);
  const form = useCheckedForm({
    initialValues: { name: '' },
    rules: ({ name }) => checkName(name),
    refusal: create.error,
  });
  const submit = form.submit(({ name }) => create.mutate(name, { onSuccess: () => form.reset() }));

  return (
    <form onSubmit={submit} noValidate>
      <FormFault error={form.fault} />
      <div className={rows.filters}>
        <TextInput label={label} maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
        <ActionButton type="submit" isBusy={create.isPending} aria-label={`Add the ${kind}`}>
          Add
        </ActionButton>
      </div>
    </form>
  );
}
