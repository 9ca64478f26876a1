import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Dialog } from '../../../ui/layers/dialog.tsx';

interface HandInDialogProps {
  isOpen: boolean;
  unanswered: readonly number[];
  onReturn: () => void;
  onConfirm: () => void;
}

/** Asks before the exam ends and names what is still open. R goes back, as in the exam halls. */
export function HandInDialog({ isOpen, unanswered, onReturn, onConfirm }: HandInDialogProps) {
  useEffect(() => {
    if (!isOpen) return;

    const press = ({ key }: KeyboardEvent) => {
      if (key.toLowerCase() === 'r') onReturn();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen, onReturn]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onReturn}
      title="Hand in the exam?"
      actions={
        <>
          <Button variant="default" onClick={onReturn}>
            Back to the questions
          </Button>
          <Button onClick={onConfirm}>Hand in</Button>
        </>
      }
    >
      <Text>{sentenceFor(unanswered)} After this, no answer can be changed.</Text>
    </Dialog>
  );
}

function sentenceFor(unanswered: readonly number[]): string {
  if (unanswered.length === 0) return 'Every question has an answer.';
  if (unanswered.length === 1) return `Question ${unanswered[0]} has no answer.`;
  return `${unanswered.length} questions have no answer: ${unanswered.join(', ')}.`;
}
