import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import classes from './note-sets.module.css';
import { SetList } from './set-list.tsx';
import { setsQuery } from './sets.ts';

/** The questions that were made from a note, a set each; nothing where there are none. */
export function NoteSets({ fileId }: { fileId: string }) {
  const { data, error, refetch } = useQuery(setsQuery(fileId));
  if (error && !data)
    return <LoadFault what="the questions from this note" error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="note-sets" className={classes.section}>
      <Title order={2} id="note-sets" size="h3" mb="sm">
        Questions from this note
      </Title>
      <SetList sets={data.items} isOfOneNote />
    </section>
  );
}
