import type { CatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { Text, Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { checkReason, useArchive } from './api.ts';

/** Archives an entry, with a reason. */
export function ArchiveEntry({ entry, onClose }: { entry: CatalogEntry; onClose: () => void }) {
  // The entry as it was when the dialog opened: the administrator has not seen later changes.
  const [shown] = useState(entry);
  const archive = useArchive(shown);
  const form = useCheckedForm({
    initialValues: { reason: '' },
    rules: ({ reason }) => checkReason(reason),
    refusal: archive.error,
  });

  return (
    <FormDialog
      title={`Archive ${shown.name}?`}
      save="Archive"
      isBusy={archive.isPending}
      onClose={onClose}
      onSubmit={form.submit(({ reason }) => archive.mutate(reason, { onSuccess: onClose }))}
    >
      <FormFault error={form.fault} />
      <Text>Existing items stay readable. Nobody can choose it for anything new until you restore it.</Text>
      <ReasonField {...form.getInputProps('reason')} />
    </FormDialog>
  );
}

export function ReasonField(field: TextareaProps) {
  return (
    <Textarea
      label="Reason"
      description="It is kept in the record."
      autosize
      minRows={2}
      maxLength={500}
      {...field}
    />
  );
}
