import { Button, Text } from '@mantine/core';
import { useOnline } from '../../../lib/device/page-state.ts';
import { fileSize } from '../../../lib/format/numbers.ts';
import { ClothPanel } from '../../../ui/cloth/cloth-panel.tsx';
import { StepList } from '../../../ui/feedback/step-list.tsx';
import { ProgressRow } from '../../../ui/list/progress-row.tsx';
import type { QueuedUpload } from './upload-queue.ts';
import { dismissUpload } from './upload-runner.ts';

/** A file has no cloth yet: its name gives it a pale one. */
const getCloth = ({ name }: QueuedUpload) => ({ cloth_seed: name, cloth_colour: 1 });

function getPercent({ sentBytes, size }: QueuedUpload): number {
  return size === 0 ? 0 : Math.round((Math.min(sentBytes, size) * 100) / size);
}

/** @returns where a file stands that was chosen and is not in the notes yet */
export function getUploadText({ state, sentBytes, size }: QueuedUpload, isOnline: boolean): string {
  if (state === 'received') return 'Sent';
  if (state === 'asking') return 'Waiting for your answer';
  if (!isOnline) return 'Waiting for the network';
  if (state === 'waiting') return 'Waiting for its turn';
  return `${fileSize(Math.min(sentBytes, size))} of ${fileSize(size)} sent`;
}

/** The only file on its way: the same screen shows the note when the server has it. */
export function UploadPanel({ upload }: { upload: QueuedUpload }) {
  const isOnline = useOnline();
  const isSent = upload.state === 'received';

  return (
    <ClothPanel
      of={getCloth(upload)}
      percent={0}
      name={upload.name}
      title={isOnline ? 'Sending your note' : 'Waiting for the network'}
      isPage
      actions={isSent ? undefined : <CancelUpload upload={upload} />}
    >
      <StepList
        label={`Sending ${upload.name}`}
        percent={getPercent(upload)}
        steps={[
          { state: isSent ? 'done' : 'now', name: 'Sending the file', fact: getUploadText(upload, isOnline) },
          { state: isSent ? 'now' : 'next', name: 'Reading the note', fact: '' },
        ]}
      />
      <Text size="sm" c="dimmed">
        {isOnline
          ? 'Stay on Akada until the file is sent.'
          : 'The file stays on this device, and is sent when the network is back.'}
      </Text>
    </ClothPanel>
  );
}

/** One of several files on their way. */
export function UploadRow({ upload }: { upload: QueuedUpload }) {
  const isOnline = useOnline();
  return (
    <ProgressRow
      of={getCloth(upload)}
      name={upload.name}
      state={getUploadText(upload, isOnline)}
      percent={getPercent(upload)}
      actions={upload.state !== 'received' && <CancelUpload upload={upload} />}
    />
  );
}

function CancelUpload({ upload: { id, name } }: { upload: QueuedUpload }) {
  return (
    <Button variant="subtle" aria-label={`Cancel ${name}`} onClick={() => dismissUpload(id)}>
      Cancel
    </Button>
  );
}
