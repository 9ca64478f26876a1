import { Button, type ButtonProps, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCamera, IconFolder, IconPencil } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import type { TypedText } from './typed-file.ts';
import { usePaste } from './use-paste.ts';

const typedNote = lazyComponent(async () => (await import('./typed-note.tsx')).TypedNote);

/** Phones cannot drop files or choose folders, and computers have no camera for a page. */
export const isPhone = matchMedia('(pointer: coarse)').matches;

interface OtherSourcesProps {
  takesPhotos: boolean;
  /** True if the browser can choose a folder. */
  takesFolders: boolean;
  onFiles: (files: File[]) => void;
}

const noDraft: TypedText = { title: '', text: '' };

/** Adds a note from other sources than dropped or chosen files. */
export function OtherSources({ takesPhotos, takesFolders, onFiles }: OtherSourcesProps) {
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
      {takesPhotos && isPhone && (
        <FileButton
          label="Take a photo of a page"
          icon={<IconCamera size={18} aria-hidden />}
          input={{ accept: 'image/jpeg,image/png,image/webp', capture: 'environment' }}
          onFiles={onFiles}
        />
      )}
      {takesFolders && !isPhone && (
        <FileButton
          label="Choose a folder"
          icon={<IconFolder size={18} aria-hidden />}
          input={folderInput}
          onFiles={onFiles}
        />
      )}
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

/** React's types of input attributes lack this attribute. */
const folderInput = { webkitdirectory: '' } as InputHTMLAttributes<HTMLInputElement>;

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  label: string;
  icon: ReactNode;
  /** Attributes of the file input. */
  input: InputHTMLAttributes<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

export function FileButton({ label, icon, input, onFiles, variant = 'default', ...look }: FileButtonProps) {
  const element = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} variant={variant} leftSection={icon} onClick={() => element.current?.click()}>
        {label}
      </Button>
      <input
        {...input}
        ref={element}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].filter(({ name }) => !name.startsWith('.')));
          currentTarget.value = '';
        }}
      />
    </>
  );
}
