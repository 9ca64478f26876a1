/** Checks that a plan includes a feature: the only place that rejects for lack of premium. */
import { type GatedFeature, gates, planHas } from '@akada/core/plans/gates.ts';
import { Fault } from '../fault/fault.ts';
import type { Caller } from '../http/route.ts';

/**
 * Plans are for students; tutors and administrators have none, and nothing is kept from them.
 *
 * @param caller with the plan of this moment
 * @throws Fault `premium_required`, which names the feature, so that a page can show what premium would give
 */
export function requirePlan(caller: Pick<Caller, 'plan' | 'role'>, feature: GatedFeature): void {
  if (caller.role !== 'student' || planHas(caller.plan, feature)) return;

  const { label, refusal } = gates[feature];
  throw new Fault('premium_required', refusal, { facts: { feature, label } });
}
