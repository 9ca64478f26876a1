import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { practiceTopics } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { runningExamsQuery } from '../../../features/exams/exam-lists.ts';
import { RunningExams, UnderWay } from '../../../features/exams/running-exams.tsx';
import { useStartExam } from '../../../features/exams/start/start-exam.ts';
import { StartForm } from '../../../features/exams/start/start-form.tsx';
import { hasOwnQuestions } from '../../../features/quiz/home/first-choice.ts';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { practiceTopicsQuery } from '../../../features/quiz/practice-api.ts';
import { TopicField } from '../../../features/quiz/setup/topic-field.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { FormPanel } from '../../../ui/page/panel.tsx';
import { NoOwnQuestions } from '../no-own-questions.tsx';
import { WithoutQuestions } from '../without-questions.tsx';
import { type FoundSource, sourceKeys, sourceQuery } from './source-query.ts';
import { isShared, namedSource, type SharedSource, type StartSource } from './start-source.ts';

/** @param source null if the address names no source */
export function ExamSetup({ source }: { source: StartSource | null }) {
  if (source !== null) return <Setup source={source} />;

  return (
    <Page title="Sit an exam">
      <Stack>
        <RunningExams />
        <NothingNamed />
      </Stack>
    </Page>
  );
}

function NothingNamed() {
  const query = overviewQuery(useZone());
  const { data, error, refetch } = useQuery(query);

  if (data === undefined) {
    return error === null ? (
      <FormPanel>
        <Waiting what="your questions" queries={[query.queryKey]}>
          <FormShape fields={2} />
        </Waiting>
      </FormPanel>
    ) : (
      <LoadFault what="your questions" error={error} onRetry={() => void refetch()} />
    );
  }
  if (hasOwnQuestions(data.sources)) {
    return (
      <Empty
        title="Choose what the exam asks"
        action={<ButtonLink to={links.practiceHome()}>See your questions</ButtonLink>}
      >
        Open a set of questions or a course, then press “Sit an exam”.
      </Empty>
    );
  }
  return (
    <NoOwnQuestions sources={data.sources} sampleAddress={(subject) => links.examGenerated({ subject })} />
  );
}

function Setup({ source }: { source: StartSource }) {
  const zone = useZone();
  const { data: found, error, refetch } = useQuery(sourceQuery(source, zone));

  return (
    <Page title="Sit an exam" subtitle={found?.title ?? 'Your own questions, against the clock.'}>
      {error && found === undefined && !isGone(error) && (
        <LoadFault what="the questions" error={error} onRetry={() => void refetch()} />
      )}
      {error && found === undefined && isGone(error) && (
        <WithoutQuestions source={source} onMade={() => void refetch()} />
      )}
      {found === undefined && !error && (
        <FormPanel>
          <Waiting what="the questions" queries={sourceKeys(source, zone)}>
            <FormShape fields={2} />
          </Waiting>
        </FormPanel>
      )}
      {found && <Start source={source} found={found} onMade={() => void refetch()} />}
    </Page>
  );
}

interface StartProps {
  source: StartSource;
  found: FoundSource;
  /** Called when a source without questions has got some. */
  onMade: () => void;
}

/** A running exam of the same source comes first, because a second one cannot be started. */
function Start({ source, found, onMade }: StartProps) {
  const { id: userId } = useAccount();
  const navigate = useNavigate();
  const running = useQuery(runningExamsQuery());
  const topics = useQuery(practiceTopicsQuery(source));
  const start = useStartExam();
  const goOn = (examId: string) => navigate(links.examGenerated({ exam_id: examId }), { replace: true });

  if (running.isPending) {
    return (
      <FormPanel>
        <Waiting what="your exams" queries={[runningExamsQuery().queryKey]}>
          <FormShape fields={2} />
        </Waiting>
      </FormPanel>
    );
  }
  const requested = namedSource(source);
  const same = running.data?.items.find(
    (exam) => requested && exam.source?.kind === requested.kind && exam.source.id === requested.id,
  );
  // The list may contain the new exam before the start's own answer arrives.
  const begins = start.isPending || start.isSuccess;
  if (same !== undefined && !begins) return <UnderWay exams={[same]} receivedAt={running.dataUpdatedAt} />;
  if (found.available === 0) {
    if (isShared(source)) return <NoQuestions source={source} />;
    if (found.openCount > 0) return <OnlyOpenAnswers source={source} />;
    return <WithoutQuestions source={source} onMade={onMade} />;
  }

  return (
    <Stack>
      <RunningExams />
      <StartForm
        userId={userId}
        openCount={found.openCount}
        countOf={(selection) => countOf(selection, topics.data?.items ?? []) ?? found.available}
        topicField={(field) => <TopicField source={source} {...field} />}
        source={found.order}
        start={start}
        onStarted={goOn}
        onRunning={(examId) => {
          toast.info('This exam is already in progress.');
          void goOn(examId);
        }}
      />
    </Stack>
  );
}

function OnlyOpenAnswers({ source }: { source: Exclude<StartSource, SharedSource> }) {
  return (
    <Empty
      title="Exams omit open answers"
      action={<ButtonLink to={links.practiceGenerated(source)}>Practise them</ButtonLink>}
    >
      You mark open answers yourself, next to the model answer.
    </Empty>
  );
}

type TopicCount = SuccessOf<typeof practiceTopics>['items'][number];

/** @returns the number of questions in the chosen topics, null if none is chosen */
function countOf(selection: readonly string[], topics: readonly TopicCount[]): number | null {
  if (selection.length === 0) return null;
  return topics
    .filter(({ topic }) => selection.includes(topic))
    .reduce((sum, { questions }) => sum + questions, 0);
}

function NoQuestions({ source }: { source: SharedSource }) {
  const isOfCourse = 'course_id' in source;

  return (
    <Empty
      title="No questions to ask yet"
      action={
        <ButtonLink to={isOfCourse ? links.course(source.course_id) : links.practiceHome()}>
          {isOfCourse ? 'See the course' : 'See what there is'}
        </ButtonLink>
      }
    >
      An exam uses the published questions of your courses and of the sample paper. Questions in a tutor’s
      exam come after its answers show.
    </Empty>
  );
}
