import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import type { OrderKind } from '../../../features/generation/order/pending-order.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

/** What cannot be made yet, and what was ordered. */
const words: Record<OrderKind, { made: string; ordered: string }> = {
  questions: { made: 'Questions are', ordered: 'questions' },
  cards: { made: 'Cards are', ordered: 'cards' },
  guide: { made: 'Study guides are', ordered: 'study guide' },
};

interface NoReadyNoteProps {
  what: OrderKind;
  /** Notes are there, and none of them can be used yet. */
  isReading: boolean;
}

/** Where nothing can be made so far. */
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

/** The order was sent, and no answer has come. */
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
