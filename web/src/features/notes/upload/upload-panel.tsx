import { Text } from '@mantine/core';
import { useOnline } from '../../../lib/device/page-state.ts';
import { StepList } from '../../../ui/list/step-list.tsx';
import { ClothPanel } from '../../../ui/page/cloth-panel.tsx';
import type { QueuedUpload } from './queue/upload-queue.ts';
import { CancelUpload, getCloth, getPercent, getUploadText } from './upload-row.tsx';

/** The only file on its way: the same screen shows the note when the server has it. */
export function UploadPanel({ upload }: { upload: QueuedUpload }) {
  const isOnline = useOnline();
  const isSent = upload.state === 'received';

  return (
    <ClothPanel
      cloth={getCloth(upload)}
      percent={0}
      name={upload.name}
      title={isOnline ? 'Sending your note' : 'Waiting for the network'}
      isPage
      others={isSent ? undefined : <CancelUpload upload={upload} />}
    >
      <StepList
        label={`Sending ${upload.name}`}
        percent={getPercent(upload)}
        steps={[
          {
            state: isSent ? 'done' : 'now',
            name: 'Sending the file',
            fact: isOnline ? getUploadText(upload, isOnline) : '',
          },
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
