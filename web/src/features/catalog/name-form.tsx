import { createSchool } from '@akada/contract/base/catalog.ts';
import { TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import rows from '../../ui/list/rows.module.css';
import { type Kind, useCreate } from './api.ts';

/** Names of schools and departments follow one rule. */
export const nameRules = ({ name }: { name: string }) => fieldErrors(createSchool.body, { name });

/** Adds a school, or a department to a school. The field is empty again and has the focus: lists are typed in a row. */
export function AddName({ kind, label }: { kind: Kind; label: string }) {
  const create = useCreate(kind);
  const form = useCheckedForm({ initialValues: { name: '' }, rules: nameRules, refusal: create.error });
  const submit = form.submit(({ name }) => create.mutate(name, { onSuccess: () => form.reset() }));

  return (
    <form onSubmit={submit} noValidate>
      <FormFault error={form.fault} />
      <div className={rows.filters}>
        <TextInput label={label} maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
        <ActionButton type="submit" isBusy={create.isPending} aria-label={`Add the ${kind.word}`}>
          Add
        </ActionButton>
      </div>
    </form>
  );
}
