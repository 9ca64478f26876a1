import type { UploadedFile } from '@akada/contract/notes.ts';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DashboardRows } from '../../features/dashboard/dashboard-rows.tsx';
import { DashboardSection } from '../../features/dashboard/dashboard-section.tsx';
import { notesQuery } from '../../features/notes/api.ts';

const shown = 5;

const facts: Record<UploadedFile['status'], string> = {
  uploaded: 'Waiting to be read',
  extracting: 'Being read',
  ready: 'Ready',
  failed: 'Could not be read',
};

export function NotesSection() {
  const { data, isPending } = useQuery(notesQuery);

  return (
    <DashboardSection title="Your notes" more={{ to: '/tools/upload', text: 'All notes' }}>
      {isPending && <Skeleton height={48} />}
      {data?.total === 0 && <Text c="dimmed">Nothing uploaded yet.</Text>}
      {data && data.total > 0 && <DashboardRows rows={data.items.slice(0, shown).map(toRow)} />}
    </DashboardSection>
  );
}

function toRow({ id, original_filename, status }: UploadedFile) {
  const to = status === 'ready' ? `/tools/mcq?file_id=${id}` : '/tools/upload';
  return { id, name: original_filename, fact: facts[status], to };
}
