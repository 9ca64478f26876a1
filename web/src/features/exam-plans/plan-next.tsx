import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useZone } from '../../lib/session/use-zone.ts';
import { ButtonLink } from '../../ui/links/links.tsx';
import { planQuery } from './api.ts';
import { getLeftTexts, getStart, getTomorrowText } from './plan-words.ts';

/** Holds the line, so that nothing moves when the words come. */
const noText = '\u00A0';

/** @returns undefined until the plan was read again, because the stored one still has the work that was just done */
function useFreshPlan(planId: string): ExamPlan | undefined {
  const query = planQuery(planId, useZone());
  const { data, isFetchedAfterMount } = useQuery({ ...query, refetchOnMount: 'always' });
  return isFetchedAfterMount ? data : undefined;
}

/** The rest of a plan's day, at the end of a review or of practice for it. */
export function PlanNext({ planId }: { planId: string }) {
  const plan = useFreshPlan(planId);
  if (plan === undefined) return <Text>{noText}</Text>;

  const left = getLeftTexts(plan);
  return (
    <Text>
      {left.length === 0
        ? `Today’s part is done. ${getTomorrowText(plan)}`
        : `Still for today: ${new Intl.ListFormat('en-GB').format(left)}.`}
    </Text>
  );
}

/** Continues with the plan's day while something of it is left, and then leads back to the plan. */
export function PlanNextButton({ planId }: { planId: string }) {
  const plan = useFreshPlan(planId);
  const next = plan === undefined ? null : getStart(plan);

  return (
    <>
      {next !== null && <ButtonLink to={next}>Continue the plan</ButtonLink>}
      <ButtonLink to={links.examPlan(planId)} variant={next === null ? 'filled' : 'default'}>
        Back to your plan
      </ButtonLink>
    </>
  );
}
