import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import {
  DashboardEmpty,
  DashboardRows,
  DashboardSection,
} from '../../../features/dashboard/dashboard-parts.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';

const shown = 5;

const facts: Record<UploadedFile['status'], string> = {
  uploaded: 'Waiting to be read',
  extracting: 'Being read',
  ready: 'Ready',
  failed: 'Could not be read',
};

export function NotesSection() {
  const { data, error, isPending, refetch } = useQuery(notesQuery);
  const more = data?.total === 0 ? undefined : { to: links.uploadNote(), text: 'All notes' };

  return (
    <DashboardSection title="Your notes" more={more}>
      {isPending && (
        <Waiting what="your notes" queries={[notesQuery.queryKey]}>
          <RowsShape rows={1} />
        </Waiting>
      )}
      {error && !data && <LoadFault what="your notes" error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <DashboardEmpty next={{ to: links.uploadNote(), text: 'Upload a note' }}>
          Nothing uploaded yet.
        </DashboardEmpty>
      )}
      {data && data.total > 0 && <DashboardRows rows={data.items.slice(0, shown).map(toRow)} />}
    </DashboardSection>
  );
}

function toRow({ id, original_filename, status }: UploadedFile) {
  const to = status === 'ready' ? links.makeQuestions({ file_id: id }) : links.uploadNote();
  return { id, name: original_filename, fact: facts[status], to };
}
