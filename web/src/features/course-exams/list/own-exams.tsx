import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { courseExamsQuery } from '../api.ts';
import { ExamEntries } from './exam-entries.tsx';

interface OwnExamsProps {
  /** Null for those of all courses. */
  courseId: string | null;
  /** What stands there where there is none. */
  empty: ReactNode;
}

/** Exams that I set, the newest first. */
export function OwnExams({ courseId, empty }: OwnExamsProps) {
  const { page } = useListAddress();
  const query = courseExamsQuery(courseId, page);

  return (
    <ExamEntries
      what="your exams"
      result={useQuery(query)}
      queryKey={query.queryKey}
      empty={empty}
      linkTo={({ id }) => links.tutorExam(id)}
    />
  );
}
