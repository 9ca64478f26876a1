import type { ExamResult, WithheldResult } from '@akada/contract/work/exam-results.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { resultQuery } from '../../../features/exams/api.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { isConflict, isGone } from '../../../lib/http/api-error.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';

interface LoadedResultProps {
  examId: string;
  title: string;
  /** Shown next to the title. */
  action: (result: ExamResult) => ReactNode;
  children: (result: ExamResult) => ReactNode;
}

/** A page about a finished exam; it redirects to the exam while that is running. */
export function LoadedResult({ examId, title, action, children }: LoadedResultProps) {
  const { data: result, error, refetch } = useQuery(resultQuery(examId));
  if (error && isConflict(error)) return <Navigate to={links.examGenerated({ exam_id: examId })} replace />;

  const shown = result === undefined || (error && isGone(error)) ? null : result;
  if (shown !== null && 'results_from' in shown) return <Withheld title={title} result={shown} />;
  return (
    <Page title={title} subtitle={shown?.title} action={shown && action(shown)}>
      {!shown && error && <ResultFault error={error} onRetry={() => void refetch()} />}
      {!shown && !error && (
        <Waiting what="this result" queries={[resultQuery(examId).queryKey]}>
          <QuestionShape />
        </Waiting>
      )}
      {shown && children(shown)}
    </Page>
  );
}

/** Shown for a submitted exam whose tutor has not released the results yet. */
function Withheld({ title, result }: { title: string; result: WithheldResult }) {
  const zone = useTimeZone();
  const { results_from, is_marking = false, answered, total } = result;
  return (
    <Page title={title} subtitle={result.title}>
      <Notice
        kind="info"
        title={is_marking ? 'Your tutor is marking' : 'Handed in'}
        actions={<ButtonLink to={links.examHistory()}>Your exams</ButtonLink>}
      >
        You answered {answered} of {total}.{' '}
        {is_marking && 'Marks and comments show to everyone together. We tell you then.'}
        {!is_marking &&
          (results_from === null
            ? 'Your tutor does not show the results here.'
            : `Your tutor shows the results from ${momentText(results_from, zone)}.`)}
      </Notice>
    </Page>
  );
}

function ResultFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this result" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This exam is not here."
      actions={<ButtonLink to={links.examHistory()}>Your exams</ButtonLink>}
    >
      The address leads to none of your exams.
    </Notice>
  );
}
