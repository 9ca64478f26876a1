import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { runningExamsQuery } from '../../../features/exams/exam-lists.ts';
import { countedTo } from '../../../features/quiz/counted-to.ts';
import { JustStart } from '../../../features/quiz/home/just-start.tsx';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { choosingAddress } from '../../../features/quiz/practice-choice.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { StoredWork } from '../stored-work.tsx';

/** The way on, and the courses that one is in; nothing where there is nothing at all. */
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
      <Sources title="Your courses" sources={data.sources.filter(({ kind }) => kind === 'course')} />
    </>
  );
}

/** Last: what is one's own comes before what the product brings. */
export function SamplePapers() {
  const { data } = useQuery(overviewQuery(useZone()));
  const hall = useHallLink();
  const subjects = data?.sources.filter(({ kind }) => kind === 'subject') ?? [];

  return <Sources title="Sample papers" sources={subjects} more={hall} />;
}

interface SourcesProps {
  title: string;
  sources: readonly PracticeSource[];
  more?: { to: string; text: string };
}

function Sources({ title, sources, more }: SourcesProps) {
  if (sources.length === 0) return null;

  return (
    <DashboardSection title={title} more={more}>
      <DashboardRows
        rows={sources.map(({ kind, id, title: name, questions }) => ({
          id,
          name,
          fact: countedTo(questions, 'question'),
          to: choosingAddress(kind === 'course' ? { course_id: id } : { subject: id }),
        }))}
      />
    </DashboardSection>
  );
}

/** The whole paper in the examination hall: its beginning, or where one is in it. */
function useHallLink() {
  const { data } = useQuery(runningExamsQuery());
  const running = data?.items.find(({ kind }) => kind === 'hall');
  return running === undefined
    ? { to: links.hall(), text: 'Sit the UTME hall' }
    : { to: links.hall({ exam_id: running.id }), text: 'Continue in the UTME hall' };
}
