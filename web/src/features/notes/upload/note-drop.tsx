import { readableEndings } from '@akada/core/notes/file-kinds.ts';
import { Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Sentences } from '../../../ui/feedback/sentences.tsx';
import type { DrawCourseField } from '../../../ui/form/course-field.ts';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { isPhone, OtherSources } from './other-sources.tsx';
import {
  acceptedInWords,
  largestInWords,
  picturesInWords,
  recordingsInWords,
  refusalOf,
} from './upload-queue.ts';
import { addUploads } from './upload-runner.ts';
import { useAbilities } from './use-abilities.ts';

/** Takes files by dropping or choosing. What cannot be sent is named; the rest starts at once. */
export function NoteDrop({ courseField }: { courseField: DrawCourseField }) {
  const [courseName, setCourseName] = useState('');
  const [refusals, setRefusals] = useState<string[]>([]);

  const abilities = useAbilities();

  const take = (chosen: File[]) => {
    const judged = chosen.map((file) => ({ file, refusal: refusalOf(file, abilities) }));
    setRefusals(judged.flatMap(({ refusal }) => refusal ?? []));
    addUploads(
      judged.filter(({ refusal }) => refusal === null).map(({ file }) => file),
      courseName.trim(),
    );
  };

  return (
    <Stack>
      {courseField({
        label: 'Course',
        description: 'Optional. It helps you find the note later.',
        placeholder: 'Biology 101',
        maxLength: 120,
        value: courseName,
        onChange: setCourseName,
      })}
      <DropZone label="Choose files to upload" accept={readableEndings(abilities).join(',')} onFiles={take}>
        <IconUpload size={32} aria-hidden />
        <Text fw={600}>{isPhone ? 'Choose files' : 'Drop your notes here, or choose files'}</Text>
        <Text c="dimmed" size="sm">
          {acceptedInWords}, up to {largestInWords} each. {picturesInWords(abilities)}.{' '}
          {recordingsInWords(abilities)}.
        </Text>
      </DropZone>
      <OtherSources takesPhotos={abilities.has('recognition')} onFiles={take} />
      <Refusals refusals={refusals} />
    </Stack>
  );
}

/** A folder may hold hundreds of files that are not read. */
const refusalsShown = 5;

function Refusals({ refusals }: { refusals: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);

  // On a phone it would come below what is on the screen.
  useEffect(() => {
    if (refusals.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  if (refusals.length === 0) return null;
  return (
    <div ref={box}>
      <Notice kind="error">
        <Sentences
          of={refusals}
          most={refusalsShown}
          more={(count) => `Not sent: ${counted(count, 'more file')}.`}
        />
      </Notice>
    </div>
  );
}
