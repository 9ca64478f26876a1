import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface ChangedMeanwhileProps {
  /** The noun of the changed item, such as "card". */
  what: string;
  /** The present text, if it is short. */
  children?: ReactNode;
  onUseMine: () => void;
  onUseTheirs: () => void;
}

/** Shown if an item was changed on another device during an edit: neither text is lost. */
export function ChangedMeanwhile({ what, children, onUseMine, onUseTheirs }: ChangedMeanwhileProps) {
  return (
    <Notice
      kind="error"
      title={`This ${what} has changed since you opened it.`}
      actions={
        <>
          <Button variant="default" onClick={onUseMine}>
            Use mine
          </Button>
          <Button variant="default" onClick={onUseTheirs}>
            Use theirs
          </Button>
        </>
      }
    >
      {children} What you typed is still here.
    </Notice>
  );
}
