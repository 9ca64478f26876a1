import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWantedSets } from '../../../features/first-sets/api.ts';
import { WantedLine } from '../../../features/first-sets/what-to-make.tsx';
import { AddNote } from '../../../features/notes/upload/add-note.tsx';
import { usageQuery } from '../../../features/usage/api.ts';
import { getLeft } from '../../../features/usage/get-left.ts';
import { Pending } from '../../../ui/feedback/pending.tsx';
import { LimitRefusal } from '../limit-refusal.tsx';
import { useUploadEvents } from './upload-events.ts';

interface NewNoteProps {
  label: string;
  isNext: boolean;
}

/** Adds a note on the current page: a file, a photo or text, with the automatic sets to make from it. */
export function NewNote({ label, isNext }: NewNoteProps) {
  const { wanted, choose } = useWantedSets();
  const usage = useQuery(usageQuery);
  const limit = useUploadEvents();

  return (
    <Stack gap="sm">
      <AddNote label={label} isNext={isNext} wanted={wanted} left={getLeft(usage.data, 'upload')} />
      {/* The line is longer when it names the share of the month. */}
      <Pending query={usage} />
      <WantedLine wanted={wanted} month={usage.data} onChange={choose} />
      <LimitRefusal refusal={limit.refusal} onClose={limit.dismiss} />
    </Stack>
  );
}
