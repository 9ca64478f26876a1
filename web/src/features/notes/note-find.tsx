import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';

// Loads later: most visits come from a quote and continue reading without a search.
const findPanel = lazyComponent(async () => (await import('./note-find-panel.tsx')).NoteFindPanel);

interface NoteFindProps {
  note: UploadedFile;
  /** Tools next to the button; the search opens below all of them. */
  tools: ReactNode;
  onTurn: (page: number) => void;
}

/** Opens the search in a note and the field for a page number. */
export function NoteFind({ note, tools, onTurn }: NoteFindProps) {
  const [isOpen, panel] = useDisclosure(false);
  const id = useId();

  return (
    <div>
      <Group gap="8px">
        <ToolButton
          icon={<IconSearch size={18} aria-hidden />}
          label="Find in this note"
          onPhones="Find"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={panel.toggle}
        />
        {tools}
      </Group>
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
