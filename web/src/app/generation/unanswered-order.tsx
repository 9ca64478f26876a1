import { Button } from '@mantine/core';
import { Notice } from '../../ui/notice.tsx';

interface UnansweredOrderProps {
  error: Error;
  onRetry: () => void;
  onGiveUp: () => void;
}

export function UnansweredOrder({ error, onRetry, onGiveUp }: UnansweredOrderProps) {
  return (
    <Notice
      kind="warning"
      title="Your last order has no answer yet"
      actions={
        <>
          <Button onClick={onRetry}>Look for the questions</Button>
          <Button variant="default" onClick={onGiveUp}>
            Start anew
          </Button>
        </>
      }
    >
      {error.message} Looking again counts nothing twice.
    </Notice>
  );
}
