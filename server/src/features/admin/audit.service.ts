/** The record of actions, with the names of people whose accounts still exist. */
import { Readable } from 'node:stream';
import { type AuditRow, exportedAuditLimit } from '@akada/contract/observers/audit.ts';
import {
  type AuditChange,
  type AuditEntryRow,
  type AuditFilter,
  findAudit,
  findNextEntries,
  nilId,
  writeAudit,
} from '../../platform/audit/audit.ts';
import type { Counted } from '../../platform/database/count-up-to.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { csvLines, csvText } from '../../platform/question-files/csv/csv-text.ts';
import { type Person, peopleById } from '../accounts/accounts.ts';

/** Read at a time, so that a file of any length needs as much memory. */
const rowsAtOnce = 1_000;

const heading = ['Time (UTC)', 'By', 'By (id)', 'Action', 'About', 'About (id)', 'Before', 'After', 'Reason'];

export function createAuditService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    async list(
      filter: AuditFilter,
      page: { skip: number; limit: number },
    ): Promise<{ items: AuditRow[] } & Counted> {
      const { rows, counted } = await readInTime(database, (tx) => findAudit(tx, filter, page));
      return { items: await present(database.db, rows), ...counted };
    },
    /** @returns the file, row by row; the request is on record before the first row */
    async stream(actorId: string, search: AuditFilter): Promise<Readable> {
      const change = { before: null, after: { action: search.action, from: search.from, to: search.to } };
      await database.transaction((tx) =>
        writeAudit(tx, [{ actorId, targetId: nilId, action: 'record.export', change }], clock.now()),
      );
      return Readable.from(getLines(database, search), { objectMode: false });
    },
  };
}

async function present(executor: Executor, rows: readonly AuditEntryRow[]): Promise<AuditRow[]> {
  const ids = new Set(rows.flatMap(({ actorId, targetId }) => [actorId, targetId]));
  const people = await peopleById(executor, [...ids]);
  return rows.map(({ id, action, actorId, targetId, facts, createdAt }) => ({
    id,
    actor: named(people.get(actorId)),
    target: named(people.get(targetId)),
    action,
    ...changeOf(facts),
    created_at: createdAt,
  }));
}

async function* getLines({ db }: Database, search: AuditFilter): AsyncGenerator<string> {
  yield csvText([heading]);
  let after: string | null = null;
  for (let read = 0; read < exportedAuditLimit; read += rowsAtOnce) {
    const rows = await findNextEntries(db, search, { after, limit: rowsAtOnce });
    after = rows.at(-1)?.id ?? null;
    if (rows.length > 0) yield csvLines((await present(db, rows)).map(getCells));
    if (rows.length < rowsAtOnce) return;
  }
}

const getCells = ({ created_at, actor, action, target, before, after, reason }: AuditRow) => [
  created_at,
  actor?.full_name ?? '',
  actor?.id ?? '',
  action,
  target?.full_name ?? '',
  target?.id ?? '',
  before && JSON.stringify(before),
  after && JSON.stringify(after),
  reason,
];

const named = (person: Person | undefined) => (person ? { id: person.id, full_name: person.fullName } : null);

/** An erased person's facts are all removed. A reason is among the new values. */
function changeOf(facts: AuditChange | Record<string, never>): Pick<AuditRow, 'before' | 'after' | 'reason'> {
  const { before = null, after = null } = facts;
  if (after === null) return { before, after, reason: null };

  const { reason = null, ...fields } = after;
  return { before, after: fields, reason: typeof reason === 'string' ? reason : null };
}
