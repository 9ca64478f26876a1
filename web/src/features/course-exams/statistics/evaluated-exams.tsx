import type { EvaluatedExam } from '@akada/contract/work/statistics.ts';
import { links } from '@akada/core/links/links.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { ExamEntry } from '../list/exam-entry.tsx';
import { evaluatedExamsQuery } from './api.ts';

/** Published exams of all tutors with their results. */
export function EvaluatedExams() {
  const address = useListAddress();

  return (
    <ResourceList
      what="the exams"
      one="exam"
      label="Exams"
      address={address}
      query={evaluatedExamsQuery(address.read('search'), address.page)}
      filters={<ListFilters address={address} search="Find by title" />}
      shape={{ rows: 3, lines: 3 }}
      empty="No tutor has published an exam yet."
      noneFound="No exam has that in its title."
      idOf={({ id }) => id}
      row={(exam) => (
        <ExamEntry
          exam={exam}
          to={links.adminExam(exam.id)}
          more={[`Set by ${exam.tutor_name}`, figuresText(exam)]}
        />
      )}
    />
  );
}

/** @returns null until some attempts were counted */
function figuresText({ mean, to_review: toReview }: EvaluatedExam): string | null {
  if (mean === null) return null;
  const marks = `${Math.round(mean)}% of the marks on average`;
  return toReview === 0 ? marks : `${marks} · ${counted(toReview, 'question')} to look at`;
}
