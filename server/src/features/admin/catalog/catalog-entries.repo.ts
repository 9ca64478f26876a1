/** Schools, departments and courses as rows of one form. Tables are named as text: they are three features'. */
import type { CatalogEntry, CatalogKind } from '@akada/contract/base/catalog-administration.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { bestNameFirst, matchesName } from '../../../platform/database/name-search.ts';

export interface EntryRow extends Record<string, unknown> {
  id: string;
  name: string;
  nameKey: string;
  parentId: string | null;
  parentName: string | null;
  schoolId: string | null;
  schoolName: string | null;
  tutorId: string | null;
  state: CatalogEntry['state'];
  joinCode: string | null;
  departments: number;
  courses: number;
  topics: number;
  students: number;
  isArchived: boolean;
  isProposed: boolean;
  createdAt: string;
}

export interface CatalogFilter {
  search: string;
  parentId: string | null;
  shown: 'current' | 'archived' | null;
  order: 'name' | 'newest' | 'fullest';
}

const tableOf = { school: 'schools', department: 'departments', course: 'courses' } as const;

const common = (kind: CatalogKind) => sql`one.id, one.name, one.name_key AS "nameKey",
  one.archived_at IS NOT NULL AS "isArchived", one.created_at AS "createdAt",
  ${sql.raw(`'${kind}'`)} AS kind,
  ${kind === 'course' ? sql`false` : sql`one.proposed_at IS NOT NULL`} AS "isProposed"`;

const statements: Record<CatalogKind, SQL> = {
  school: sql`SELECT ${common('school')}, NULL::uuid AS "parentId", NULL::text AS "parentName",
      NULL::uuid AS "schoolId", NULL::text AS "schoolName", NULL::uuid AS "tutorId", NULL::text AS state,
      NULL::text AS "joinCode",
      (SELECT count(*)::int FROM departments WHERE school_id = one.id) AS departments,
      (SELECT count(*)::int FROM courses JOIN departments ON departments.id = department_id
        WHERE school_id = one.id AND deleted_at IS NULL) AS courses,
      0 AS topics, 0 AS students
    FROM schools AS one`,
  department: sql`SELECT ${common('department')}, schools.id AS "parentId", schools.name AS "parentName",
      NULL::uuid AS "schoolId", NULL::text AS "schoolName", NULL::uuid AS "tutorId", NULL::text AS state,
      NULL::text AS "joinCode", 0 AS departments,
      (SELECT count(*)::int FROM courses WHERE department_id = one.id AND deleted_at IS NULL) AS courses,
      0 AS topics, 0 AS students
    FROM departments AS one JOIN schools ON schools.id = one.school_id`,
  course: sql`SELECT ${common('course')}, departments.id AS "parentId", departments.name AS "parentName",
      schools.id AS "schoolId", schools.name AS "schoolName", one.owner_id AS "tutorId", one.state,
      one.join_code AS "joinCode", 0 AS departments, 0 AS courses,
      (SELECT count(*)::int FROM course_topics WHERE course_id = one.id) AS topics,
      (SELECT count(*)::int FROM enrolments WHERE course_id = one.id AND deleted_at IS NULL) AS students
    FROM courses AS one JOIN departments ON departments.id = one.department_id
      JOIN schools ON schools.id = departments.school_id
    WHERE one.deleted_at IS NULL`,
};

const orders: Record<CatalogFilter['order'], SQL> = {
  name: sql`"nameKey", "schoolName" NULLS FIRST, "parentName" NULLS FIRST`,
  newest: sql`"createdAt" DESC`,
  fullest: sql`departments + courses + students DESC, "nameKey"`,
};

const nameKey = sql.identifier('nameKey');

/** `%` and `_` of a search are looked for as they are; a name is also found with a typing mistake. */
function matches({ search, parentId, shown }: CatalogFilter): SQL {
  const text = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    search === '' ? null : or(sql`name ILIKE ${text}`, matchesName(nameKey, catalogKey(search))),
    parentId === null ? null : sql`(${parentId} IN ("parentId", "schoolId"))`,
    shown === null ? null : sql`"isArchived" = ${shown === 'archived'}`,
  ];
  return sql.join([sql`true`, ...conditions.filter((one) => one !== null)], sql` AND `);
}

