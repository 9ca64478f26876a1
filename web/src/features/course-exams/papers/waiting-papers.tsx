import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../lib/format/numbers.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { waitingPapersQuery } from './api.ts';

/** Leads to the first paper that waits for marks; renders nothing without one. */
export function WaitingPapers({ examId }: { examId: string }) {
  const { data } = useQuery(waitingPapersQuery(examId));
  const [first] = data?.items ?? [];
  if (first === undefined) return null;
  return (
    <ButtonLink to={links.tutorPaper(examId, first.exam_id)}>
      Mark {counted(data?.total ?? 1, 'paper')}
    </ButtonLink>
  );
}
