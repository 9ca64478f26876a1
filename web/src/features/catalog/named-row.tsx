import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import rows from '../../ui/list/rows.module.css';
import { type Kind, useRemove, useRename } from './api.ts';
import { nameRules } from './name-form.tsx';

interface Named {
  id: string;
  name: string;
}

interface NamedRowProps {
  kind: Kind;
  thing: Named;
  /** What is said of it below its name. */
  facts?: string;
  canDelete: boolean;
  /** Further buttons, before the others. */
  children?: ReactNode;
}

/** A school or a department in its list. */
export function NamedRow({ kind, thing, facts, canDelete, children }: NamedRowProps) {
  const remove = useRemove(kind);
  const { name } = thing;

  return (
    <>
      <RowText title={name}>
        <RowFacts>{facts}</RowFacts>
        <FormFault error={remove.error} />
      </RowText>
      <div className={rows.actions}>
        {children}
        <RenameButton kind={kind} thing={thing} />
        {canDelete && (
          <ActionButton
            variant="default"
            isBusy={remove.isPending}
            aria-label={`Delete ${name}`}
            onClick={() => remove.mutate(thing)}
          >
            Delete
          </ActionButton>
        )}
      </div>
    </>
  );
}

function RenameButton({ kind, thing }: { kind: Kind; thing: Named }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="default" aria-label={`Rename ${thing.name}`} onClick={() => setOpen(true)}>
        Rename
      </Button>
      {isOpen && <RenameDialog kind={kind} thing={thing} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ kind, thing, onClose }: { kind: Kind; thing: Named; onClose: () => void }) {
  const formId = useId();
  const rename = useRename(kind);
  const form = useCheckedForm({
    initialValues: { name: thing.name },
    rules: nameRules,
    refusal: rename.error,
  });
  const submit = form.submit(({ name }) => rename.mutate({ id: thing.id, name }, { onSuccess: onClose }));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Rename ${thing.name}`}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton type="submit" form={formId} isBusy={rename.isPending}>
            Save the name
          </ActionButton>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FormFault error={form.fault} />
        <TextInput
          label={`Name of the ${kind.word}`}
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </form>
    </Dialog>
  );
}
