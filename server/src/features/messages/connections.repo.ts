/** The pairs of people who may write to each other now. Each call reads them again, and nothing copies them. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { getName, isOpenAccount } from '../accounts/accounts.ts';

export interface Connections {
  /** Selects of tutors with their students, as `tutor_id` and `student_id`: the reader's id narrows them. */
  pairs: readonly SQLWrapper[];
  /** A select of the tutors who may write. */
  tutors: SQLWrapper;
}

/** @returns the ids of all to whom this person may write, as `person_id` */
const connectedPeople = ({ pairs, tutors }: Connections, userId: string): SQL => sql`
  SELECT CASE WHEN pair.tutor_id = ${userId} THEN pair.student_id ELSE pair.tutor_id END AS person_id
  FROM (${sql.join([...pairs], sql` UNION ALL `)}) pair
  WHERE ${userId} IN (pair.tutor_id, pair.student_id) AND pair.tutor_id <> pair.student_id
    AND pair.tutor_id IN (${tutors})`;

export interface ConnectedPerson extends Record<string, unknown> {
  id: string;
  fullName: string;
}

/** @returns a page of the people to whom this person may write, by name, and how many there are */
export async function findConnected(
  executor: Executor,
  connections: Connections,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ConnectedPerson[]; total: number }> {
  const people = sql`SELECT DISTINCT c.person_id FROM (${connectedPeople(connections, userId)}) c
    WHERE ${isOpenAccount(sql`c.person_id`)}`;
  const { rows } = await executor.execute<ConnectedPerson>(sql`
    SELECT p.person_id AS id, ${getName(sql`p.person_id`)} AS "fullName" FROM (${people}) p
    ORDER BY 2, 1 OFFSET ${skip} LIMIT ${limit}`);
  const totals = await executor.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${people}) p`,
  );
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

export interface Relation extends Record<string, unknown> {
  /** True if the two are tutor and student of each other. */
  isConnected: boolean;
  /** True if the other's account is open. */
  isOpen: boolean;
}

export async function findPairRelation(
  executor: Executor,
  connections: Connections,
  userId: string,
  otherId: string,
): Promise<Relation> {
  const { rows } = await executor.execute<Relation>(sql`
    SELECT EXISTS (SELECT FROM (${connectedPeople(connections, userId)}) c WHERE c.person_id = ${otherId})
      AS "isConnected", ${isOpenAccount(sql`${otherId}::uuid`)} AS "isOpen"`);
  return rows[0] ?? { isConnected: false, isOpen: false };
}
