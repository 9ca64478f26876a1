import { CodeOverdue } from '../../lib/lazy/lazy.tsx';
import { LoadFault } from './load-fault.tsx';
import { SlowNotice } from './slow-notice.tsx';

interface CodeFaultProps {
  /** As it reads after "Loading". */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** In place of a part whose code has not come: so far, or at all. */
export function CodeFault({ what, error, onRetry }: CodeFaultProps) {
  return error instanceof CodeOverdue ? (
    <SlowNotice what={what} isSlowAlready onRetry={onRetry} />
  ) : (
    <LoadFault what={what} error={error} onRetry={onRetry} />
  );
}
