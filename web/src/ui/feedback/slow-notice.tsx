import { slowAfterMs } from '@akada/core/access/waiting.ts';
import { useEffect, useState } from 'react';
import { ActionButton } from '../form/action-button.tsx';
import { Notice } from './notice.tsx';

interface SlowNoticeProps {
  /** The object of the sentence "Loading …". */
  what: string;
  /** True if the wait was long already before this rendered. */
  isSlowAlready?: boolean;
  onRetry: () => void;
}

/** Appears after a while without an answer: tells that the page still waits, and offers a retry. */
export function SlowNotice({ what, isSlowAlready = false, onRetry }: SlowNoticeProps) {
  const [tries, setTries] = useState(0);
  const isSlow = useIsSlow(tries, isSlowAlready);
  const retry = () => {
    setTries(tries + 1);
    onRetry();
  };

  if (!isSlow && tries === 0) return null;
  return (
    <Notice
      kind="info"
      title={`Loading ${what} takes longer than usual.`}
      actions={
        <ActionButton variant="default" isBusy={!isSlow} onClick={retry}>
          Try again
        </ActionButton>
      }
    >
      Your connection may be slow or lost. This page loads automatically when it can.
    </Notice>
  );
}

/** @returns true if the present try takes too long; each try has its own time */
function useIsSlow(tries: number, isSlowAlready: boolean): boolean {
  const [slowTry, setSlowTry] = useState(isSlowAlready ? tries : -1);

  useEffect(() => {
    const timer = setTimeout(() => setSlowTry(tries), slowAfterMs);
    return () => clearTimeout(timer);
  }, [tries]);

  return slowTry === tries;
}
