/** Sessions as a file that spreadsheets open. */
import { Readable } from 'node:stream';
import { type AdminSession, exportedSessionsLimit } from '@akada/contract/observers/admin-sessions.ts';
import { nairaCell } from '@akada/core/payments/naira.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { csvText } from '../../platform/question-files/csv/csv-text.ts';
import { findSessions, type SessionFilter } from './admin-sessions.repo.ts';
import { peopleOf, presentSession } from './admin-sessions.service.ts';

const heading = [
  ...['Session', 'State', 'Student', 'Tutor', 'Subject', 'Begins (UTC)', 'Ends (UTC)'],
  ...['Price (naira)', 'Paid', 'Given back (naira)'],
];

/** Read at a time, so that a file of any length needs as much memory. */
const rowsAtOnce = 1_000;

export type SessionExport = ReturnType<typeof createSessionExport>;

export function createSessionExport({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** @returns the file, row by row; that it was asked for is on record before the first one */
  return async (actorId: string, filter: SessionFilter): Promise<Readable> => {
    const { state = null, money = null, search } = filter;
    const change = { before: null, after: { state, money, searched: search !== '' } };
    const entry = { actorId, targetId: actorId, action: 'session.export', change };
    await database.transaction((tx) => writeAudit(tx, [entry], clock.now()));
    return Readable.from(linesOf(database.db, filter), { objectMode: false });
  };
}

async function* linesOf(db: Executor, filter: SessionFilter): AsyncGenerator<string> {
  yield csvText([heading]);
  for (let skip = 0; skip < exportedSessionsLimit; skip += rowsAtOnce) {
    const rows = await findSessions(db, filter, { skip, limit: rowsAtOnce });
    const people = await peopleOf(db, rows);
    // Without the mark that stands at the beginning of a file.
    if (rows.length > 0) yield csvText(rows.map((row) => cellsOf(presentSession(row, people)))).slice(1);
    if (rows.length < rowsAtOnce) return;
  }
}

function cellsOf({ student, tutor, given_back, paid, ...one }: AdminSession) {
  return [
    ...[one.id, one.state, student.full_name, tutor.full_name, one.subject, one.starts_at, one.ends_at],
    ...[nairaCell(one.price), paid ? 'yes' : 'no', given_back === null ? '' : nairaCell(given_back)],
  ];
}
