import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { CalendarSection } from '../../../features/calendar-feed/calendar-section.tsx';
import { QuestionOfPlan, SharingOfPlan } from '../../../features/class-exams/class-exam-of-plan.tsx';
import { planQuery } from '../../../features/exam-plans/api.ts';
import { PlanView } from '../../../features/exam-plans/plan-view.tsx';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PlanFault } from './plan-fault.tsx';

export function Component() {
  const { planId = '' } = useParams();
  const zone = useZone();
  const now = useNow();
  const navigate = useNavigate();
  const query = planQuery(planId, zone);
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });

  if (data !== undefined && (error === null || !isGone(error))) {
    return (
      <PlanView
        plan={data}
        now={now}
        zone={zone}
        question={<QuestionOfPlan planId={data.id} zone={zone} />}
        aside={
          <>
            <SharingOfPlan planId={data.id} />
            <CalendarSection />
          </>
        }
        onDeleted={() => void navigate(links.dashboard(), { replace: true })}
      />
    );
  }
  return (
    <Page title="Your exam plan">
      {error === null ? (
        <Waiting what="your plan" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      ) : (
        <PlanFault error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
