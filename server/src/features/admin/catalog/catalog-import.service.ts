/** Schools, departments and courses from a list: first what it would do, then the doing, all of it or nothing. */

import { CatalogName } from '@akada/contract/base/catalog.ts';
import {
  type CatalogImportRow,
  type CatalogKind,
  catalogRowLimit,
} from '@akada/contract/base/catalog-administration.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { joinCodeOf } from '@akada/core/catalog/join-code.ts';
import * as z from 'zod/mini';
import { nilId, writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withoutApostrophe } from '../../../platform/question-files/csv/formula-cells.ts';
import { type ListedRow, listedRows } from '../../../platform/question-files/csv/listed-rows.ts';
import { accountOfAddress } from '../../accounts/accounts.ts';
import { lockCatalog } from '../../catalog/catalog.service.ts';
import {
  approveProposedDepartment,
  approveProposedSchool,
} from '../../catalog/department-proposals.service.ts';
import { lockCourseCatalog } from '../../courses/course-approval.service.ts';
import { freeJoinCode } from '../../courses/join-codes.service.ts';
import * as repo from './catalog-entries.repo.ts';

const columns = {
  school: ['school'],
  department: ['school', 'department'],
  course: ['code', 'school', 'department', 'course', 'tutor'],
} as const;
type Column = (typeof columns)[CatalogKind][number];

/** Names the column of a row's fault. */
class RowProblem extends Error {
  readonly column: Column;
  constructor(column: Column, sentence: string) {
    super(sentence);
    this.column = column;
  }
}

/** Ends a transaction and rolls it back. */
class DryRun extends Error {}

