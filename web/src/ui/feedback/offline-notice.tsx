import { useState } from 'react';
import { ActionButton } from '../form/action-button.tsx';
import { Notice } from './notice.tsx';

interface OfflineNoticeProps {
  /** The object of the sentence "This device has no copy of …". */
  what: string;
  /** Resolves when the try has an outcome. */
  onRetry: () => unknown;
}

/** Shown without a network, in place of content that this device has never loaded. The content replaces it later. */
export function OfflineNotice({ what, onRetry }: OfflineNoticeProps) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };

  return (
    <Notice
      kind="info"
      title={`This device has no copy of ${what} yet.`}
      actions={
        <ActionButton variant="default" isBusy={isTrying} onClick={() => void retry()}>
          Try again
        </ActionButton>
      }
    >
      You are offline. This part loads automatically when you are connected.
    </Notice>
  );
}
