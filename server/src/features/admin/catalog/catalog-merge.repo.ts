/** Statements that move what hangs on one school, department or course to another. */
import { type SQL, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { courseCopies, courseReferences } from './course-references.ts';

/** The merged entry, and the remaining one. */
export interface Merge {
  from: string;
  into: string;
}

/** @returns what hangs on a course, in words */
export async function courseHolds(executor: Executor, id: string): Promise<string[]> {
  const counts = Object.entries(courseReferences).map(([table, { column, ...reference }]) => {
    const isCounted = 'counted' in reference ? sql.raw(reference.counted) : sql`true`;
    return sql`SELECT ${table}::text AS "table", count(*)::int AS total FROM ${sql.identifier(table)}
      WHERE ${sql.identifier(column)} = ${id} AND ${isCounted}`;
  });
  const { rows } = await executor.execute<{ table: keyof typeof courseReferences; total: number }>(
    sql.join(counts, sql` UNION ALL `),
  );
  return rows.flatMap(({ table, total }) => inWords(total, courseReferences[table].words));
}

/** @returns nothing for none */
export function inWords(total: number, [one, many]: readonly [string, string]): string[] {
  return total === 0 ? [] : [`${total} ${total === 1 ? one : many}`];
}

/** The moved row keeps its name; if `into` has that name already, it gets the one in `names`. */
const renamedOf = (column: string, names: SQL, isTaken: SQL) =>
  sql`CASE WHEN ${isTaken} THEN ${names} ELSE ${sql.identifier(column)} END`;

/**
 * Rows that both courses have at most once. The row of `into` stays, and the row of `from` is deleted with
 * its course.
 */
function moveUnique({ from, into }: Merge): SQL[] {
  const setIsThere = sql`ended_at IS NULL AND EXISTS (SELECT FROM course_sets AS other
    WHERE other.course_id = ${into} AND other.title_key = moved.title_key AND other.ended_at IS NULL)`;
  const aliasIsThere = sql`EXISTS (SELECT FROM leaderboard_members AS other
    WHERE other.course_id = ${into} AND other.alias_key = moved.alias_key)`;
  return [
    sql`UPDATE course_topics AS moved SET course_id = ${into}, position = position
        + (SELECT coalesce(max(position), 0) FROM course_topics WHERE course_id = ${into})
      WHERE course_id = ${from} AND NOT EXISTS (SELECT FROM course_topics AS other
        WHERE other.course_id = ${into} AND other.name_key = moved.name_key)`,
    // A student who left one of both courses stays a member through the other.
    sql`UPDATE enrolments AS there SET deleted_at = NULL FROM enrolments AS moved
      WHERE there.course_id = ${into} AND moved.course_id = ${from} AND moved.user_id = there.user_id
        AND moved.deleted_at IS NULL`,
    sql`UPDATE enrolments AS moved SET course_id = ${into}
      WHERE course_id = ${from} AND NOT EXISTS (SELECT FROM enrolments AS other
        WHERE other.course_id = ${into} AND other.user_id = moved.user_id)`,
    sql`UPDATE leaderboard_members AS moved SET course_id = ${into},
        alias = ${renamedOf('alias', sql`alias || ' ' || left(user_id::text, 6)`, aliasIsThere)},
        alias_key = ${renamedOf('alias_key', sql`alias_key || ' ' || left(user_id::text, 6)`, aliasIsThere)}
      WHERE course_id = ${from} AND NOT EXISTS (SELECT FROM leaderboard_members AS other
        WHERE other.course_id = ${into} AND other.user_id = moved.user_id)`,
    sql`UPDATE course_sets AS moved SET course_id = ${into},
        title = ${renamedOf('title', sql`title || ' (' || left(id::text, 6) || ')'`, setIsThere)},
        title_key = ${renamedOf('title_key', sql`title_key || ' ' || left(id::text, 6)`, setIsThere)}
      WHERE course_id = ${from}`,
    sql`UPDATE class_invitations AS moved SET course_id = ${into}
      WHERE course_id = ${from} AND NOT EXISTS (SELECT FROM class_invitations AS other
        WHERE other.course_id = ${into} AND other.email_hash = moved.email_hash)`,
    // The exam of the remaining course stays current.
    sql`UPDATE class_exams AS moved SET course_id = ${into}, is_current = is_current AND NOT EXISTS (
        SELECT FROM class_exams AS other WHERE other.course_id = ${into} AND other.is_current)
      WHERE course_id = ${from}`,
  ];
}

/** Moves the complete content of a course to another course, and deletes the course. Both are locked. */
export async function mergeCourse(tx: Transaction, merge: Merge): Promise<void> {
  const { from, into } = merge;
  const plain = Object.entries(courseReferences).filter(([, reference]) => !('once' in reference));
  const moves = [
    ...moveUnique(merge),
    ...[...plain.map(([table]) => table), ...courseCopies].map(
      (table) => sql`UPDATE ${sql.identifier(table)} SET course_id = ${into} WHERE course_id = ${from}`,
    ),
    // Only one exam runs per source: a second one in progress stays with its old source.
    sql`UPDATE exams AS moved SET source_key = ${into}::text
      WHERE source_kind = 'course' AND source_key = ${from}::text
        AND (finished_at IS NOT NULL OR NOT EXISTS (SELECT FROM exams AS other WHERE other.user_id = moved.user_id
          AND other.source_kind = 'course' AND other.source_key = ${into}::text AND other.finished_at IS NULL))`,
    // Workers count again where what was learned belongs.
    sql`INSERT INTO progress_due (user_id, item_kind, item_id) SELECT user_id, item_kind, item_id
      FROM progress_items WHERE source_kind = 'course' AND source_key = ${from}::text`,
    sql`UPDATE courses SET version = gen_random_uuid() WHERE id = ${into}`,
    sql`DELETE FROM courses WHERE id = ${from}`,
  ];
  for (const move of moves) await tx.execute(move);
}

/** @returns names that both departments have: of one tutor, or in the catalog. A course that was deleted has its name still */
export async function namesInBoth(tx: Transaction, { from, into }: Merge): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT DISTINCT moved.name FROM courses AS moved JOIN courses AS there ON there.name_key = moved.name_key
    WHERE moved.department_id = ${from} AND there.department_id = ${into}
      AND (there.owner_id = moved.owner_id OR (there.state = 'approved' AND moved.state = 'approved'))
    ORDER BY moved.name LIMIT 10`);
  return rows.map(({ name }) => name);
}

export async function mergeDepartment(tx: Transaction, { from, into }: Merge): Promise<void> {
  await tx.execute(sql`UPDATE courses SET department_id = ${into} WHERE department_id = ${from}`);
  await tx.execute(sql`DELETE FROM departments WHERE id = ${from}`);
}

/** @returns departments of one school that the other has by name too, each with the other's */
export async function departmentsInBoth(tx: Transaction, { from, into }: Merge): Promise<Merge[]> {
  const { rows } = await tx.execute<{ from: string; into: string }>(sql`
    SELECT moved.id AS "from", there.id AS "into"
    FROM departments AS moved JOIN departments AS there ON there.name_key = moved.name_key
    WHERE moved.school_id = ${from} AND there.school_id = ${into} ORDER BY moved.id FOR UPDATE`);
  return rows;
}

/** Merges schools that have no department of the same name. */
export async function mergeSchool(tx: Transaction, { from, into }: Merge): Promise<void> {
  await tx.execute(sql`UPDATE departments SET school_id = ${into} WHERE school_id = ${from}`);
  await tx.execute(sql`DELETE FROM schools WHERE id = ${from}`);
}

export async function writeMerged(tx: Transaction, { from, into }: Merge, now: number): Promise<void> {
  await tx.execute(
    sql`INSERT INTO merged_catalog (id, into_id, merged_at) VALUES (${from}, ${into}, ${getInstant(now)})`,
  );
}

/** @returns whether this was done before */
export async function isMerged(tx: Transaction, { from, into }: Merge): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT id FROM merged_catalog WHERE id = ${from} AND into_id = ${into}`,
  );
  return rows.length > 0;
}
