/** Sessions as a file that spreadsheets open. */
import { Readable } from 'node:stream';
import { type AdminSession, exportedSessionsLimit } from '@akada/contract/observers/admin-sessions.ts';
import { toSessionFacts } from '@akada/contract/work/session-facts.ts';
import type { SessionReader } from '@akada/core/bookings/session-facts.ts';
import { describeSession } from '@akada/core/bookings/session-words.ts';
import { fullText } from '@akada/core/bookings/when-text.ts';
import { nairaCell } from '@akada/core/payments/naira.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { csvText } from '../../platform/question-files/csv/csv-text.ts';
import { presentSessions } from './admin-sessions.service.ts';
import { findSessions, type SessionFilter } from './booking/admin-sessions.repo.ts';

const heading = [
  'Session',
  'State',
  'What happened',
  'Student',
  'Tutor',
  'Subject',
  'Begins (UTC)',
  'Ends (UTC)',
  'Price (naira)',
  'Paid',
  'Refund (naira)',
  'Money',
];

/** Read at a time, so that a file of any length needs as much memory. */
const rowsAtOnce = 1_000;

export type SessionExport = ReturnType<typeof createSessionExport>;

export function createSessionExport({
  database,
  clock,
  config,
}: Pick<Platform, 'database' | 'clock' | 'config'>) {
  const hasPayments = config.payments.provider !== null;

  /** @returns the file, row by row; the request is recorded before the first row */
  return async (actorId: string, filter: SessionFilter): Promise<Readable> => {
    const { state = null, money = null, search } = filter;
    const change = { before: null, after: { state, money, searched: search !== '' } };
    const entry = { actorId, targetId: actorId, action: 'session.export', change };
    await database.transaction((tx) => writeAudit(tx, [entry], clock.now()));
    return Readable.from(getLines(database.db, filter, { now: clock.now(), hasPayments }), {
      objectMode: false,
    });
  };
}

type Around = Pick<SessionReader, 'now' | 'hasPayments'>;

async function* getLines(db: Executor, filter: SessionFilter, around: Around): AsyncGenerator<string> {
  yield csvText([heading]);
  for (let skip = 0; skip < exportedSessionsLimit; skip += rowsAtOnce) {
    const rows = await findSessions(db, filter, { skip, limit: rowsAtOnce });
    const sessions = await presentSessions(db, rows);
    // Each part would begin with the mark of a file.
    if (sessions.length > 0) yield csvText(sessions.map((session) => toCells(session, around))).slice(1);
    if (rows.length < rowsAtOnce) return;
  }
}

/** An ordered refund has the last word: a part can go back after the session was settled for the tutor. */
function describeRefundCell({ refund, given_back: givenBack }: AdminSession): string {
  const amount = refund?.amount ?? givenBack;
  return amount === null ? '' : nairaCell(amount);
}

function toCells(session: AdminSession, around: Around): string[] {
  const names = { student: session.student.full_name, tutor: session.tutor.full_name };
  const reader = { ...around, viewer: 'admin', formatTime: (time: string) => fullText(time, 'UTC') } as const;
  const { label, sentence, money } = describeSession(toSessionFacts(session, names), reader);
  return [
    session.id,
    label,
    sentence,
    names.student,
    names.tutor,
    session.subject,
    session.starts_at,
    session.ends_at,
    nairaCell(session.price),
    session.paid ? 'yes' : 'no',
    describeRefundCell(session),
    money,
  ];
}
