import type { Card } from '@akada/contract/material/cards.ts';
import type { Asked } from '@akada/core/reviews/review-sitting.ts';
import { Button } from '@mantine/core';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { deletableCard, useCardStanding } from '../api.ts';
import classes from './review.module.css';
import type { RunningReview } from './use-review.ts';

/** The mutation has reported the error. */
const unsaid = () => {};

const quiet = { variant: 'subtle', color: 'gray', c: 'dimmed', size: 'sm', px: 8 } as const;

interface CardToolsProps {
  card: Card;
  review: Pick<RunningReview, 'remove' | 'putBack'>;
  onEdit: () => void;
}

/** Further actions for the current card: each can be undone. */
export function CardTools({ card: { id }, review: { remove, putBack }, onEdit }: CardToolsProps) {
  const standing = useCardStanding(useZone());
  const deletion = useDeletion<{ id: string; gone: readonly Asked[] }>({
    ...deletableCard,
    restore: async (item) => {
      await deletableCard.restore(item);
      putBack(item.gone);
    },
  });

  // The next card appears before the answer arrives, so the continuation must not depend on a mounted
  // component.
  const setAside = async (change: { suspended: true } | { buried: true }, text: string) => {
    const gone = remove(id);
    const undone = 'suspended' in change ? { suspended: false } : { buried: false };
    const takeBack = () => void standing.mutateAsync({ id, ...undone }).then(() => putBack(gone), unsaid);
    try {
      await standing.mutateAsync({ id, ...change });
      toast.info(text, { action: { text: 'Undo', run: takeBack } });
    } catch {
      putBack(gone);
    }
  };
  const erase = () => {
    const gone = remove(id);
    deletion.mutateAsync({ id, gone }).catch((error: Error) => {
      putBack(gone);
      toast.error(error.message);
    });
  };

  return (
    <div className={classes.tools} data-own-keys>
      <Button {...quiet} onClick={onEdit}>
        Edit
      </Button>
      <Button {...quiet} onClick={() => void setAside({ buried: true }, 'Asked again tomorrow.')}>
        Tomorrow
      </Button>
      <Button
        {...quiet}
        onClick={() => void setAside({ suspended: true }, 'Suspended. You will not be asked this card.')}
      >
        Suspend
      </Button>
      <Button {...quiet} onClick={erase}>
        Delete
      </Button>
    </div>
  );
}
