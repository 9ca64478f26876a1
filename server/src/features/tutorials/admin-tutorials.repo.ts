/** Group tutorials of all tutors, with the filters and orders of administrators. */
import type { listAdminTutorials, tutorialOrders } from '@akada/contract/observers/admin-tutorials.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { TutorialState } from '@akada/core/tutorials/tutorial-rules.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isCalled } from '../accounts/accounts.ts';
import { type TutorialRow, tutorials } from './tutorials.tables.ts';

export type TutorialFilter = QueryOf<typeof listAdminTutorials>;

const { title, subject, tutorId, startsAt, endsAt, cancelledAt, price, seatsTaken } = tutorials;

const orders: Record<(typeof tutorialOrders)[number], SQL[]> = {
  latest: [desc(startsAt)],
  earliest: [asc(startsAt)],
  seats: [desc(seatsTaken), desc(startsAt)],
  price: [desc(price), desc(startsAt)],
};

const stateIs = (state: TutorialState, now: string) =>
  state === 'cancelled'
    ? isNotNull(cancelledAt)
    : and(isNull(cancelledAt), (state === 'open' ? gt : lte)(endsAt, now));

export async function findAllTutorials(
  executor: Executor,
  { search, state, from, to, tutor, order, skip, limit }: TutorialFilter,
  now: string,
): Promise<{ rows: TutorialRow[]; total: number }> {
  const where = and(
    search === ''
      ? undefined
      : or(contains(title, search), contains(subject, search), isCalled(tutorId, search)),
    state && stateIs(state, now),
    from === undefined ? undefined : gte(startsAt, from),
    to === undefined ? undefined : lt(startsAt, sql`${to}::date + 1`),
    tutor === undefined ? undefined : eq(tutorId, tutor),
  );
  const rows = await executor
    .select()
    .from(tutorials)
    .where(where)
    .orderBy(...orders[order], asc(tutorials.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorials).where(where);
  return { rows, total: counted?.total ?? 0 };
}
