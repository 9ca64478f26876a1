import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';

interface LoadFaultProps {
  /** The object of the sentence "We could not load …". */
  what: string;
  error: Pick<Error, 'message'>;
  onRetry: () => void;
}

/** Shown if something did not load: the reason, the remedy, and a retry button. */
export function LoadFault({ what, error, onRetry }: LoadFaultProps) {
  return (
    <Notice
      kind="error"
      title={`We could not load ${what}.`}
      actions={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
