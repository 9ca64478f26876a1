import { links } from '@akada/core/links/links.ts';
import { useParams } from 'react-router';
import { ResultView } from '../../../features/exams/result/result-view.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { LoadedResult } from './loaded-result.tsx';

export function Component() {
  const { examId = '' } = useParams();
  const { id: userId } = useAccount();

  return (
    <LoadedResult
      examId={examId}
      title="Exam result"
      action={() => (
        <ButtonLink to={links.dashboard()} variant="default">
          Dashboard
        </ButtonLink>
      )}
    >
      {(result) => <ResultView key={result.id} result={result} userId={userId} />}
    </LoadedResult>
  );
}
