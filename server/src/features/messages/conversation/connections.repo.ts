/** The pairs of people who may write to each other now. Each call reads them again, and nothing copies them. */
import type { PairFacts } from '@akada/core/messages/message-rules.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { getName, isOpenAccount } from '../../accounts/accounts.ts';
import { adults } from '../adults/adults.tables.ts';

export interface Connections {
  /** Selects of tutors with their students, as `tutor_id` and `student_id`: the reader's id narrows them. */
  pairs: readonly SQLWrapper[];
  /** Selects of tutors with students who have asked them for a session and wait for an answer. */
  requests: readonly SQLWrapper[];
  /** A select of the tutors who may write. */
  tutors: SQLWrapper;
}

const selectPairs = (pairs: readonly SQLWrapper[], isRequest: boolean): SQL =>
  sql`SELECT p.tutor_id, p.student_id, ${isRequest}::boolean AS is_request
    FROM (${sql.join([...pairs], sql` UNION ALL `)}) p`;

/** @returns everybody with whom this person has to do, as `person_id`, `student_id` and `is_request` */
const connectedPeople = ({ pairs, requests, tutors }: Connections, userId: string): SQL => sql`
  SELECT CASE WHEN pair.tutor_id = ${userId} THEN pair.student_id ELSE pair.tutor_id END AS person_id,
    pair.student_id, pair.is_request
  FROM (${selectPairs(pairs, false)} UNION ALL ${selectPairs(requests, true)}) pair
  WHERE ${userId} IN (pair.tutor_id, pair.student_id) AND pair.tutor_id <> pair.student_id
    AND pair.tutor_id IN (${tutors})`;

/** The condition under which a request without an answer is enough to write: the student, and a tutor of an adult. */
const mayWrite = (userId: string): SQL => sql`
  (NOT c.is_request OR c.student_id = ${userId} OR c.student_id IN (SELECT user_id FROM ${adults}))`;

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
    WHERE ${mayWrite(userId)} AND ${isOpenAccount(sql`c.person_id`)}`;
  const { rows } = await executor.execute<ConnectedPerson>(sql`
    SELECT p.person_id AS id, ${getName(sql`p.person_id`)} AS "fullName" FROM (${people}) p
    ORDER BY 2, 1 OFFSET ${skip} LIMIT ${limit}`);
  const totals = await executor.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${people}) p`,
  );
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

type Relation = Omit<PairFacts, 'blockedByMe' | 'blockedByOther'>;

export async function findPairRelation(
  executor: Executor,
  connections: Connections,
  userId: string,
  otherId: string,
): Promise<Relation> {
  const { rows } = await executor.execute<Relation & Record<string, unknown>>(sql`
    SELECT coalesce(bool_or(NOT c.is_request), false) AS "isConnected",
      coalesce(bool_or(c.is_request), false) AS "isRequested",
      coalesce(bool_or(c.student_id = ${userId}), false) AS "isStudent",
      coalesce(bool_or(c.student_id IN (SELECT user_id FROM ${adults})), false) AS "isAdultStudent",
      ${isOpenAccount(sql`${otherId}::uuid`)} AS "isOpen"
    FROM (${connectedPeople(connections, userId)}) c WHERE c.person_id = ${otherId}`);
  return rows[0] ?? noRelation;
}

const noRelation: Relation = {
  isConnected: false,
  isRequested: false,
  isStudent: false,
  isAdultStudent: false,
  isOpen: false,
};
