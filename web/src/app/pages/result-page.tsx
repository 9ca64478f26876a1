import type { QuestionSource } from '@akada/contract/quiz.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { resultQuery } from '../../features/exams/api.ts';
import { ResultView } from '../../features/exams/result-view.tsx';
import { SourceDrawer } from '../../features/notes/source-drawer.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { QuestionSkeleton } from '../../ui/question-skeleton.tsx';
import { useAccount } from '../account-context.ts';

export function Component() {
  const { examId = '' } = useParams();
  const { id: userId } = useAccount();
  const { data: result, error, refetch } = useQuery(resultQuery(examId));
  const [source, setSource] = useState<QuestionSource | null>(null);

  return (
    <Page
      title="Exam result"
      subtitle={result?.title}
      action={
        <ButtonLink to="/dashboard" variant="default">
          Dashboard
        </ButtonLink>
      }
    >
      {error && <LoadFault what="this result" error={error} onRetry={() => void refetch()} />}
      {!error && result === undefined && <QuestionSkeleton />}
      {result && <ResultView result={result} userId={userId} onOpenSource={setSource} />}
      {source !== null && <SourceDrawer source={source} onClose={() => setSource(null)} />}
    </Page>
  );
}
