import { Button, Text } from '@mantine/core';
import { counted } from '../../../lib/format/numbers.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';

interface AllowanceDialogProps {
  files: File[];
  /** At least one, and fewer than the files. */
  left: number;
  onSend: (files: File[]) => void;
  onClose: () => void;
}

/** Says before the first byte is sent that the month has fewer uploads than the person has chosen files. */
export function AllowanceDialog({ files, left, onSend, onClose }: AllowanceDialogProps) {
  const first = files.slice(0, left);
  return (
    <Dialog
      isOpen
      title={`${counted(left, 'upload')} left this month`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Send none
          </Button>
          <Button onClick={() => onSend(first)}>
            {left === 1 ? 'Send the first one' : `Send the first ${left}`}
          </Button>
        </>
      }
    >
      <Text>
        You chose {counted(files.length, 'file')}, and each is one upload. {left === 1 ? 'This one' : 'These'}{' '}
        can be sent now:{' '}
        {files
          .slice(0, left)
          .map(({ name }) => name)
          .join(', ')}
        .
      </Text>
    </Dialog>
  );
}
