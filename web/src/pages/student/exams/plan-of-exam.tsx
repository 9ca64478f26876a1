import type { ExamSource } from '@akada/contract/work/exam-order.ts';
import type { ListedExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plansQuery } from '../../../features/exam-plans/api.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';

interface PlanOfExamProps {
  source: ExamSource | null;
  /** Shown if no exam plan asks for a practice exam of this source. */
  children: ReactNode;
}

/** Leads from the result of a practice exam back to the exam plan that it belongs to. */
export function PlanOfExam({ source, children }: PlanOfExamProps) {
  const { data } = useQuery(plansQuery(useZone()));
  const plan = source && data?.items.find((one) => one.days.length > 0 && hasSource(one, source));

  if (!plan) return children;
  return <ButtonLink to={links.examPlan(plan.id)}>Back to your plan</ButtonLink>;
}

function hasSource({ sources }: ListedExamPlan, { kind, id }: ExamSource): boolean {
  return sources.some(
    ({ course_id, generation_id, subject }) =>
      id !== null &&
      { course: course_id, generation: generation_id, subject, hall: null, course_exam: null }[kind] === id,
  );
}
