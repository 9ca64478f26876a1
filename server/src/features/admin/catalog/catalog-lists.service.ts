/** Schools, departments and courses as administrators read them, on the screen and as a file. */
import { Readable } from 'node:stream';
import {
  type CatalogEntry,
  type CatalogKind,
  exportedCatalogLimit,
} from '@akada/contract/base/catalog-administration.ts';
import { nilId, writeAudit } from '../../../platform/audit/audit.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import type { Platform } from '../../../platform/platform.ts';
import { csvText } from '../../../platform/question-files/csv/csv-text.ts';
import * as repo from './catalog-entries.repo.ts';
import { presentEntries, readDetail } from './catalog-entries.service.ts';

/** Read at a time, so that a file of any length needs as much memory. */
const rowsAtOnce = 1_000;

export function createCatalogLists({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;
  return {
    async list(kind: CatalogKind, filter: repo.CatalogFilter, paging: { skip: number; limit: number }) {
      const { rows, total } = await readInTime(database, (tx) => repo.listEntries(tx, kind, filter, paging));
      return { items: await presentEntries(db, kind, rows), total };
    },
    /** @throws Fault `not_found` */
    read: (kind: CatalogKind, id: string) => readDetail(db, kind, id),
    /** @returns the file, row by row; the request is on record before the first row */
    async stream(actorId: string, kind: CatalogKind, filter: repo.CatalogFilter): Promise<Readable> {
      const { search, ...narrowed } = filter;
      const change = { before: null, after: { ...narrowed, searched: search !== '' } };
      await database.transaction((tx) =>
        writeAudit(tx, [{ actorId, targetId: nilId, action: `${kind}.export`, change }], clock.now()),
      );
      return Readable.from(getLines(db, kind, filter), { objectMode: false });
    },
  };
}

/** The columns of a list that is taken again come first, by the names by which it is read. */
const columns: Record<CatalogKind, readonly (readonly [string, (entry: CatalogEntry) => string | number])[]> =
  {
    school: [
      ['school', ({ name }) => name],
      ['departments', ({ departments }) => departments],
      ['courses', ({ courses }) => courses],
    ],
    department: [
      ['school', ({ parent }) => parent?.name ?? ''],
      ['department', ({ name }) => name],
      ['courses', ({ courses }) => courses],
    ],
    course: [
      ['code', ({ code }) => code ?? ''],
      ['school', ({ school }) => school?.name ?? ''],
      ['department', ({ parent }) => parent?.name ?? ''],
      ['course', ({ name }) => name],
      ['tutor', ({ tutor }) => tutor?.email ?? ''],
      ['state', ({ state }) => state ?? ''],
      ['topics', ({ topics }) => topics],
      ['students', ({ students }) => students],
    ],
  };

async function* getLines(
  executor: Executor,
  kind: CatalogKind,
  filter: repo.CatalogFilter,
): AsyncGenerator<string> {
  const cells = [
    ...columns[kind],
    ['archived', ({ archived }: CatalogEntry) => (archived ? 'yes' : 'no')] as const,
  ];
  yield csvText([cells.map(([heading]) => heading)]);
  for (let skip = 0; skip < exportedCatalogLimit; skip += rowsAtOnce) {
    const { rows } = await repo.listEntries(executor, kind, filter, { skip, limit: rowsAtOnce });
    const entries = await presentEntries(executor, kind, rows);
    // Omits the byte order mark, which belongs only at the start of a file.
    if (entries.length > 0)
      yield csvText(entries.map((entry) => cells.map(([, cellOf]) => cellOf(entry)))).slice(1);
    if (rows.length < rowsAtOnce) return;
  }
}
