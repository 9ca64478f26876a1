import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface ChangedMeanwhileProps {
  /** Such as "card". */
  what: string;
  /** The present text, if it is short. */
  children?: ReactNode;
  onUseMine: () => void;
  onUseTheirs: () => void;
}

/** It was changed on another device while it was written here: neither text is lost. */
export function ChangedMeanwhile({ what, children, onUseMine, onUseTheirs }: ChangedMeanwhileProps) {
  return (
    <Notice
      kind="error"
      title={`This ${what} was changed meanwhile.`}
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
