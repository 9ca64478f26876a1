import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';

interface OfflineNoticeProps {
  /** The object of the sentence "This device has no copy of …". */
  subject: string;
  onRetry: () => void;
}

/** Shown without a network, instead of content that this device has never loaded. The content replaces it later. */
export function OfflineNotice({ subject, onRetry }: OfflineNoticeProps) {
  return (
    <Notice
      kind="info"
      title={`This device has no copy of ${subject} yet.`}
      actions={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      This part loads automatically when you are connected.
    </Notice>
  );
}
