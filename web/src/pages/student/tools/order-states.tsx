import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

interface NoReadyNoteProps {
  /** What is made, such as "Questions". */
  what: string;
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
        : `${what} are made from your own notes. Upload one first.`}
    </Empty>
  );
}

interface UnansweredOrderProps {
  /** What was ordered. */
  what: 'questions' | 'cards';
  error: Error;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** The order was sent, and no answer has come. */
export function UnansweredOrder({ what, error, onRetry, onGiveUp }: UnansweredOrderProps) {
  return (
    <Notice
      kind="warning"
      title="Your last order has no answer yet"
      actions={
        <>
          <Button onClick={onRetry}>Look for the {what}</Button>
          <Button variant="default" onClick={onGiveUp}>
            Start again
          </Button>
        </>
      }
    >
      {error.message} Looking again counts nothing twice.
    </Notice>
  );
}
