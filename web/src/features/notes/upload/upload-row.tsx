import { Button } from '@mantine/core';
import { useOnline } from '../../../lib/device/page-state.ts';
import { fileSize } from '../../../lib/format/numbers.ts';
import { ProgressRow } from '../../../ui/list/progress-row.tsx';
import type { QueuedUpload } from './queue/upload-queue.ts';
import { dismissUpload } from './queue/upload-runner.ts';

/** A file has no cloth yet: its name gives it a pale one. */
export const getCloth = ({ name }: QueuedUpload) => ({ cloth_seed: name, cloth_colour: 1 });

export function getPercent({ sentBytes, size }: QueuedUpload): number {
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

/** Shows one of several files that are being sent. */
export function UploadRow({ upload }: { upload: QueuedUpload }) {
  const isOnline = useOnline();
  return (
    <ProgressRow
      cloth={getCloth(upload)}
      isPale
      name={upload.name}
      state={getUploadText(upload, isOnline)}
      percent={getPercent(upload)}
      actions={upload.state !== 'received' && <CancelUpload upload={upload} />}
    />
  );
}

export function CancelUpload({ upload: { id, name } }: { upload: QueuedUpload }) {
  return (
    <Button variant="subtle" aria-label={`Cancel ${name}`} onClick={() => dismissUpload(id)}>
      Cancel
    </Button>
  );
}