/** @returns the matching entries, and their number */
export async function listEntries(
  executor: Executor,
  kind: CatalogKind,
  filter: CatalogFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const found = sql`FROM (${statements[kind]}) AS entry WHERE ${matches(filter)}`;
  const order = filter.order === 'name' ? bestNameFirst(nameKey, catalogKey(filter.search)) : [];
  const { rows } = await executor.execute<EntryRow>(
    sql`SELECT * ${found} ORDER BY ${sql.join([...order, orders[filter.order]], sql`, `)}, id OFFSET ${skip} LIMIT ${limit}`,
  );
  const { rows: counted } = await executor.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total ${found}`,
  );
  return { rows: rows.map(withTime), total: counted[0]?.total ?? 0 };
}

export async function findEntry(executor: Executor, kind: CatalogKind, id: string): Promise<EntryRow | null> {
  const { rows } = await executor.execute<EntryRow>(
    sql`SELECT * FROM (${statements[kind]}) AS entry WHERE id = ${id}`,
  );
  return rows[0] ? withTime(rows[0]) : null;
}

const withTime = (row: EntryRow): EntryRow => ({ ...row, createdAt: new Date(row.createdAt).toISOString() });

/** As `findEntry`; until the transaction ends nothing is added to it, and nothing of it changes. */
export async function lockEntry(tx: Transaction, kind: CatalogKind, id: string): Promise<EntryRow | null> {
  await tx.execute(sql`SELECT FROM ${sql.identifier(tableOf[kind])} WHERE id = ${id} FOR UPDATE`);
  return findEntry(tx, kind, id);
}

/** @returns the other entry with this name in the same parent; for courses, one of the catalog or of the tutor */
export async function findNamed(
  executor: Executor,
  kind: CatalogKind,
  {
    id,
    nameKey,
    parentId,
    tutorId,
    state,
  }: Pick<EntryRow, 'id' | 'nameKey' | 'parentId' | 'tutorId' | 'state'>,
): Promise<EntryRow | null> {
  const isRival =
    kind === 'course'
      ? sql`("tutorId" = ${tutorId} OR (state = 'approved' AND ${state} = 'approved'))`
      : sql`true`;
  const { rows } = await executor.execute<EntryRow>(sql`
    SELECT * FROM (${statements[kind]}) AS entry
    WHERE id <> ${id} AND "nameKey" = ${nameKey} AND "parentId" IS NOT DISTINCT FROM ${parentId}::uuid AND ${isRival}
    LIMIT 1`);
  return rows[0] ?? null;
}

const parentColumn = { school: null, department: 'school_id', course: 'department_id' } as const;

export async function writeNameAndParent(
  tx: Transaction,
  kind: CatalogKind,
  { id, name, nameKey, parentId }: Pick<EntryRow, 'id' | 'name' | 'nameKey' | 'parentId'>,
): Promise<void> {
  const column = parentColumn[kind];
  const moved = column === null ? sql`` : sql`, ${sql.identifier(column)} = ${parentId}`;
  // An administrator who is deciding about the course has read an older version.
  const decided = kind === 'course' ? sql`, version = gen_random_uuid()` : sql``;
  await tx.execute(sql`UPDATE ${sql.identifier(tableOf[kind])}
    SET name = ${name}, name_key = ${nameKey}${moved}${decided} WHERE id = ${id}`);
}

export async function writeArchived(
  tx: Transaction,
  kind: CatalogKind,
  id: string,
  time: string | null,
): Promise<void> {
  await tx.execute(sql`UPDATE ${sql.identifier(tableOf[kind])} SET archived_at = ${time} WHERE id = ${id}`);
}

/** Deletes a course for an hour, in which it can be restored; other entries permanently. */
export async function writeDeleted(
  tx: Transaction,
  kind: CatalogKind,
  id: string,
  time: string,
): Promise<void> {
  if (kind === 'course') await tx.execute(sql`UPDATE courses SET deleted_at = ${time} WHERE id = ${id}`);
  else await tx.execute(sql`DELETE FROM ${sql.identifier(tableOf[kind])} WHERE id = ${id}`);
}

/** @returns true if there was a deleted course that can be restored */
export async function writeUndeleted(tx: Transaction, id: string, since: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`UPDATE courses SET deleted_at = NULL WHERE id = ${id} AND deleted_at > ${since} RETURNING id`,
  );
  return rows.length > 0;
}

/** @returns the number of deleted courses of a department that can be restored */
export async function countDeletedCourses(executor: Executor, departmentId: string): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM courses WHERE department_id = ${departmentId} AND deleted_at IS NOT NULL`);
  return rows[0]?.total ?? 0;
}

/** @param id of the school of a department; null for a school */
export async function findByName(
  executor: Executor,
  kind: 'school' | 'department',
  parentId: string | null,
  nameKey: string,
): Promise<EntryRow | null> {
  const { rows } = await executor.execute<EntryRow>(sql`SELECT * FROM (${statements[kind]}) AS entry
    WHERE "nameKey" = ${nameKey} AND "parentId" IS NOT DISTINCT FROM ${parentId}::uuid`);
  return rows[0] ?? null;
}

export async function findCourseWithCode(executor: Executor, joinCode: string): Promise<EntryRow | null> {
  const { rows } = await executor.execute<EntryRow>(
    sql`SELECT * FROM (${statements.course}) AS entry WHERE "joinCode" = ${joinCode}`,
  );
  return rows[0] ?? null;
}

type NewEntry = Pick<EntryRow, 'id' | 'name' | 'nameKey' | 'parentId' | 'tutorId' | 'createdAt' | 'joinCode'>;

/** A course is a draft without a description. */
export async function insertEntry(tx: Transaction, kind: CatalogKind, row: NewEntry): Promise<void> {
  const { id, name, nameKey, parentId, tutorId, createdAt, joinCode } = row;
  const values = sql`${id}, ${name}, ${nameKey}, ${createdAt}`;
  const inserts: Record<CatalogKind, SQL> = {
    school: sql`INSERT INTO schools (id, name, name_key, created_at) VALUES (${values})`,
    department: sql`INSERT INTO departments (id, name, name_key, created_at, school_id) VALUES (${values}, ${parentId})`,
    course: sql`INSERT INTO courses (id, name, name_key, created_at, department_id, owner_id, join_code, description,
        state, version) VALUES (${values}, ${parentId}, ${tutorId}, ${joinCode}, '', 'draft', gen_random_uuid())`,
  };
  await tx.execute(inserts[kind]);
}
