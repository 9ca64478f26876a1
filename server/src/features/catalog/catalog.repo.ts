import type { Department, School } from '@akada/contract/base/catalog.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { bestNameFirst, matchesName } from '../../platform/database/name-search.ts';
import { departments, schools } from './catalog.tables.ts';

export interface Paging {
  skip: number;
  limit: number;
}

export interface Listed<Item> {
  items: Item[];
  total: number;
}

/**
 * Until the transaction ends no other one changes names or deletes: what was checked stays true until it is written.
 * Only administrators change the catalog, and seldom, so they wait for each other.
 */
export async function lockCatalog(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('catalog', 0))`);
}

/** In plain SQL: the query builder leaves table names out of a statement about one table, and both have an `id`. */
const departmentCount = sql<number>`(SELECT count(*)::int FROM departments
  WHERE departments.school_id = schools.id AND departments.proposed_at IS NULL)`;

/** True for a department of the catalog, and for a proposal of this person. */
const isVisibleDepartment = (readerId: string): SQL => sql`(departments.proposed_at IS NULL OR EXISTS (
  SELECT FROM department_proposals AS own WHERE own.department_id = departments.id AND own.user_id = ${readerId}))`;

const isVisibleSchool = (readerId: string): SQL => sql`(schools.proposed_at IS NULL OR EXISTS (
  SELECT FROM departments JOIN department_proposals AS own ON own.department_id = departments.id
  WHERE departments.school_id = schools.id AND own.user_id = ${readerId}))`;

function selectSchools(executor: Executor) {
  return executor
    .select({ id: schools.id, name: schools.name, department_count: departmentCount })
    .from(schools)
    .$dynamic();
}

interface CatalogSearch extends Paging {
  readerId: string;
  /** Empty for all. */
  key: string;
}

/** @returns the schools that can be chosen */
export async function listSchools(
  executor: Executor,
  { readerId, key, ...paging }: CatalogSearch,
): Promise<Listed<School>> {
  const isListed = and(
    isNull(schools.archivedAt),
    isVisibleSchool(readerId),
    matchesName(schools.nameKey, key),
  );
  const items = await selectSchools(executor)
    .where(isListed)
    .orderBy(...bestNameFirst(schools.nameKey, key), asc(schools.id))
    .offset(paging.skip)
    .limit(paging.limit);
  const [counted] = await executor.select({ total: count() }).from(schools).where(isListed);
  return { items, total: counted?.total ?? 0 };
}

export async function findSchool(executor: Executor, id: string): Promise<School | null> {
  const [found] = await selectSchools(executor).where(eq(schools.id, id));
  return found ?? null;
}

/** @param except the id of a school that may have the name */
export async function schoolNamed(tx: Transaction, key: string, except?: string): Promise<School | null> {
  const isOther = except === undefined ? undefined : ne(schools.id, except);
  const [found] = await selectSchools(tx).where(and(eq(schools.nameKey, key), isOther));
  return found ?? null;
}

export interface NewName {
  id: string;
  name: string;
  nameKey: string;
  createdAt: string;
  /** Null for an entry that an administrator made. */
  proposedAt: string | null;
}

export async function insertSchool(tx: Transaction, row: NewName): Promise<void> {
  await tx.insert(schools).values(row);
}

function selectDepartments(executor: Executor) {
  return executor
    .select({
      id: departments.id,
      name: departments.name,
      school: { id: schools.id, name: schools.name },
      is_proposed: sql<boolean>`${departments.proposedAt} IS NOT NULL`,
    })
    .from(departments)
    .innerJoin(schools, eq(schools.id, departments.schoolId))
    .$dynamic();
}

/**
 * @param schoolId null for the departments of every school
 * @returns the departments that can be chosen
 */
export async function listDepartments(
  executor: Executor,
  schoolId: string | null,
  { readerId, key, ...paging }: CatalogSearch,
): Promise<Listed<Department>> {
  const isListed = and(
    schoolId === null ? undefined : eq(departments.schoolId, schoolId),
    isNull(departments.archivedAt),
    isNull(schools.archivedAt),
    isVisibleDepartment(readerId),
    matchesName(departments.nameKey, key),
  );
  const items = await selectDepartments(executor)
    .where(isListed)
    .orderBy(...bestNameFirst(departments.nameKey, key), asc(schools.nameKey), asc(departments.id))
    .offset(paging.skip)
    .limit(paging.limit);
  const [counted] = await executor
    .select({ total: count() })
    .from(departments)
    .innerJoin(schools, eq(schools.id, departments.schoolId))
    .where(isListed);
  return { items, total: counted?.total ?? 0 };
}

export async function findDepartment(executor: Executor, id: string): Promise<Department | null> {
  const [found] = await selectDepartments(executor).where(eq(departments.id, id));
  return found ?? null;
}

export function findDepartments(executor: Executor, ids: readonly string[]): Promise<Department[]> {
  return selectDepartments(executor).where(inArray(departments.id, [...ids]));
}

/** @returns whether this person can choose it; until the transaction ends it stays */
export async function holdDepartment(tx: Transaction, id: string, readerId: string): Promise<boolean> {
  const held = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.id, id), isVisibleDepartment(readerId)))
    .for('key share');
  return held.length > 0;
}

/** @param except the id of a department that may have the name */
export async function departmentNamed(
  tx: Transaction,
  schoolId: string,
  key: string,
  except?: string,
): Promise<Department | null> {
  const isOther = except === undefined ? undefined : ne(departments.id, except);
  const [found] = await selectDepartments(tx).where(
    and(eq(departments.schoolId, schoolId), eq(departments.nameKey, key), isOther),
  );
  return found ?? null;
}

export async function insertDepartment(tx: Transaction, row: NewName & { schoolId: string }): Promise<void> {
  await tx.insert(departments).values(row);
}

export async function isArchivedSchool(executor: Executor, id: string): Promise<boolean> {
  const found = await executor
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.id, id), isNotNull(schools.archivedAt)));
  return found.length > 0;
}

/** True if the department itself or its school is archived. */
export async function isArchivedDepartment(executor: Executor, id: string): Promise<boolean> {
  const found = await executor
    .select({ id: departments.id })
    .from(departments)
    .innerJoin(schools, eq(schools.id, departments.schoolId))
    .where(and(eq(departments.id, id), or(isNotNull(departments.archivedAt), isNotNull(schools.archivedAt))));
  return found.length > 0;
}

/** @returns whether students can choose a department: proposals do not count */
export async function hasDepartments(executor: Executor): Promise<boolean> {
  const rows = await executor
    .select({ id: departments.id })
    .from(departments)
    .where(isNull(departments.proposedAt))
    .limit(1);
  return rows.length > 0;
}
