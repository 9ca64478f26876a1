import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { classExamsQuery } from '../../../features/class-exams/class-exams-query.ts';
import { plansQuery } from '../../../features/exam-plans/api.ts';
import { PlanStrips } from '../../../features/exam-plans/plan-strip.tsx';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Pending } from '../../../ui/feedback/pending.tsx';
import { TextLink } from '../../../ui/links/links.tsx';

// Most students have no class with an exam to plan.
const classExamStrips = lazyComponent(
  async () => (await import('../../../features/class-exams/class-exam-strips.tsx')).ClassExamStrips,
);

/** Exams of classes that wait for a plan, and a strip for each exam plan, or the offer of a first one. */
export function ExamPlans() {
  const zone = useZone();
  const now = useNow();
  const navigate = useNavigate();
  const query = useQuery({ ...plansQuery(zone), refetchOnMount: 'always' });
  const classExams = useQuery(classExamsQuery);
  const hasStrips = classExams.data?.items.some(({ plan }) => plan === null || plan.is_asked) ?? false;
  const isPlanned = query.data?.items.some(({ outcome }) => outcome === null);

  return (
    <>
      <Pending query={query} />
      <Pending query={classExams} />
      {hasStrips && (
        <Lazy
          of={classExamStrips}
          props={{ zone, onPlanned: (planId: string) => void navigate(links.examPlan(planId)) }}
          waiting={<span hidden data-pending />}
          fault={() => null}
        />
      )}
      <PlanStrips plans={query.data?.items ?? []} now={now} zone={zone} />
      {query.data !== undefined && !isPlanned && (
        <p>
          An exam ahead? <TextLink to={links.newExamPlan()}>Plan the days until it</TextLink>
        </p>
      )}
    </>
  );
}
