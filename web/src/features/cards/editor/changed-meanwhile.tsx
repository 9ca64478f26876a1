import type { Card } from '@akada/contract/material/cards.ts';
import { Button } from '@mantine/core';
import { Notice } from '../../../ui/feedback/notice.tsx';

interface ChangedMeanwhileProps {
  theirs: Card;
  onUseMine: () => void;
  onUseTheirs: () => void;
}

/** It was changed on another device while it was written here: neither text is lost. */
export function ChangedMeanwhile({ theirs: { front, back }, onUseMine, onUseTheirs }: ChangedMeanwhileProps) {
  return (
    <Notice
      kind="error"
      title="This card was changed meanwhile."
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
      It says now: “{front}”{back.trim() !== '' && `, and on its back “${back}”`}. What you typed is still
      here.
    </Notice>
  );
}
