import { readableEndings } from '@akada/core/notes/file-kinds.ts';
import { Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { DrawCourseField } from '../../../ui/form/course-field.ts';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { MoreChoices } from '../../../ui/form/more-choices.tsx';
import { Refusals, useChosenFiles } from './chosen-files.tsx';
import { isPhone, OtherSources } from './other-sources.tsx';
import { acceptedInWords, largestInWords, picturesInWords, recordingsInWords } from './upload-queue.ts';
import type { SentWith } from './upload-runner.ts';

interface NoteDropProps {
  courseField: DrawCourseField;
  /** The sets to create automatically from each note. */
  wanted: SentWith['wanted'];
}

/** Takes dropped or chosen files. Names files that cannot be sent; uploads the others immediately. */
export function NoteDrop({ courseField, wanted }: NoteDropProps) {
  const [courseName, setCourseName] = useState('');
  const { abilities, refusals, take } = useChosenFiles({ courseName: courseName.trim(), wanted });

  return (
    <Stack>
      <DropZone label="Choose files to upload" accept={readableEndings(abilities).join(',')} onFiles={take}>
        <IconUpload size={32} aria-hidden />
        <Text fw={600}>{isPhone ? 'Choose files' : 'Drop your notes here, or choose files'}</Text>
        <Text c="dimmed" size="sm">
          {acceptedInWords}, up to {largestInWords} each. {picturesInWords(abilities)}.{' '}
          {recordingsInWords(abilities)}.
        </Text>
      </DropZone>
      <OtherSources takesPhotos={abilities.has('recognition')} takesFolders onFiles={take} />
      <MoreChoices of="course">
        {courseField({
          label: 'Course',
          description: 'Optional. It helps you find the note later.',
          placeholder: 'Biology 101',
          maxLength: 120,
          value: courseName,
          onChange: setCourseName,
        })}
      </MoreChoices>
      <Refusals refusals={refusals} />
    </Stack>
  );
}
