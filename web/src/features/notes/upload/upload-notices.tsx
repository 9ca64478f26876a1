import { links } from '@akada/core/links/links.ts';
import { Button, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ConsentQuestion } from '../recordings/consent-question.tsx';
import type { KnownNote, QueuedUpload } from './queue/upload-queue.ts';
import { dismissUpload, retryUpload, useUploads } from './queue/upload-runner.ts';

/** Files that wait for their person: a question, a failure, or a note that exists already. */
export function UploadNotices() {
  const all = useUploads();
  const uploads = all.filter(({ note, state }) => note !== null || state === 'failed');
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(uploads.length);

  // Scrolls to them: on a phone they would appear outside of the screen, and nothing would seem to happen.
  useEffect(() => {
    if (uploads.length > count.current) box.current?.scrollIntoView({ block: 'nearest' });
    count.current = uploads.length;
  }, [uploads.length]);

  if (uploads.length === 0 && !all.some(({ state }) => state === 'asking')) return null;
  return (
    <Stack gap={12} ref={box}>
      <ConsentQuestion />
      {uploads.map((upload) =>
        upload.note ? (
          <KnownFile key={upload.id} upload={upload} note={upload.note} />
        ) : (
          <FailedUpload key={upload.id} upload={upload} />
        ),
      )}
    </Stack>
  );
}

function FailedUpload({ upload: { id, name, reason } }: { upload: QueuedUpload }) {
  return (
    <Notice
      kind="error"
      title={`${name} was not uploaded`}
      actions={
        <>
          <Button variant="default" onClick={() => retryUpload(id)}>
            Try again
          </Button>
          <Button variant="subtle" onClick={() => dismissUpload(id)}>
            Leave it
          </Button>
        </>
      }
    >
      {reason}
    </Notice>
  );
}

/** Tells that the note exists already: nothing was sent, and the monthly allowance is unchanged. */
function KnownFile({ upload: { id, name }, note }: { upload: QueuedUpload; note: KnownNote }) {
  return (
    <Notice
      kind="info"
      title={`${name} is already in your notes`}
      actions={
        <>
          <ButtonLink to={links.note(note.id)}>Open the note</ButtonLink>
          <Button variant="default" onClick={() => retryUpload(id)}>
            Upload it again
          </Button>
          <Button variant="subtle" onClick={() => dismissUpload(id)}>
            Leave it
          </Button>
        </>
      }
    >
      The same file was uploaded before, as {note.title ?? note.original_filename}.
    </Notice>
  );
}
