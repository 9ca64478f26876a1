import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import type { OrderKind } from '../../../features/generation/order/pending-order.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

/** Texts for each kind of material: while none can be made, and for an order. */
const words: Record<OrderKind, { made: string; ordered: string }> = {
  questions: { made: 'Questions are', ordered: 'questions' },
  cards: { made: 'Cards are', ordered: 'cards' },
  guide: { made: 'Study guides are', ordered: 'study guide' },
};

interface NoReadyNoteProps {
  what: OrderKind;
  /** True if notes exist but none is ready. */
  isReading: boolean;
}

/** Shown if no material can be made yet. */
export function NoReadyNote({ what, isReading }: NoReadyNoteProps) {
  return (
    <Empty
      title={isReading ? 'No note is ready yet' : 'No notes yet'}
      action={
        <ButtonLink to={links.uploadNote()}>
          {isReading ? 'See your notes' : 'Upload your first note'}
        </ButtonLink>
      }
    >
      {isReading
        ? 'A note can be used as soon as its pages are read. That takes seconds.'
        : `${words[what].made} made from your own notes. Upload one first.`}
    </Empty>
  );
}

interface UnansweredOrderProps {
  what: OrderKind;
  error: Error;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** Shown if an order was sent and no answer arrived. */
export function UnansweredOrder({ what, error, onRetry, onGiveUp }: UnansweredOrderProps) {
  return (
    <Notice
      kind="warning"
      title="Your last request is not finished yet"
      actions={
        <>
          <Button onClick={onRetry}>Look for the {words[what].ordered}</Button>
          <Button variant="default" onClick={onGiveUp}>
            Start again
          </Button>
        </>
      }
    >
      {error.message} You can look again without using up your month.
    </Notice>
  );
}
