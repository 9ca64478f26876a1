import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ClassExamStrips } from '../../../features/class-exams/class-exam-strips.tsx';
import { plansQuery } from '../../../features/exam-plans/api.ts';
import { PlanStrips } from '../../../features/exam-plans/plan-strip.tsx';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Pending } from '../../../ui/feedback/pending.tsx';
import { TextLink } from '../../../ui/links/links.tsx';

/** A strip for each exam plan, or the offer of a first one. */
export function ExamPlans() {
  const zone = useZone();
  const now = useNow();
  const navigate = useNavigate();
  const query = useQuery({ ...plansQuery(zone), refetchOnMount: 'always' });
  const isPlanned = query.data?.items.some(({ outcome }) => outcome === null);

  return (
    <>
      <Pending query={query} />
      <ClassExamStrips zone={zone} onPlanned={(planId) => void navigate(links.examPlan(planId))} />
      <PlanStrips plans={query.data?.items ?? []} now={now} zone={zone} />
      {query.data !== undefined && !isPlanned && (
        <p>
          An exam ahead? <TextLink to={links.newExamPlan()}>Plan the days until it</TextLink>
        </p>
      )}
    </>
  );
}
