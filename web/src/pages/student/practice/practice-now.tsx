import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type DashboardRow,
  DashboardRows,
  DashboardSection,
} from '../../../features/dashboard/dashboard-parts.tsx';
import { runningExamsQuery } from '../../../features/exams/exam-lists.ts';
import { countedTo } from '../../../features/quiz/counted-to.ts';
import { JustStart } from '../../../features/quiz/home/just-start.tsx';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { choosingAddress } from '../../../features/quiz/practice-choice.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Pending } from '../../../ui/feedback/pending.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Panel, Part } from '../../../ui/page/panel.tsx';
import { StoredWork } from '../stored-work.tsx';

/** The next step and the student's courses; renders nothing without material. */
export function PracticeNow() {
  const query = overviewQuery(useZone());
  const overview = useQuery(query);
  const { data, error, refetch } = overview;

  if (data === undefined) {
    return (
      <>
        <StoredWork asked={[overview]} />
        {error === null ? (
          <Waiting what="what you can practise" queries={[query.queryKey]}>
            <CardsShape cards={1} hasButtons />
          </Waiting>
        ) : (
          <LoadFault what="what you can practise" error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  if (data.sources.length === 0) return null;
  return (
    <>
      <JustStart overview={data} />
      <OwnCourses sources={data.sources.filter(({ kind }) => kind === 'course')} />
    </>
  );
}

function OwnCourses({ sources }: { sources: readonly PracticeSource[] }) {
  if (sources.length === 0) return null;

  return (
    <Part title="Your courses">
      <Panel>
        <DashboardRows rows={sources.map(getRow)} />
      </Panel>
    </Part>
  );
}

/** Comes last: the student's own material is more useful than the product's. */
export function SamplePapers() {
  const overview = useQuery(overviewQuery(useZone()));
  const { data } = overview;
  const hall = useHallLink();
  const subjects = data?.sources.filter(({ kind }) => kind === 'subject') ?? [];

  if (subjects.length === 0) return <Pending query={overview} />;
  return (
    <DashboardSection title="Sample papers" more={hall}>
      <DashboardRows rows={subjects.map(getRow)} />
    </DashboardSection>
  );
}

function getRow({ kind, id, title, questions }: PracticeSource): DashboardRow {
  return {
    id,
    name: title,
    fact: countedTo(questions, 'question'),
    to: choosingAddress(kind === 'course' ? { course_id: id } : { subject: id }),
  };
}

/** The link to the complete paper in the examination hall: to its start, or to the running exam. */
function useHallLink() {
  const { data } = useQuery(runningExamsQuery());
  const running = data?.items.find(({ kind }) => kind === 'hall');
  return running === undefined
    ? { to: links.hall(), text: 'Sit the UTME hall' }
    : { to: links.hall({ exam_id: running.id }), text: 'Continue in the UTME hall' };
}
