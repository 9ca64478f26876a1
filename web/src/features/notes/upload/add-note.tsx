import { readableEndings } from '@akada/core/notes/file-kinds.ts';
import { Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import classes from './add-note.module.css';
import { Refusals, useChosenFiles } from './chosen-files.tsx';
import { FileButton, OtherSources } from './other-sources.tsx';
import { UploadList } from './upload-list.tsx';
import type { SentWith } from './upload-runner.ts';

interface AddNoteProps {
  /** The label of the button that chooses files. */
  label: string;
  /** True if it is the next step of its page. */
  isNext: boolean;
  wanted: SentWith['wanted'];
}

/** A note in one tap: a file, a photo, or text that is typed or pasted. */
export function AddNote({ label, isNext, wanted }: AddNoteProps) {
  const { abilities, refusals, take } = useChosenFiles({ courseName: '', wanted });

  return (
    <Stack gap="sm">
      <div className={classes.sources}>
        <FileButton
          label={label}
          className={isNext ? classes.first : undefined}
          size={isNext ? 'lg' : 'md'}
          variant={isNext ? 'filled' : 'default'}
          icon={<IconUpload size={20} stroke={1.75} aria-hidden />}
          input={{ accept: readableEndings(abilities).join(','), multiple: true }}
          onFiles={take}
        />
        <OtherSources takesPhotos={abilities.has('recognition')} takesFolders={false} onFiles={take} />
      </div>
      <Refusals refusals={refusals} />
      <UploadList />
    </Stack>
  );
}
