import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFolder, IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import type { TypedText } from './typed-file.ts';
import { usePaste } from './use-paste.ts';

const typedNote = lazyComponent(async () => (await import('./typed-note.tsx')).TypedNote);

/** Phones have no folders to choose. */
const choosesFolders =
  'webkitdirectory' in HTMLInputElement.prototype && matchMedia('(pointer: fine)').matches;

const noDraft: TypedText = { title: '', text: '' };

/** Ways to a note beside dropping and choosing files. */
export function MoreWays({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isTyping, typing] = useDisclosure(false);
  const [draft, setDraft] = useState(noDraft);
  usePaste((pasted) => {
    if (pasted.files.length > 0) return onFiles(pasted.files);
    setDraft({ ...draft, text: pasted.text });
    typing.open();
  });

  const take = (file: File) => {
    typing.close();
    setDraft(noDraft);
    onFiles([file]);
  };

  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={typing.open}>
        Type or paste text
      </Button>
      {choosesFolders && <FolderButton onFiles={onFiles} />}
      {isTyping && (
        <Lazy
          of={typedNote}
          props={{ draft, onDraft: setDraft, onNote: take, onClose: typing.close }}
          waiting={<PageLoading />}
          fault={(error, retry) => <CodeFault what="the form" error={error} onRetry={retry} />}
        />
      )}
    </Group>
  );
}

function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFolder size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose a folder
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Choose a folder to upload"
        {...{ webkitdirectory: '' }}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].filter(({ name }) => !name.startsWith('.')));
          currentTarget.value = '';
        }}
      />
    </>
  );
}
