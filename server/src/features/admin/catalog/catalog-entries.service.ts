/** One school, department or course as it is answered, and what hangs on it. */
import type {
  CatalogDetail,
  CatalogEntry,
  CatalogKind,
} from '@akada/contract/base/catalog-administration.ts';
import { shownJoinCode } from '@akada/core/catalog/join-code.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import { peopleById } from '../../accounts/accounts.ts';
import * as repo from './catalog-entries.repo.ts';
import * as merges from './catalog-merge.repo.ts';
import { findTopics } from './catalog-topics.repo.ts';

/** @returns them in the order of the rows; without a tutor who is erased at this moment */
export async function presentEntries(
  executor: Executor,
  kind: CatalogKind,
  rows: readonly repo.EntryRow[],
): Promise<CatalogEntry[]> {
  const tutors = await peopleById(
    executor,
    rows.flatMap(({ tutorId }) => tutorId ?? []),
  );
  return rows.map((row) => {
    const tutor = row.tutorId === null ? undefined : tutors.get(row.tutorId);
    const { id, name, departments, courses, topics, students, state } = row;
    return {
      kind,
      id,
      name,
      departments,
      courses,
      topics,
      students,
      state,
      parent: placed(row.parentId, row.parentName),
      school: placed(row.schoolId, row.schoolName),
      tutor: tutor ? { id: row.tutorId ?? '', full_name: tutor.fullName, email: tutor.email } : null,
      code: row.joinCode === null ? null : shownJoinCode(row.joinCode),
      archived: row.isArchived,
      proposed: row.isProposed,
      created_at: row.createdAt,
    };
  });
}

const placed = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

/** @returns what hangs on it, in words */
export async function getHolds(
  executor: Executor,
  kind: CatalogKind,
  { id, departments, courses }: repo.EntryRow,
): Promise<string[]> {
  if (kind === 'course') return merges.courseHolds(executor, id);
  const deleted = kind === 'department' ? await repo.countDeletedCourses(executor, id) : 0;
  return [
    ...merges.inWords(departments, ['department', 'departments']),
    ...merges.inWords(courses, ['course', 'courses']),
    ...merges.inWords(deleted, ['deleted course of the last hour', 'deleted courses of the last hour']),
  ];
}

/** @throws Fault `not_found` */
export async function readDetail(executor: Executor, kind: CatalogKind, id: string): Promise<CatalogDetail> {
  const row = await repo.findEntry(executor, kind, id);
  const [entry] = row === null ? [] : await presentEntries(executor, kind, [row]);
  if (!entry || row === null) throw notFound();
  const topics = kind === 'course' ? await findTopics(executor, id) : [];
  return {
    entry,
    holds: await getHolds(executor, kind, row),
    topics: topics.map(({ id: topicId, name }) => ({ id: topicId, name })),
  };
}
