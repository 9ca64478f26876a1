import type { CatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { useBringBack, useRemove } from './api.ts';
import { ArchiveEntry } from './archive-entry.tsx';
import { EditEntry } from './edit-entry.tsx';
import { MergeEntry } from './merge-entry.tsx';

interface EntryActsProps {
  entry: CatalogEntry;
  /** Further buttons, before the others. */
  children?: ReactNode;
}

/** An administrator's actions on a school, a department or a course. */
export function EntryActs({ entry, children }: EntryActsProps) {
  const [open, setOpen] = useState<'edit' | 'merge' | 'archive' | null>(null);
  const [takenName, setTakenName] = useState('');
  const close = () => {
    setOpen(null);
    setTakenName('');
  };
  const back = useBringBack(entry);
  const remove = useRemove(entry);
  const { name, archived, departments, courses, topics, students } = entry;
  const isEmpty = departments + courses + topics + students === 0;

  return (
    <>
      <FormFault error={remove.error} />
      {children}
      <Button variant="default" aria-label={`Edit ${name}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="default" aria-label={`Merge ${name}`} onClick={() => setOpen('merge')}>
        Merge
      </Button>
      {archived ? (
        <ActionButton
          variant="default"
          isBusy={back.isPending}
          aria-label={`Restore ${name}`}
          onClick={() => back.mutate()}
        >
          Restore
        </ActionButton>
      ) : (
        <Button variant="default" aria-label={`Archive ${name}`} onClick={() => setOpen('archive')}>
          Archive
        </Button>
      )}
      {isEmpty && (
        <ActionButton
          variant="default"
          isBusy={remove.isPending}
          aria-label={`Delete ${name}`}
          onClick={() => remove.mutate()}
        >
          Delete
        </ActionButton>
      )}
      {open === 'edit' && (
        <EditEntry
          entry={entry}
          onClose={close}
          onMerge={(taken) => {
            setTakenName(taken);
            setOpen('merge');
          }}
        />
      )}
      {open === 'merge' && <MergeEntry entry={entry} name={takenName} onClose={close} />}
      {open === 'archive' && <ArchiveEntry entry={entry} onClose={close} />}
    </>
  );
}
