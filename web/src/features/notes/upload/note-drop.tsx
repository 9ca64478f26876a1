import { readableEndings } from '@akada/core/notes/file-kinds.ts';
import { Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import type { ChosenFiles } from './chosen-files.tsx';
import { isPhone } from './file-button.tsx';
import classes from './note-drop.module.css';
import { OtherSources } from './other-sources.tsx';
import {
  acceptedInWords,
  kindsInBrief,
  largestInWords,
  picturesInWords,
  recordingsInWords,
} from './queue/upload-queue.ts';

/** Takes dropped or selection files, and notes from other sources. */
export function NoteDrop({ selection }: { selection: ChosenFiles }) {
  const { abilities, take } = selection;

  return (
    <div className={classes.choose}>
      <DropZone label="Choose files to upload" accept={readableEndings(abilities).join(',')} onFiles={take}>
        <span className={classes.sign}>
          <IconUpload size={28} stroke={1.75} aria-hidden />
        </span>
        <Text fw={650} size="lg">
          {isPhone ? 'Choose files' : 'Choose files, or drop them here'}
        </Text>
        <Text c="dimmed" size="sm">
          {kindsInBrief(abilities)}. Up to {largestInWords} each.
        </Text>
      </DropZone>
      <OtherSources selection={selection} isPage />
      <details className={classes.kinds}>
        <summary>Which files can be read?</summary>
        <Text c="dimmed" size="sm">
          {acceptedInWords}. {picturesInWords(abilities)}. {recordingsInWords(abilities)}.
        </Text>
      </details>
    </div>
  );
}
