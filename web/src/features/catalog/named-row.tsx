import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { RenameDialog } from '../../ui/layers/written-dialogs.tsx';
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

function RenameButton({ kind, thing: { id, name } }: { kind: Kind; thing: Named }) {
  const [isOpen, setOpen] = useState(false);
  const rename = useRename(kind);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="default" aria-label={`Rename ${name}`} onClick={() => setOpen(true)}>
        Rename
      </Button>
      {isOpen && (
        <RenameDialog
          title={`Rename ${name}`}
          label={`Name of the ${kind.word}`}
          rules={nameRules}
          refusal={rename.error}
          isBusy={rename.isPending}
          name={name}
          onClose={close}
          onSave={(changed) => rename.mutate({ id, name: changed }, { onSuccess: close })}
        />
      )}
    </>
  );
}
