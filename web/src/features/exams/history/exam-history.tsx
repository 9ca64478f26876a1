import type { ExamSummary } from '@akada/contract/work/exams.ts';
import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import rows from '../../../ui/page/rows.module.css';
import { runningExamsQuery } from '../exam-lists.ts';
import { UnderWay } from '../running-exams.tsx';
import { ExamFilters } from './exam-filters.tsx';
import { ExamRow } from './exam-row.tsx';
import { examsPageSize, finishedExamsQuery } from './finished-exams.ts';
import { choiceOf } from './history-choice.ts';

/** My exams by what the address chooses: those under way first, then what came of the others. */
export function ExamHistory({ sources }: { sources: readonly PracticeSource[] }) {
  const { read, page } = useListAddress();
  const choice = choiceOf(read);
  const status = read('status');
  const isFiltered = status !== '' || Object.keys(choice).length > 0;
  const [wantsRunning, wantsFinished] = [status !== 'finished', status !== 'in_progress'];
  const running = useQuery({ ...runningExamsQuery(choice), enabled: wantsRunning });
  const finished = useQuery({ ...finishedExamsQuery(choice, page), enabled: wantsFinished });

  const asked = [wantsRunning ? [running] : [], wantsFinished ? [finished] : []].flat();
  const failed = asked.find(({ data, error }) => error && !data);
  const isEmpty = asked.every(({ data }) => data?.total === 0);
  const retry = () => {
    for (const query of asked) if (query.error) void query.refetch();
  };
  return (
    <>
      <ExamFilters sources={sources} />
      {failed?.error && <LoadFault what="your exams" error={failed.error} onRetry={retry} />}
      {!failed && asked.some(({ data }) => data === undefined) && (
        <Waiting
          what="your exams"
          queries={[runningExamsQuery(choice).queryKey, finishedExamsQuery(choice, page).queryKey]}
        >
          <RowsShape rows={4} lines={2} />
        </Waiting>
      )}
      {isEmpty && <NoExams isFiltered={isFiltered} />}
      <Stack>
        {wantsRunning && running.data && running.data.items.length > 0 && (
          <UnderWay exams={running.data.items} receivedAt={running.dataUpdatedAt} />
        )}
        {wantsFinished && finished.data && finished.data.total > 0 && (
          <Finished {...finished.data} page={page} />
        )}
      </Stack>
    </>
  );
}

interface FinishedProps {
  items: readonly ExamSummary[];
  total: number;
  page: number;
}

function Finished({ items, total, page }: FinishedProps) {
  const { turn } = useListAddress();

  return (
    <div>
      <ul className={rows.list} aria-label="Finished exams">
        {items.map((exam) => (
          <ExamRow key={exam.id} exam={exam} />
        ))}
      </ul>
      <PageTurner {...{ page, total, pageSize: examsPageSize, what: 'exam' }} onTurn={turn} />
    </div>
  );
}

function NoExams({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty
      title={isFiltered ? 'No exam is one of these' : 'No exams yet'}
      action={
        isFiltered ? (
          <ButtonLink to={links.examHistory()}>All exams</ButtonLink>
        ) : (
          <ButtonLink to={links.practiceHome()}>MCQ Practice</ButtonLink>
        )
      }
    >
      {isFiltered
        ? 'Choose another kind or status, or look at all of them.'
        : 'Sit one from a set of your questions. What came of it stands here.'}
    </Empty>
  );
}
