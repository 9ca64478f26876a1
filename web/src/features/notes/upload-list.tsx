import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { fileSize } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { QueuedUpload } from './upload-queue.ts';
import { dismissUpload, retryUpload, useUploads } from './upload-runner.ts';

export function UploadList() {
  const uploads = useUploads();
  if (uploads.length === 0) return null;

  return (
    <Stack gap={12}>
      {uploads.map((upload) =>
        upload.state === 'failed' ? (
          <FailedUpload key={upload.id} upload={upload} />
        ) : (
          <RunningUpload key={upload.id} upload={upload} />
        ),
      )}
    </Stack>
  );
}

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
          {state === 'waiting' ? 'Waiting for its turn' : `${fileSize(sent)} of ${fileSize(size)} sent`}
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
