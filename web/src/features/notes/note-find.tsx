import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { Button } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';

// Most visits come by a quote and read on: the fields of the search come when they are wanted.
const findPanel = lazyComponent(async () => (await import('./note-find-panel.tsx')).NoteFindPanel);

interface NoteFindProps {
  note: UploadedFile;
  onTurn: (page: number) => void;
}

/** Opens the search in a note, and the way to a page by its number. */
export function NoteFind({ note, onTurn }: NoteFindProps) {
  const [isOpen, panel] = useDisclosure(false);
  const id = useId();

  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconSearch size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={panel.toggle}
      >
        Find in this note
      </Button>
      <div id={id}>
        {isOpen && (
          <Lazy
            of={findPanel}
            props={{ note, onTurn }}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="the search" error={error} onRetry={retry} />}
          />
        )}
      </div>
    </div>
  );
}
