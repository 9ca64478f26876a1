import { renameThread, type Thread } from '@akada/contract/work/assistant.ts';
import { ActionIcon } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { RenameDialog } from '../../../ui/layers/written-dialogs.tsx';
import { deletableThread, useRenaming, useThreadExport } from '../api.ts';

interface ThreadToolsProps {
  thread: Pick<Thread, 'id' | 'title'>;
  onRenamed: (title: string) => void;
  onDeleted: () => void;
}

/** What can be done with the conversation that is open. */
export function ThreadTools({ thread, onRenamed, onDeleted }: ThreadToolsProps) {
  const [isRenaming, setRenaming] = useState(false);
  const deletion = useDeletion(deletableThread, onDeleted);
  const exporting = useThreadExport(thread);
  const renaming = useRenaming(thread.id, () => {
    setRenaming(false);
    onRenamed(renaming.variables ?? thread.title);
  });
  const tools = [
    ['Rename the conversation', IconPencil, () => setRenaming(true), false],
    ['Download it as Markdown', IconDownload, () => exporting.mutate(), exporting.isPending],
    ['Delete the conversation', IconTrash, () => deletion.mutate(thread), deletion.isPending],
  ] as const;

  return (
    <>
      {tools.map(([label, Icon, run, isBusy]) => (
        <ActionIcon
          key={label}
          size={44}
          color="gray"
          c="inherit"
          aria-label={label}
          title={label}
          loading={isBusy}
          onClick={run}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ))}
      {isRenaming && (
        <RenameDialog
          title="Rename the conversation"
          label="Title"
          name={thread.title}
          rules={({ name }) => ({ name: fieldErrors(renameThread.body, { title: name }).title })}
          refusal={renaming.error}
          isBusy={renaming.isPending}
          onSave={(title) => renaming.mutate(title)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
