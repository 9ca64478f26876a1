import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { limitText } from './limit-text.ts';

interface LimitDialogProps {
  /** The reached limit from the server's answer; null if none was reached. */
  facts: Record<string, unknown> | null;
  onClose: () => void;
  /** The link to a larger allowance. */
  more: ReactNode;
}

export function LimitDialog({ facts, onClose, more }: LimitDialogProps) {
  const { title, message, resetsOn } = limitText(facts ?? {});

  return (
    <Dialog
      isOpen={facts !== null}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>I understand</Button>
          {more}
        </>
      }
    >
      <Text>{message}</Text>
      {resetsOn !== null && <Text c="dimmed">Your allowance starts again on {resetsOn}.</Text>}
    </Dialog>
  );
}
