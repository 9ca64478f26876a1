import { IconTrash } from '@tabler/icons-react';
import { useDeletion } from '../../lib/query/deletion.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import { deletableSet } from './deleted-sets.tsx';

/** @param name the set's name, if a page has several such buttons */
export function DeleteSet({ id, name }: { id: string; name?: string }) {
  const deletion = useDeletion(deletableSet);

  return (
    <>
      <ToolButton
        icon={<IconTrash size={18} aria-hidden />}
        label="Delete set"
        aria-label={name === undefined ? undefined : `Delete set: ${name}`}
        onPhones="Delete"
        variant="subtle"
        onClick={() => deletion.mutate({ id })}
      />
      {deletion.error && <Notice kind="error">{deletion.error.message}</Notice>}
    </>
  );
}
