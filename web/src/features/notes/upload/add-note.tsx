import { readableEndings } from '@akada/core/notes/file-kinds.ts';
import { Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import classes from './add-note.module.css';
import { type ChosenFiles, Refusals, useChosenFiles } from './chosen-files.tsx';
import { FileButton } from './file-button.tsx';
import { OtherSources } from './other-sources.tsx';
import { QuestionBeforeSending } from './question-before-sending.tsx';
import type { SentWith } from './queue/note-to-send.ts';
import { UploadList } from './upload-list.tsx';

interface ChooseMoreProps {
  /** The label of the button that chooses files. */
  label: string;
  /** True if it is the next step of its page. */
  isNext: boolean;
  selection: ChosenFiles;
}

interface AddNoteProps extends Omit<ChooseMoreProps, 'selection'> {
  wanted: SentWith['wanted'];
  /** The uploads that are left this month; null without a limit, or until it is known. */
  left: number | null;
}

/** A note in one tap: a file, a photo, or text that is typed or pasted. */
export function AddNote({ label, isNext, wanted, left }: AddNoteProps) {
  const selection = useChosenFiles({ courseName: '', wanted }, left);

  return (
    <Stack gap="sm">
      <ChooseMore label={label} isNext={isNext} selection={selection} />
      <Refusals refusals={selection.refusals} />
      <QuestionBeforeSending selection={selection} />
      <UploadList />
    </Stack>
  );
}

/** Shows only the buttons: its page shows the uploads elsewhere. */
export function ChooseMore({ label, isNext, selection }: ChooseMoreProps) {
  return (
    <div className={classes.sources}>
      <FileButton
        label={label}
        className={isNext ? classes.first : undefined}
        size={isNext ? 'lg' : 'md'}
        variant={isNext ? 'filled' : 'default'}
        icon={<IconUpload size={20} stroke={1.75} aria-hidden />}
        input={{ accept: readableEndings(selection.abilities).join(','), multiple: true }}
        onFiles={selection.take}
      />
      <OtherSources selection={selection} isPage={false} />
    </div>
  );
}