export function createCatalogImport({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** @returns what became of a row, by writing it */
  const write = async (
    tx: Transaction,
    actorId: string,
    kind: CatalogKind,
    line: Line,
  ): Promise<CatalogImportRow['outcome']> => {
    const coded = await codedCourse(tx, kind, line);
    const parent = kind === 'school' ? null : await getParent(tx, kind, line);
    const requested = await wantedOf(tx, kind, line, { coded, parent });
    const namedEntry = await repo.findNamed(tx, kind, requested);
    if (coded && namedEntry)
      throw new RowProblem(kind, `There is a ${kind} of this name: ${namedEntry.name}.`);
    const knownEntry = coded ?? namedEntry;
    const isSame = knownEntry?.name === requested.name && knownEntry.parentId === requested.parentId;
    if (isSame && !knownEntry.isProposed) return 'same';
    if (parent?.isArchived && knownEntry?.parentId !== parent.id)
      throw new RowProblem(kind, `${parent.name} is archived. Restore it first.`);

    if (knownEntry) {
      await repo.writeNameAndParent(tx, kind, { ...requested, id: knownEntry.id });
      if (knownEntry.isProposed && kind === 'school') await approveProposedSchool(tx, knownEntry.id);
      if (kind === 'department') await approveProposedDepartment(tx, knownEntry.id, null);
    } else {
      const created = { ...requested, createdAt: getInstant(clock.now()), joinCode: await freeJoinCode(tx) };
      await repo.insertEntry(tx, kind, created);
      if (kind === 'department' && parent) await approveProposedSchool(tx, parent.id);
    }
    const change = {
      before: knownEntry ? { name: knownEntry.name, parent: knownEntry.parentName } : null,
      after: { name: requested.name, parent: requested.parentName },
    };
    const targetId = requested.tutorId ?? nilId;
    await writeAudit(tx, [{ actorId, targetId, action: `${kind}.import`, change }], clock.now());
    return knownEntry ? 'changed' : 'new';
  };

  const writeRow = async (
    tx: Transaction,
    actorId: string,
    kind: CatalogKind,
    row: ListedRow<Column>,
  ): Promise<CatalogImportRow> => {
    const line = (column: Column) =>
      (columns[kind] as readonly Column[]).includes(column) ? withoutApostrophe(row.cell(column)) : '';
    const shown = {
      row: row.row,
      name: line(kind).slice(0, shownLength),
      within: [line('school'), kind === 'course' ? line('department') : '']
        .filter((part) => part !== '' && kind !== 'school')
        .join(', ')
        .slice(0, shownLength),
    };
    if (row.problem !== null) return { ...shown, outcome: 'invalid', problems: { row: row.problem } };
    try {
      return { ...shown, outcome: await write(tx, actorId, kind, line), problems: {} };
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      return { ...shown, outcome: 'invalid', problems: { [error.column]: error.message } };
    }
  };

  return {
    /**
     * @param isDry reports the effect without changing anything
     * @throws Fault `validation_failed` if the file is no list, or if a row to be written is wrong
     */
    async run(actorId: string, kind: CatalogKind, csv: string, isDry: boolean): Promise<CatalogImportRow[]> {
      const listed = listedRows<Column>(csv, columns[kind]);
      if (listed.length === 0) throw invalidField('csv', `This list names no ${kind}.`);
      if (listed.length > catalogRowLimit)
        throw invalidField('csv', `A list has ${catalogRowLimit} rows at most. Split it into several lists.`);

      const rows: CatalogImportRow[] = [];
      const work = database.transaction(async (tx) => {
        await lockCatalog(tx);
        await lockCourseCatalog(tx);
        for (const row of listed) rows.push(await writeRow(tx, actorId, kind, row));
        if (isDry) throw new DryRun();
        if (rows.some(({ outcome }) => outcome === 'invalid'))
          throw invalidField('csv', 'Some rows need another look. Correct them, then try the list again.');
      });
      await work.catch((error: unknown) => {
        if (!(error instanceof DryRun)) throw error;
      });
      return rows;
    },
  };
}

/** As much of a cell as is shown again. */
const shownLength = 254;

type Line = (column: Column) => string;
type Wanted = Pick<
  repo.EntryRow,
  'id' | 'name' | 'nameKey' | 'parentId' | 'parentName' | 'tutorId' | 'state'
>;

/** @returns the course that a row names by its code, null for a row without one */
async function codedCourse(tx: Transaction, kind: CatalogKind, line: Line): Promise<repo.EntryRow | null> {
  if (kind !== 'course' || line('code') === '') return null;
  const found = await repo.findCourseWithCode(tx, joinCodeOf(line('code')) ?? '');
  if (found === null)
    throw new RowProblem('code', 'No course has this code. Without a code a new one is made.');
  return found;
}

async function wantedOf(
  tx: Transaction,
  kind: CatalogKind,
  line: Line,
  { coded, parent }: { coded: repo.EntryRow | null; parent: repo.EntryRow | null },
): Promise<Wanted> {
  const name = nameIn(line, kind);
  const read = {
    name,
    nameKey: catalogKey(name),
    parentId: parent?.id ?? null,
    parentName: parent?.name ?? null,
  };
  if (coded !== null) return { ...coded, ...read };
  if (kind !== 'course') return { ...read, id: newId(), tutorId: null, state: null };
  return { ...read, id: newId(), tutorId: await getTutor(tx, line('tutor')), state: 'draft' };
}

async function getParent(tx: Transaction, kind: 'department' | 'course', line: Line): Promise<repo.EntryRow> {
  const school = await repo.findByName(tx, 'school', null, catalogKey(line('school')));
  if (school === null) throw new RowProblem('school', 'There is no school of this name.');
  if (kind === 'department') return school;

  const department = await repo.findByName(tx, 'department', school.id, catalogKey(line('department')));
  if (department === null) throw new RowProblem('department', 'This school has no department of this name.');
  return { ...department, isArchived: department.isArchived || school.isArchived };
}

async function getTutor(tx: Transaction, address: string): Promise<string> {
  const account = await accountOfAddress(tx, address);
  if (account?.role !== 'tutor') throw new RowProblem('tutor', 'No tutor has this address.');
  return account.id;
}

function nameIn(line: Line, column: Column): string {
  const read = z.safeParse(CatalogName, line(column));
  if (!read.success) throw new RowProblem(column, read.error.issues[0]?.message ?? 'Name is required');
  return read.data;
}
