/** Events of the log as core folds them, each review with the parameters by which its interval was promised. */
import type { GivenReview, TakenBack } from '@akada/core/memory/fold-reviews.ts';
import type { MemoryParameters } from '@akada/core/memory/forgetting-curve.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { StoredEvent } from './memory.repo.ts';
import { findVersions } from './parameters.repo.ts';

export type LoggedEvent = StoredEvent & {
  /** The defaults where absent. */
  parameters?: MemoryParameters | undefined;
};

/** @returns the events with the parameters of their versions */
export async function withParameters(
  executor: Executor,
  userId: string,
  events: readonly StoredEvent[],
): Promise<LoggedEvent[]> {
  if (events.every(({ parametersVersion }) => parametersVersion === null)) return [...events];

  const versions = await findVersions(executor, userId);
  return events.map((event) => ({ ...event, parameters: versions.get(event.parametersVersion ?? 0) }));
}

/** @returns nothing for an event without a grade, which counts for nothing */
export function givenEvent({ cancels, grade, givenAt, ...event }: LoggedEvent): (GivenReview | TakenBack)[] {
  if (cancels !== null) return [{ id: event.id, cancels }];
  return grade === null ? [] : [{ ...event, grade, givenAt: Date.parse(givenAt) }];
}
