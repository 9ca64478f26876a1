/** The pairs of people who may write to each other now. Each call reads them again, and nothing copies them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { getName, isOpenAccount } from '../accounts/accounts.ts';
import { bookedPairs } from '../bookings/bookings-teaching.service.ts';
import { taughtPairs } from '../courses/course-members.service.ts';
import { seatedPairs } from '../tutorials/seats.service.ts';
import { approvedTutors } from '../tutors/tutor-standing.service.ts';

/** @returns each approved tutor with their students, in three sets that the reader's id narrows */
const pairs = (): SQL => sql`${taughtPairs()} UNION ALL ${bookedPairs()} UNION ALL ${seatedPairs()}`;

/** @returns the ids of all to whom this person may write, as `person_id` */
const connectedPeople = (executor: Executor, userId: string): SQL => sql`
  SELECT CASE WHEN pair.tutor_id = ${userId} THEN pair.student_id ELSE pair.tutor_id END AS person_id
  FROM (${pairs()}) pair
  WHERE ${userId} IN (pair.tutor_id, pair.student_id) AND pair.tutor_id <> pair.student_id
    AND pair.tutor_id IN (${approvedTutors(executor)})`;

export interface ConnectedPerson extends Record<string, unknown> {
  id: string;
  fullName: string;
}

/** @returns a page of the people to whom this person may write, by name, and how many there are */
export async function listConnected(
  executor: Executor,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ConnectedPerson[]; total: number }> {
  const people = sql`SELECT DISTINCT c.person_id FROM (${connectedPeople(executor, userId)}) c
    WHERE ${isOpenAccount(sql`c.person_id`)}`;
  const { rows } = await executor.execute<ConnectedPerson>(sql`
    SELECT p.person_id AS id, ${getName(sql`p.person_id`)} AS "fullName" FROM (${people}) p
    ORDER BY 2, 1 OFFSET ${skip} LIMIT ${limit}`);
  const totals = await executor.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${people}) p`,
  );
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

/** @returns whether the two are tutor and student of each other, and whether the other's account is open */
export async function findRelation(
  executor: Executor,
  userId: string,
  otherId: string,
): Promise<{ isConnected: boolean; isOpen: boolean }> {
  const { rows } = await executor.execute<{ isConnected: boolean; isOpen: boolean }>(sql`
    SELECT EXISTS (SELECT FROM (${connectedPeople(executor, userId)}) c WHERE c.person_id = ${otherId})
      AS "isConnected", ${isOpenAccount(sql`${otherId}::uuid`)} AS "isOpen"`);
  return rows[0] ?? { isConnected: false, isOpen: false };
}
