import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { Group, Loader } from '@mantine/core';
import { counted, fileSize } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Sentences } from '../../ui/feedback/sentences.tsx';
import { isBeingRead } from './api.ts';

interface NoteStateProps {
  note: UploadedFile;
  mostWarnings: number;
}

/** Shows whether a note is being read, was read or could not be read, with the reason. */
export function NoteState({ note, mostWarnings }: NoteStateProps) {
  if (note.status === 'failed') {
    return (
      <Notice kind="error" title="This note could not be read">
        {note.error?.message ?? 'Delete it and upload it again.'}
      </Notice>
    );
  }
  if (isBeingRead(note)) {
    return (
      <Group gap="xs" wrap="nowrap" role="status">
        <Loader size={20} aria-hidden />
        {progressInWords(note)} You can leave this page.
      </Group>
    );
  }
  if (note.warnings.length === 0) return null;
  return (
    <Notice kind="warning">
      <Sentences
        of={note.warnings}
        most={mostWarnings}
        more={(count) => `Open the note for ${counted(count, 'more remark')}.`}
      />
    </Notice>
  );
}

function progressInWords({ status, progress, media_type }: UploadedFile): string {
  if (progress) {
    const { done, total } = progress;
    // After the last part and before the end of the reading, all parts are done.
    const at = `${Math.min(done + 1, total)} of ${total}`;
    const isRecording = /^(?:audio|video)\//.test(media_type);
    return isRecording ? `Turning speech into text: part ${at}.` : `Reading the text of page ${at}.`;
  }
  return status === 'uploaded' ? 'Uploaded. It is read next.' : 'Reading the pages.';
}

/** Joins its course and its size in one line. */
export function getFacts({ course_name, page_count, paged, word_count, size }: UploadedFile): string {
  const facts = [
    course_name,
    page_count !== null && counted(page_count, paged ? 'page' : 'section'),
    word_count !== null && counted(word_count, 'word'),
    fileSize(size),
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ');
}
