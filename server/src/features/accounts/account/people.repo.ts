import type { Role } from '@akada/contract/identity/accounts.ts';
import type { userOrders, userStates } from '@akada/contract/observers/admin.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { type Counted, countUpTo } from '../../../platform/database/count-up-to.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { type AccountRow, users } from './account.tables.ts';

export async function setProfileComplete(executor: Executor, userId: string): Promise<void> {
  await executor.update(users).set({ profileCompleted: true }).where(eq(users.id, userId));
}

export function takesPart(userId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId} AND NOT ${users.minimiseGamification}
    AND ${users.deactivatedAt} IS NULL AND ${users.deletionDueAt} IS NULL)`;
}

/** The condition that an account is open and not about to be deleted. */
export function isOpenAccount(userId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId}
    AND ${users.deactivatedAt} IS NULL AND ${users.deletionDueAt} IS NULL)`;
}

/** @returns the name of an account, empty if it was erased */
export function getName(userId: SQLWrapper): SQL<string> {
  return sql<string>`coalesce((SELECT ${users.fullName} FROM ${users} WHERE ${users.id} = ${userId}), '')`;
}

export function isCalled(userId: SQLWrapper, text: string): SQL {
  return sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId} AND ${contains(users.fullName, text)})`;
}

export function hasPremium(userId: SQLWrapper, now: string): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId}
    AND (${users.subscriptionPlan} <> 'free' OR ${users.premiumUntil} > ${now}))`;
}

export function minimises(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`coalesce((SELECT ${users.minimiseGamification} FROM ${users} WHERE ${users.id} = ${userId}), true)`;
}

export async function findIdsAfter(
  executor: Executor,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface PersonRow
  extends Pick<
    AccountRow,
    | 'id'
    | 'email'
    | 'fullName'
    | 'role'
    | 'emailVerifiedAt'
    | 'deactivatedAt'
    | 'deletionDueAt'
    | 'subscriptionPlan'
    | 'premiumUntil'
    | 'createdAt'
    | 'timeZone'
  > {
  pictureUrl: string | null;
}

export const person = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  role: users.role,
  emailVerifiedAt: users.emailVerifiedAt,
  deactivatedAt: users.deactivatedAt,
  deletionDueAt: users.deletionDueAt,
  subscriptionPlan: users.subscriptionPlan,
  premiumUntil: users.premiumUntil,
  pictureUrl: users.profilePictureUrl,
  createdAt: users.createdAt,
  timeZone: users.timeZone,
};

export interface PeopleFilter {
  search: string;
  role: Role | null;
  state: (typeof userStates)[number] | null;
  /** Null for no filter. */
  ids: readonly string[] | null;
  order: (typeof userOrders)[number];
}

export const foldedName = sql`folded_text(${users.fullName})`;

export const orders: Record<PeopleFilter['order'], SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [foldedName, asc(users.id)],
};

/** @param now the time for the check of premium */
export async function findMatching(
  executor: Executor,
  { order, ...filter }: PeopleFilter,
  { now, skip, limit }: { now: string; skip: number; limit: number },
): Promise<PersonRow[]> {
  return executor
    .select(person)
    .from(users)
    .where(matching(filter, now))
    .orderBy(...orders[order])
    .offset(skip)
    .limit(limit);
}

export function countMatching(
  executor: Executor,
  filter: Omit<PeopleFilter, 'order'>,
  now: string,
): Promise<Counted> {
  return countUpTo(executor, users, matching(filter, now));
}

export function matching(
  { search, role, state, ids }: Omit<PeopleFilter, 'order'>,
  now: string,
): SQL | undefined {
  const states: Record<NonNullable<typeof state>, SQL | undefined> = {
    unverified: isNull(users.emailVerifiedAt),
    deactivated: isNotNull(users.deactivatedAt),
    being_deleted: isNotNull(users.deletionDueAt),
    premium: or(ne(users.subscriptionPlan, 'free'), gt(users.premiumUntil, now)),
  };
  return and(
    search === '' ? undefined : hasWords(search),
    role ? eq(users.role, role) : undefined,
    state ? states[state] : undefined,
    ids === null ? undefined : inArray(users.id, [...ids]),
  );
}

/** @returns a query for the ids of accounts whose name or address contains the text */
export function matchingPeople(search: string): SQL {
  return sql`(SELECT ${users.id} FROM ${users} WHERE ${hasWords(search)})`;
}

