import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCamera, IconFolder, IconMicrophone, IconPencil } from '@tabler/icons-react';
import { type InputHTMLAttributes, useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import type { ChosenFiles } from './chosen-files.tsx';
import { FileButton, isPhone, photoInput, recordingInput } from './file-button.tsx';
import classes from './other-sources.module.css';
import type { TypedText } from './typed-file.ts';
import { usePaste } from './use-paste.ts';

const typedNote = lazyComponent(async () => (await import('./typed-note.tsx')).TypedNote);

interface OtherSourcesProps {
  selection: ChosenFiles;
  /** True on the page of uploads, which takes folders too. */
  isPage: boolean;
}

const noDraft: TypedText = { title: '', text: '' };

/** Adds a note from other sources than dropped or selection files. */
export function OtherSources({ selection, isPage }: OtherSourcesProps) {
  const [isTyping, typing] = useDisclosure(false);
  const [draft, setDraft] = useState(noDraft);
  usePaste((pasted) => {
    if (pasted.files.length > 0) return selection.take(pasted.files);
    setDraft({ ...draft, text: pasted.text });
    typing.open();
  });

  const take = (file: File) => {
    typing.close();
    setDraft(noDraft);
    selection.take([file]);
  };

  return (
    <div className={classes.sources} data-tiled={isPage || undefined}>
      <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={typing.open}>
        Type or paste text
      </Button>
      {selection.abilities.has('recognition') && isPhone && (
        <FileButton
          label="Take a photo of a page"
          icon={<IconCamera size={18} aria-hidden />}
          input={photoInput}
          onFiles={selection.takePhotos}
        />
      )}
      {selection.abilities.has('transcription') && isPhone && (
        <FileButton
          label="Record"
          icon={<IconMicrophone size={18} aria-hidden />}
          input={recordingInput}
          onFiles={selection.take}
        />
      )}
      {isPage && !isPhone && (
        <FileButton
          label="Choose a folder"
          icon={<IconFolder size={18} aria-hidden />}
          input={folderInput}
          onFiles={selection.takeFolder}
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
    </div>
  );
}

/** React's types of input attributes lack this attribute. */
const folderInput = { webkitdirectory: '' } as InputHTMLAttributes<HTMLInputElement>;
