import { CodeOverdue } from '../../lib/lazy/lazy.tsx';
import { LoadFault } from './load-fault.tsx';
import { SlowNotice } from './slow-notice.tsx';

interface CodeFaultProps {
  /** The object of the sentence "Loading …". */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** Shown until the code of a part has loaded, or if it fails. */
export function CodeFault({ what, error, onRetry }: CodeFaultProps) {
  return error instanceof CodeOverdue ? (
    <SlowNotice what={what} isSlowAlready onRetry={onRetry} />
  ) : (
    <LoadFault what={what} error={error} onRetry={onRetry} />
  );
}
