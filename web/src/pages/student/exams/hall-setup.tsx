import { utmeChoices } from '@akada/core/exams/utme.ts';
import { links } from '@akada/core/links/links.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { runningExamsQuery } from '../../../features/exams/exam-lists.ts';
import { HallForm } from '../../../features/exams/hall/hall-form.tsx';
import { hallSubjectsQuery } from '../../../features/exams/hall/hall-subjects.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

const runningHall = runningExamsQuery({ kind: 'hall' });

/** Leads to the running exam if there is one, because there is never a second one. */
export function HallSetup() {
  const { data, isPending } = useQuery(runningHall);
  const [running] = data?.items ?? [];

  if (running !== undefined) return <Navigate to={links.hall({ exam_id: running.id })} replace />;
  return (
    <Page title="UTME hall" subtitle="A whole paper, as in the examination hall.">
      {isPending ? <StartShape queries={[runningHall.queryKey]} /> : <Start />}
    </Page>
  );
}

function StartShape({ queries }: { queries: readonly QueryKey[] }) {
  return (
    <Panel maw={640}>
      <Waiting what="the subjects" queries={queries}>
        <FormShape fields={4} />
      </Waiting>
    </Panel>
  );
}

function Start() {
  const { id: userId } = useAccount();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(hallSubjectsQuery);

  if (data === undefined && error !== null)
    return <LoadFault what="the subjects" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <StartShape queries={[hallSubjectsQuery.queryKey]} />;
  const subjects = data.subjects.filter(({ questions }) => questions > 0);
  if (data.english === null || data.english.questions === 0 || subjects.length < utmeChoices) {
    return (
      <Empty
        title="There is no paper yet"
        action={<ButtonLink to={links.practiceHome()}>Practise</ButtonLink>}
      >
        The hall needs questions of English and of three other subjects. This school has not published as
        many.
      </Empty>
    );
  }
  return (
    <HallForm
      english={data.english}
      subjects={subjects}
      minutes={data.duration_minutes}
      userId={userId}
      onStarted={(id) => navigate(links.hall({ exam_id: id }), { replace: true })}
    />
  );
}
