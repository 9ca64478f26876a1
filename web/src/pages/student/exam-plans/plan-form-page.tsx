import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { planQuery } from '../../../features/exam-plans/api.ts';
import { PlanForm } from '../../../features/exam-plans/form/plan-form.tsx';
import { toKey } from '../../../features/exam-plans/form/plan-values.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { newId } from '../../../lib/writing/use-visit.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PlanFault } from './plan-fault.tsx';
import { useSourceOptions } from './use-source-options.ts';

/** Makes a plan for an exam, or changes one. */
export function Component() {
  const { planId = newId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const zone = useZone();
  const isNew = planId === newId;
  const query = planQuery(planId, zone);
  const { data, error: planError, refetch } = useQuery({ ...query, enabled: !isNew });
  const sources = useSourceOptions(zone);
  const error = planError ?? sources.error;
  const plan = isNew ? null : data;
  const course = search.get('course_id');
  const note = search.get('file_id');

  return (
    <Page title={isNew ? 'When is your exam?' : 'Change your plan'}>
      {error !== null && (
        <PlanFault
          error={error}
          onRetry={() => {
            sources.retry();
            if (!isNew) void refetch();
          }}
        />
      )}
      {error === null && (sources.options === null || plan === undefined) && (
        <Waiting what="what you can plan" queries={[query.queryKey]}>
          <FormShape fields={4} />
        </Waiting>
      )}
      {error === null && sources.options?.length === 0 && (
        <Empty
          title="Nothing to plan yet"
          action={<ButtonLink to={links.uploadNote()}>Upload a note</ButtonLink>}
        >
          A plan needs something to learn: a note with cards or questions, a course or a set.
        </Empty>
      )}
      {error === null && sources.options !== null && sources.options.length > 0 && plan !== undefined && (
        <PlanForm
          plan={plan}
          firstSources={[
            ...(course === null ? [] : [toKey({ course_id: course })]),
            ...(note === null ? [] : [toKey({ file_id: note })]),
          ]}
          options={sources.options}
          zone={zone}
          onSaved={({ id }) => void navigate(links.examPlan(id), { replace: true })}
        />
      )}
    </Page>
  );
}
