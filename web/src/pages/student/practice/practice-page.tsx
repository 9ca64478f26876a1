import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ReportQuestion } from '../../../features/questions/report-question.tsx';
import { hasOwnQuestions } from '../../../features/quiz/home/first-choice.ts';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import {
  getAddress,
  getChoice,
  isOpenChoice,
  type PracticeChoice,
} from '../../../features/quiz/practice-choice.ts';
import { SittingView } from '../../../features/quiz/sitting/sitting-view.tsx';
import { storedSitting } from '../../../features/quiz/sitting/stored-sitting.ts';
import { useCurrentSitting } from '../../../features/quiz/sitting/use-current-sitting.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { FocusFrame } from '../../../ui/focus/focus-frame.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';
import { SitExamLink } from '../exams/sit-exam-link.tsx';
import { AfterPractice, ChooseLink } from './after-practice.tsx';
import { HelpTool } from './help-tool.tsx';

// Loads later, because few students open the note.
const sourceDrawer = lazyComponent(
  async () => (await import('../../../features/notes/source-drawer.tsx')).SourceDrawer,
);

// Loads later, because only the end needs it.
const cardsOfQuestions = lazyComponent(
  async () => (await import('../../../features/cards/missed/cards-of-questions.tsx')).CardsOfQuestions,
);

// Loads later, because most practice is not for an exam plan.
const planNextButton = lazyComponent(
  async () => (await import('../../../features/exam-plans/plan-next.tsx')).PlanNextButton,
);

const practiceGain = lazyComponent(async () => (await import('./practice-gain.tsx')).PracticeGain);

// Their code is loaded later, because few students find no questions.
const nothingToPractise = lazyComponent(
  async () => (await import('./nothing-to-practise.tsx')).NothingToPractise,
);
const noOwnQuestions = lazyComponent(async () => (await import('../no-own-questions.tsx')).NoOwnQuestions);

// Loads later, because most visits start immediately.
const startForm = lazyComponent(
  async () => (await import('../../../features/quiz/setup/start-form.tsx')).StartForm,
);

export function Component() {
  const { courseId } = useParams();
  const [search] = useSearchParams();
  const choice = getChoice(search, courseId);

  const practice =
    search.get('choose') !== null && choice.source.question_ids === undefined ? (
      <Choosing key={getAddress(choice)} choice={choice} />
    ) : (
      <Practising key={getAddress(choice)} choice={choice} />
    );
  return isOpenChoice(choice) ? <OfEverything>{practice}</OfEverything> : practice;
}

/** The sample paper does not count as own questions: it is offered, and never starts automatically. */
function OfEverything({ children }: { children: ReactNode }) {
  const { id: userId } = useAccount();
  const query = overviewQuery(useZone());
  const [isUnderWay] = useState(() => storedSitting(userId)?.address === links.practiceGenerated());
  const { data, error } = useQuery({ ...query, enabled: !isUnderWay });

  if (isUnderWay || error !== null) return children;
  if (data !== undefined && hasOwnQuestions(data.sources)) return children;
  return (
    <Page title="Practice">
      {data === undefined ? (
        <Waiting what="what you can practise" queries={[query.queryKey]}>
          <QuestionShape />
        </Waiting>
      ) : (
        <Lazy
          of={noOwnQuestions}
          props={{
            sources: data.sources,
            sampleAddress: (subject: string) => links.practiceGenerated({ subject }),
          }}
          waiting={<PageLoading />}
          fault={(error, retry) => <CodeFault what="this page" error={error} onRetry={retry} />}
        />
      )}
    </Page>
  );
}

function Choosing({ choice }: { choice: PracticeChoice }) {
  const navigate = useNavigate();

  return (
    <Page title="Choose what to practise" action={<SitExamLink source={choice.source} />}>
      <Lazy
        of={startForm}
        props={{
          choice,
          onStart: (selectedPracticeChoice: PracticeChoice, asksCertainty: boolean) =>
            navigate(getAddress(selectedPracticeChoice), { replace: true, state: { asksCertainty } }),
        }}
        waiting={<PageLoading />}
        fault={(error, retry) => <CodeFault what="this page" error={error} onRetry={retry} />}
      />
    </Page>
  );
}

function Practising({ choice }: { choice: PracticeChoice }) {
  const { sitting, draw, error, queryKey, retry, repeat, drawMore } = useCurrentSitting(choice);
  const [source, setSource] = useState<QuestionSource | null>(null);
  const [search] = useSearchParams();
  const planId = search.get('plan_id');
  // The end shows its rows immediately, also without a network.
  useEffect(() => {
    practiceGain.preload().catch(() => {});
  }, []);

  if (sitting !== null) {
    return (
      <>
        <SittingView
          key={sitting.id}
          sitting={sitting}
          onOpenSource={setSource}
          toolsOf={(question, name, act) => (
            <>
              <HelpTool
                key={question.id}
                question={question}
                name={name}
                onHelped={(step) => act({ type: 'assisted', step })}
              />
              <ReportQuestion question={question} name={name} />
            </>
          )}
          onRepeat={repeat}
          onDrawMore={drawMore}
          endActions={
            planId === null ? (
              <AfterPractice source={choice.source} />
            ) : (
              <Lazy of={planNextButton} props={{ planId }} waiting={null} fault={() => null} />
            )
          }
          gain={(gainProps) => (
            <Lazy
              of={practiceGain}
              props={{ ...gainProps, planId }}
              waiting={gainProps.children}
              fault={() => gainProps.children}
            />
          )}
          cardsOf={(question_ids, name) => (
            <Lazy
              of={cardsOfQuestions}
              props={{
                of: { question_ids: [...question_ids] },
                text:
                  name === undefined && question_ids.length > 1
                    ? `Make ${question_ids.length} cards`
                    : 'Make a card',
                ...(name !== undefined && { name }),
              }}
              waiting={null}
              fault={() => null}
            />
          )}
          choosing={<ChooseLink source={choice.source} />}
        />
        {source !== null && (
          <Lazy
            of={sourceDrawer}
            props={{ source, onClose: () => setSource(null) }}
            waiting={null}
            fault={(error, retry) => <CodeFault what="the note" error={error} onRetry={retry} />}
          />
        )}
      </>
    );
  }
  // A draw with questions is a sitting after the next rendering.
  if (error === null && draw?.questions.length !== 0) {
    return (
      <FocusFrame
        title="Practice"
        exit={{ to: links.practiceHome(), label: 'Close' }}
        progress={null}
        foot={null}
      >
        <Waiting what="these questions" queries={[queryKey]}>
          <QuestionShape />
        </Waiting>
      </FocusFrame>
    );
  }
  return (
    <Page
      title="Practice"
      subtitle={draw?.title}
      action={error === null ? <ChooseLink source={choice.source} /> : undefined}
    >
      {error !== null && !isGone(error) && <LoadFault what="these questions" error={error} onRetry={retry} />}
      {(error === null || isGone(error)) && (
        <Lazy
          of={nothingToPractise}
          props={{ choice, heldBack: draw?.held_back ?? null, onMade: retry }}
          waiting={<PageLoading />}
          fault={(error, retry) => <CodeFault what="this page" error={error} onRetry={retry} />}
        />
      )}
    </Page>
  );
}
