import { Button, Text } from '@mantine/core';
import type { ApiError } from '../../lib/http/api-error.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { limitText } from './limit-text.ts';

/** @param refusal the server's `usage_limit_reached`, null while there is none */
export function LimitDialog({ refusal, onClose }: { refusal: ApiError | null; onClose: () => void }) {
  const { title, message, resetsOn } = limitText(refusal?.facts ?? {});

  return (
    <Dialog
      isOpen={refusal !== null}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>I understand</Button>}
    >
      <Text>{message}</Text>
      {resetsOn !== null && <Text c="dimmed">Your allowance is fresh again on {resetsOn}.</Text>}
    </Dialog>
  );
}
