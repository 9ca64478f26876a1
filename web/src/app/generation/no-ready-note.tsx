import { IconFileText } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';

/** @param isReading notes are there, and none of them can be used yet */
export function NoReadyNote({ isReading }: { isReading: boolean }) {
  return (
    <Empty
      icon={<IconFileText size={36} />}
      title={isReading ? 'No note is ready yet' : 'No notes yet'}
      action={
        <ButtonLink to="/tools/upload">{isReading ? 'See your notes' : 'Upload your first note'}</ButtonLink>
      }
    >
      {isReading
        ? 'A note can be used as soon as its pages are read. That takes seconds.'
        : 'Questions are made from your own notes. Upload one first.'}
    </Empty>
  );
}
