import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';

interface LoadFaultProps {
  /** What could not be shown, as it reads after "We could not load". */
  what: string;
  error: Pick<Error, 'message'>;
  onRetry: () => void;
}

/** In place of something that did not load: what happened, what to do, and the way to try again. */
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
