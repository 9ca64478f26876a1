import type { CatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { catalogEntryQuery, catalogListQuery, checkReason, useMerge } from './api.ts';
import { ReasonField } from './archive-entry.tsx';
import { EntryField } from './entry-field.tsx';

interface MergeEntryProps {
  entry: CatalogEntry;
  /** The name of the entry to merge with, if known. */
  name: string;
  onClose: () => void;
}

/** Tells what moves and what is lost before merging. */
export function MergeEntry({ entry, name, onClose }: MergeEntryProps) {
  // The entry as it was when the dialog opened: the administrator has not seen later changes.
  const [shown] = useState(entry);
  const { data: detail } = useQuery(catalogEntryQuery(shown.kind, shown.id));
  const { data: called } = useQuery({
    ...catalogListQuery(shown.kind, { search: name, parent_id: shown.parent?.id }),
    enabled: name !== '',
  });
  const found = called?.items.find(
    (one) => one.id !== shown.id && one.name.toLowerCase() === name.toLowerCase(),
  );
  const [chosen, setChosen] = useState<CatalogEntry | null | undefined>(undefined);
  const into = chosen === undefined ? (found ?? null) : chosen;
  const merge = useMerge(shown);
  const form = useCheckedForm({
    initialValues: { reason: '', into_id: '' },
    rules: async ({ reason }) => ({
      ...(await checkReason(reason)),
      ...(into === null && { into_id: `Choose a ${shown.kind}` }),
    }),
    refusal: merge.error,
  });
  const submit = form.submit(({ reason }) =>
    merge.mutate(
      { into_id: into?.id ?? '', reason },
      {
        onSuccess: () => {
          toast.success(`${shown.name} is part of ${into?.name} now.`);
          onClose();
        },
      },
    ),
  );

  return (
    <FormDialog
      title={`Merge ${shown.name}`}
      save="Merge"
      isHarsh
      isBusy={merge.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormFault error={form.fault} />
      <EntryField
        kind={shown.kind}
        label={`The ${shown.kind} that stays`}
        chosen={into}
        onChoose={setChosen}
        except={shown.id}
        path="into_id"
        error={form.errors.into_id}
      />
      <Text>
        {detail === undefined
          ? 'Counting what moves'
          : `This moves: ${detail.holds.length === 0 ? 'nothing' : detail.holds.join(', ')}.`}
      </Text>
      <Text>
        We then delete {shown.name}
        {shown.kind === 'course' && ' and its join code'}. You cannot undo this.
      </Text>
      <ReasonField {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
