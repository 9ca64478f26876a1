import type { EvaluatedExam } from '@akada/contract/work/statistics.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import rows from '../../../ui/page/rows.module.css';
import { ExamEntries } from '../list/exam-entries.tsx';
import { evaluatedExamsQuery } from './api.ts';

/** Published exams of all tutors and how they went. */
export function EvaluatedExams() {
  const { read, page, choose } = useListAddress();
  const search = read('search');
  const query = evaluatedExamsQuery(search, page);

  return (
    <>
      <div className={rows.filters}>
        <SearchField label="Find by title" value={search} onSearch={(typed) => choose({ search: typed })} />
      </div>
      <ExamEntries
        what="the exams"
        result={useQuery(query)}
        queryKey={query.queryKey}
        empty={
          <Text c="dimmed">
            {search === '' ? 'No tutor has published an exam yet.' : 'No exam has that in its title.'}
          </Text>
        }
        linkTo={({ id }) => links.adminExam(id)}
        moreOf={(exam) => [`Set by ${exam.tutor_name}`, figuresText(exam)]}
      />
    </>
  );
}

/** @returns null until some were counted */
function figuresText({ mean, to_review: toReview }: EvaluatedExam): string | null {
  if (mean === null) return null;
  const marks = `${Math.round(mean)}% of the marks on average`;
  return toReview === 0 ? marks : `${marks} · ${counted(toReview, 'question')} to look at`;
}
