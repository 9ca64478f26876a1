import '@mantine/core/styles/Progress.css';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { fileSize } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ConsentQuestion } from '../recordings/consent-question.tsx';
import type { KnownNote, QueuedUpload } from './upload-queue.ts';
import { dismissUpload, retryUpload, useUploads } from './upload-runner.ts';

export function UploadList() {
  const uploads = useUploads();
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(uploads.length);

  // Scrolls to the list: on a phone it would grow below the screen, and nothing would seem to happen.
  useEffect(() => {
    if (uploads.length > known.current) list.current?.scrollIntoView({ block: 'nearest' });
    known.current = uploads.length;
  }, [uploads.length]);

  if (uploads.length === 0) return null;

  return (
    <Stack gap={12} ref={list}>
      <ConsentQuestion />
      {uploads.map((upload) => (
        <Upload key={upload.id} upload={upload} />
      ))}
    </Stack>
  );
}

function Upload({ upload }: { upload: QueuedUpload }) {
  if (upload.note) return <KnownFile upload={upload} note={upload.note} />;

  return upload.state === 'failed' ? <FailedUpload upload={upload} /> : <RunningUpload upload={upload} />;
}

const waitingInWords: Partial<Record<QueuedUpload['state'], string>> = {
  waiting: 'Waiting for its turn',
  asking: 'Waiting for your answer',
};

function RunningUpload({ upload }: { upload: QueuedUpload }) {
  const { name, size, state } = upload;
  const sent = Math.min(upload.sentBytes, size);
  const percent = size === 0 ? 0 : Math.round((sent * 100) / size);

  return (
    <Panel>
      <Group justify="space-between" gap="xs">
        <Text fw={600} truncate maw="100%">
          {name}
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {waitingInWords[state] ?? `${fileSize(sent)} of ${fileSize(size)} sent`}
        </Text>
      </Group>
      <Progress value={percent} mt={8} mb={4} aria-label={`Sending ${name}`} />
    </Panel>
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
