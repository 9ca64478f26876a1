import { links } from '@akada/core/links/links.ts';
import { useParams } from 'react-router';
import { ResultView } from '../../../features/exams/result/result-view.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { LoadedResult } from './loaded-result.tsx';

const cardsOfQuestions = lazyComponent(
  async () => (await import('../../../features/cards/missed/cards-of-questions.tsx')).CardsOfQuestions,
);
const nextReview = lazyComponent(async () => (await import('../next-review.tsx')).NextReview);

// Loads later, because most exams belong to no plan.
const planOfExam = lazyComponent(async () => (await import('./plan-of-exam.tsx')).PlanOfExam);

const toDashboard = (
  <ButtonLink to={links.dashboard()} variant="default">
    Dashboard
  </ButtonLink>
);

export function Component() {
  const { examId = '' } = useParams();
  const { id: userId } = useAccount();

  return (
    <LoadedResult
      examId={examId}
      title="Exam result"
      action={({ source }) => (
        <Lazy
          of={planOfExam}
          props={{ source, children: toDashboard }}
          waiting={toDashboard}
          fault={() => toDashboard}
        />
      )}
    >
      {(result) => (
        <ResultView
          key={result.id}
          result={result}
          userId={userId}
          nextReview={<Lazy of={nextReview} props={{}} waiting={null} fault={() => null} />}
          toCards={(missed) => (
            <Lazy
              of={cardsOfQuestions}
              props={{
                of: { exam_id: result.id },
                text:
                  missed === 1 ? 'Make a card from the missed one' : `Make cards from the ${missed} missed`,
              }}
              waiting={null}
              fault={() => null}
            />
          )}
        />
      )}
    </LoadedResult>
  );
}
