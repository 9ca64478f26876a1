import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { resultQuery } from '../../../features/exams/api.ts';
import { ResultView } from '../../../features/exams/result/result-view.tsx';
import { SourceDrawer } from '../../../features/notes/source-drawer.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';

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
        <ButtonLink to={links.dashboard()} variant="default">
          Dashboard
        </ButtonLink>
      }
    >
      {error && <LoadFault what="this result" error={error} onRetry={() => void refetch()} />}
      {!error && result === undefined && (
        <Waiting what="this result" queries={[resultQuery(examId).queryKey]}>
          <QuestionShape />
        </Waiting>
      )}
      {result && <ResultView result={result} userId={userId} onOpenSource={setSource} />}
      {source !== null && <SourceDrawer source={source} onClose={() => setSource(null)} />}
    </Page>
  );
}
