import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { runningExamsQuery } from '../exam-lists.ts';
import { UnderWay } from '../running-exams.tsx';
import { ExamFilters } from './exam-filters.tsx';
import { ExamRow } from './exam-row.tsx';
import { finishedExamsQuery } from './finished-exams.ts';
import { getChoice } from './history-choice.ts';

/** The student's exams, filtered by the address: exams in progress first, then results. */
export function ExamHistory({ sources }: { sources: readonly PracticeSource[] }) {
  const address = useListAddress();
  const choice = getChoice(address.read);
  const status = address.read('status');
  const isFiltered = status !== '' || Object.keys(choice).length > 0;
  const [wantsRunning, wantsFinished] = [status !== 'finished', status !== 'in_progress'];
  const running = useQuery({ ...runningExamsQuery(choice), enabled: wantsRunning });
  const { error: failed } = useQuery({ ...finishedExamsQuery(choice, address.page), enabled: wantsFinished });
  const underWay = wantsRunning ? (running.data?.items ?? []) : [];
  const empty = underWay.length === 0 && !running.isLoading && <NoExams isFiltered={isFiltered} />;

  return (
    <>
      <ExamFilters sources={sources} />
      <Stack>
        {underWay.length > 0 && <UnderWay exams={underWay} receivedAt={running.dataUpdatedAt} />}
        {wantsRunning && !failed && (
          <Loaded
            what="your exams under way"
            query={runningExamsQuery(choice)}
            shape={<RowsShape rows={1} lines={2} />}
          >
            {() => !wantsFinished && empty}
          </Loaded>
        )}
        {wantsFinished && (
          <ResourceList
            what="your exams"
            one="exam"
            label="Finished exams"
            address={address}
            empty={empty}
            query={finishedExamsQuery(choice, address.page)}
            shape={{ rows: 4, lines: 2 }}
            idOf={({ id }) => id}
            row={(exam) => <ExamRow exam={exam} />}
          />
        )}
      </Stack>
    </>
  );
}

function NoExams({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty
      title={isFiltered ? 'No exams match' : 'No exams yet'}
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
        : 'Sit an exam from one of your sets. Your results appear here.'}
    </Empty>
  );
}