/** Uses the same expression as its index. Wildcards of `LIKE` are literal text here, even after folding. */
function hasWords(search: string): SQL {
  const text = sql`regexp_replace(folded_text(${search}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`folded_text(${users.fullName} || ' ' || ${users.email}::text) LIKE '%' || ${text} || '%'`;
}

export function findPeople(executor: Executor, ids: readonly string[]): Promise<PersonRow[]> {
  return preparePeople(executor).execute({ ids: [...ids] });
}

const preparePeople = prepareOnce((executor) =>
  executor
    .select(person)
    .from(users)
    .where(sql`${users.id} = ANY (${sql.placeholder('ids')}::uuid[])`)
    .prepare('accounts.people'),
);

interface PeopleCount extends Record<string, unknown> {
  /** Null in the rows of days. */
  role: string | null;
  /** Null in the rows of roles, and for accounts from before `since`. */
  day: string | null;
  total: number;
  unverified: number;
  deactivated: number;
  premium: number;
  beingDeleted: number;
}

/**
 * Counts all accounts in one query.
 *
 * @param since the start of the counted sign-ups
 * @returns counts by role and state, and sign-ups by day in UTC, without days that have none
 */
export async function countPeople(executor: Executor, { since, now }: { since: string; now: string }) {
  const { rows } = await executor.execute<PeopleCount>(sql`
    SELECT role, day, count(*)::int AS total, count(*) FILTER (WHERE email_verified_at IS NULL)::int AS unverified,
      count(*) FILTER (WHERE deactivated_at IS NOT NULL)::int AS deactivated,
      count(*) FILTER (WHERE subscription_plan <> 'free' OR premium_until > ${now})::int AS premium,
      count(*) FILTER (WHERE deletion_due_at IS NOT NULL)::int AS "beingDeleted"
    FROM (SELECT *, CASE WHEN created_at >= ${since} THEN to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') END AS day
      FROM ${users}) AS accounts
    GROUP BY GROUPING SETS ((role), (day))`);
  const sum = (count: 'unverified' | 'deactivated' | 'premium' | 'beingDeleted') =>
    rows.reduce((all, row) => all + (row.role === null ? 0 : row[count]), 0);
  return {
    byRole: Object.fromEntries(rows.flatMap(({ role, total }) => (role === null ? [] : [[role, total]]))),
    states: {
      unverified: sum('unverified'),
      deactivated: sum('deactivated'),
      premium: sum('premium'),
      beingDeleted: sum('beingDeleted'),
    },
    signUps: new Map(rows.flatMap(({ day, total }) => (day === null ? [] : [[day, total] as const]))),
  };
}

const subscriber = {
  email: users.email,
  subscriptionPlan: users.subscriptionPlan,
  premiumUntil: users.premiumUntil,
  createdAt: users.createdAt,
  deactivatedAt: users.deactivatedAt,
  deletionDueAt: users.deletionDueAt,
};

export type SubscriberRow = Pick<AccountRow, keyof typeof subscriber>;

export async function findSubscriber(executor: Executor, userId: string): Promise<SubscriberRow | null> {
  const [account] = await prepareSubscriber(executor).execute({ userId });
  return account ?? null;
}

const prepareSubscriber = prepareOnce((executor) =>
  executor
    .select(subscriber)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('accounts.subscriber'),
);

export async function setPremiumUntil(
  executor: Executor,
  userId: string,
  premiumUntil: string | null,
): Promise<void> {
  await executor.update(users).set({ premiumUntil }).where(eq(users.id, userId));
}

/** @returns the ids of administrators who can sign in */
export async function findAdministrators(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Locks all administrators until the transaction ends, so that concurrent calls cannot remove the last two. */
export async function lockAdministrators(
  executor: Executor,
): Promise<Pick<AccountRow, 'id' | 'deactivatedAt' | 'deletionDueAt'>[]> {
  return executor
    .select({ id: users.id, deactivatedAt: users.deactivatedAt, deletionDueAt: users.deletionDueAt })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
}

/** @returns whether an account of this role exists */
export async function hasRole(executor: Executor, role: Role): Promise<boolean> {
  const rows = await executor.select({ id: users.id }).from(users).where(eq(users.role, role)).limit(1);
  return rows.length > 0;
}
