import type { Thread } from '@akada/contract/work/assistant.ts';
import { ActionIcon } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { sayRefusal, useDeletion } from '../../../lib/query/deletion.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { deletableThread, useThreadExport } from '../api.ts';

// Its checks weigh more than the page.
const threadRenaming = lazyComponent(async () => (await import('./thread-renaming.tsx')).ThreadRenaming);

interface ThreadToolsProps {
  thread: Pick<Thread, 'id' | 'title'>;
  onRenamed: (title: string) => void;
  onDeleted: () => void;
}

/** Renames and deletes the open conversation. */
export function ThreadTools({ thread, onRenamed, onDeleted }: ThreadToolsProps) {
  const [isRenaming, setRenaming] = useState(false);
  const deletion = useDeletion(deletableThread, onDeleted);
  const exporting = useThreadExport(thread);
  const tools = [
    ['Rename the conversation', IconPencil, () => setRenaming(true), false],
    ['Download it as Markdown', IconDownload, () => exporting.mutate(), exporting.isPending],
    ['Delete the conversation', IconTrash, () => deletion.mutate(thread, sayRefusal), deletion.isPending],
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
        <Lazy
          of={threadRenaming}
          props={{ thread, onRenamed, onClose: () => setRenaming(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the dialog" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
