/** Sessions of all people, with the filters and orders of administrators. */
import type { sessionMoney, sessionOrders } from '@akada/contract/observers/admin-sessions.ts';
import type { BookingState } from '@akada/core/bookings/booking-state.ts';
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
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { jsonTime, waitingCases } from '../../../platform/module/waiting-source.ts';
import { getName, isCalled } from '../../accounts/accounts.ts';
import { type BookingRow, bookings } from './bookings.tables.ts';

export interface SessionFilter {
  search: string;
  state?: BookingState | undefined;
  money?: (typeof sessionMoney)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  tutor?: string | undefined;
  student?: string | undefined;
  order: (typeof sessionOrders)[number];
}

const { startsAt, endedAt, price, paidAt, givenBack, settledAt } = bookings;

const moneyIs: Record<NonNullable<SessionFilter['money']>, SQL | undefined> = {
  none: eq(price, 0),
  to_pay: eq(bookings.state, 'accepted'),
  held: and(isNotNull(paidAt), isNull(settledAt)),
  given_back: and(isNotNull(paidAt), isNotNull(settledAt), gt(givenBack, 0)),
  earned: and(isNotNull(paidAt), isNotNull(settledAt), eq(givenBack, 0)),
};

const orders: Record<SessionFilter['order'], SQL[]> = {
  latest: [desc(startsAt)],
  earliest: [asc(startsAt)],
  price: [desc(price), desc(startsAt)],
  ended: [sql`${endedAt} DESC NULLS LAST`],
};

/** A held hour is a look of its student at a page, and no session yet. */
function matching({ search, state, money, from, to, tutor, student }: SessionFilter): SQL | undefined {
  const { studentId, tutorId } = bookings;
  return and(
    ne(bookings.state, 'held'),
    search === '' ? undefined : or(isCalled(studentId, search), isCalled(tutorId, search)),
    state && eq(bookings.state, state),
    money && moneyIs[money],
    from === undefined ? undefined : gte(startsAt, from),
    to === undefined ? undefined : lt(startsAt, sql`${to}::date + 1`),
    tutor === undefined ? undefined : eq(tutorId, tutor),
    student === undefined ? undefined : eq(studentId, student),
  );
}

export function findSessions(
  executor: Executor,
  filter: SessionFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<BookingRow[]> {
  return executor
    .select()
    .from(bookings)
    .where(matching(filter))
    .orderBy(...orders[filter.order], asc(bookings.id))
    .offset(skip)
    .limit(limit);
}

export async function countSessions(executor: Executor, filter: SessionFilter): Promise<number> {
  const [row] = await executor.select({ total: count() }).from(bookings).where(matching(filter));
  return row?.total ?? 0;
}

/** Sessions in dispute. */
export const waitingDisputes = waitingCases('disputes', {
  id: bookings.id,
  since: sql`coalesce(${endedAt}, ${startsAt})`,
  facts: {
    tutor: getName(bookings.tutorId),
    student: getName(bookings.studentId),
    starts_at: jsonTime(startsAt),
    price,
  },
  from: sql`FROM ${bookings} WHERE ${eq(bookings.state, 'disputed')}`,
});
