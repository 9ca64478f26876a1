/** Accounts as other features and administrators see them. */
import type { AdminUser } from '@akada/contract/admin.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import * as repo from './accounts-people.repo.ts';

/** A tutor's account is complete once there is a tutor profile. */
export function markProfileComplete(tx: Transaction, userId: string): Promise<void> {
  return repo.setProfileComplete(tx, userId);
}

/** @returns the address of an account's picture, null where there is none */
export function pictureOf(executor: Executor, userId: string): Promise<string | null> {
  return repo.findPicture(executor, userId);
}

/** @returns the addresses of these accounts' pictures; who has none is absent */
export async function picturesOf(
  executor: Executor,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = userIds.length > 0 ? await repo.findPictures(executor, userIds) : [];
  return new Map(rows.flatMap(({ id, url }) => (url === null ? [] : [[id, url] as const])));
}

export async function listPeople(
  executor: Executor,
  filter: repo.PeopleFilter,
): Promise<{ items: AdminUser[]; total: number }> {
  const { rows, total } = await repo.listPeople(executor, filter);
  return { items: rows.map(presentPerson), total };
}

/** @returns these people by their id; who is gone is absent */
export async function peopleById(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, AdminUser>> {
  const rows = ids.length > 0 ? await repo.findPeople(executor, ids) : [];
  return new Map(rows.map((row) => [row.id, presentPerson(row)]));
}

export interface PeopleCounts {
  byRole: { student: number; tutor: number; admin: number };
  unverified: number;
  deactivated: number;
  leaving: number;
}

export async function countPeople(executor: Executor): Promise<PeopleCounts> {
  const { byRole, states } = await repo.countPeople(executor);
  const none = { student: 0, tutor: 0, admin: 0 };
  return {
    ...states,
    byRole: { ...none, ...Object.fromEntries(byRole.map(({ role, total }) => [role, total])) },
  };
}

const dayMs = 24 * 60 * 60_000;

/** @returns sign-ups of the last days in UTC, oldest first, days without any included */
export async function countSignUps(
  executor: Executor,
  now: number,
  days: number,
): Promise<{ day: string; count: number }[]> {
  const today = Math.floor(now / dayMs) * dayMs;
  const dates = Array.from({ length: days }, (_, at) => dateOf(today - (days - 1 - at) * dayMs));
  const counted = await repo.countSignUps(executor, `${dates[0]}T00:00:00Z`);
  return dates.map((day) => ({ day, count: counted.get(day) ?? 0 }));
}

const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

function presentPerson(row: repo.PersonRow): AdminUser {
  return {
    id: row.id,
    email: row.email,
    full_name: row.fullName,
    role: row.role,
    email_verified: row.emailVerifiedAt !== null,
    deactivated: row.deactivatedAt !== null,
    created_at: row.createdAt,
  };
}
