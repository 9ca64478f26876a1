import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useZone } from '../../lib/session/use-zone.ts';
import { ButtonLink } from '../../ui/links/links.tsx';
import { planQuery } from './api.ts';
import { getLeftTexts, getStart, getTomorrowText } from './plan-words.ts';

/** The rest of a plan's day, at the end of a review or of practice for it. */
export function PlanNext({ planId }: { planId: string }) {
  const { data: plan } = useQuery({ ...planQuery(planId, useZone()), refetchOnMount: 'always' });
  if (plan === undefined) return null;

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
  const { data: plan } = useQuery(planQuery(planId, useZone()));
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
