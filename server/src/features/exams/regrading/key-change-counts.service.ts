/** Counts the exams whose marks a new key raises and lowers. */
import type { KeyChangeCounts } from '@akada/contract/work/marking/regrading.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { countRunning, groupAnswers, type Scope } from './asked-exams.queries.ts';
import { changeOf, type KeyDecision } from './marking-again.ts';

export async function countOutcomes(
  executor: Executor,
  scope: Scope,
  decision: KeyDecision,
): Promise<KeyChangeCounts> {
  const counts = { exams: 0, rise: 0, fall: 0, stay: 0 };
  for (const group of await groupAnswers(executor, scope)) {
    const change = changeOf(group, decision);
    counts.exams += group.exams;
    if (change > 0) counts.rise += group.exams;
    else if (change < 0) counts.fall += group.exams;
    else counts.stay += group.exams;
  }
  return { ...counts, running: await countRunning(executor, scope) };
}

/** @throws Fault `conflict` with the counts if marks would fall and the caller has not agreed to that */
export async function assertMayLower(
  executor: Executor,
  scope: Scope,
  { lowering, ...decision }: KeyDecision & { lowering: boolean },
): Promise<void> {
  if (lowering) return;

  const counts = await countOutcomes(executor, scope, decision);
  if (counts.fall === 0) return;
  throw new Fault('conflict', 'This lowers some students’ marks. Confirm it, or choose another rule.', {
    facts: { counts },
  });
}
