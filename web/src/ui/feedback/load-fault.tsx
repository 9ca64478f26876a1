import { Button, Text } from '@mantine/core';
import { useOnline } from '../../lib/device/page-state.ts';
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';
import { Notice } from './notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';

interface LoadFaultProps {
  /** The object of the sentence "We could not load …". */
  what: string;
  error: Pick<Error, 'message'>;
  onRetry: () => void;
}

/** Shown if something did not load: the reason, the remedy, and a retry button. */
export function LoadFault({ what, error, onRetry }: LoadFaultProps) {
  // A lost call may be the server's fault; only the browser knows whether the network is missing.
  const requestId = error instanceof ApiError ? error.requestId : null;
  const isOffline = !useOnline() && !navigator.onLine;

  if (isOffline && error instanceof NetworkError) return <OfflineNotice subject={what} onRetry={onRetry} />;
  if (error instanceof ApiError && error.code === 'viewing_only')
    return <Notice kind="info">{error.message}</Notice>;
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
      {requestId !== null && (
        <Text c="dimmed" size="sm" mt="xs">
          Number of this error: {requestId}
        </Text>
      )}
    </Notice>
  );
}
