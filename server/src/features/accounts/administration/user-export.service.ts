/** Accounts as a file that spreadsheets open. */
import { Readable } from 'node:stream';
import { type AdminUser, exportedUsersLimit } from '@akada/contract/observers/admin.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { csvText } from '../../../platform/question-files/csv/csv-text.ts';
import { presentPerson } from '../account/account.present.ts';
import { findNextMatching, type ListedPerson } from '../account/exported-people.repo.ts';
import type { PeopleFilter } from '../account/people.repo.ts';

const heading = [
  'Name',
  'Address',
  'Role',
  'Confirmed',
  'Deactivated',
  'Being deleted',
  'Premium',
  'Since (UTC)',
];

/** Read at a time, so that a file of any length needs as much memory. */
const rowsAtOnce = 1_000;

export type UserExport = ReturnType<typeof createUserExport>;

export function createUserExport({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** @returns the file, row by row; the request is on record before the first row */
    async stream(actorId: string, filter: PeopleFilter): Promise<Readable> {
      const now = clock.now();
      const { role, state, search, ids } = filter;
      const change = {
        before: null,
        after: { role, state, searched: search !== '', chosen: ids?.length ?? null },
      };
      await database.transaction((tx) =>
        writeAudit(tx, [{ actorId, targetId: actorId, action: 'user.export', change }], now),
      );
      return Readable.from(getLines(database, filter, getInstant(now)), { objectMode: false });
    },
  };
}

async function* getLines({ db }: Database, filter: PeopleFilter, now: string): AsyncGenerator<string> {
  yield csvText([heading]);
  let after: ListedPerson | null = null;
  for (let read = 0; read < exportedUsersLimit; read += rowsAtOnce) {
    const rows: ListedPerson[] = await findNextMatching(db, filter, { now, after, limit: rowsAtOnce });
    after = rows.at(-1) ?? null;
    // Omits the byte order mark, which belongs only at the start of a file.
    if (rows.length > 0) yield csvText(rows.map((row) => getCells(presentPerson(row, now)))).slice(1);
    if (rows.length < rowsAtOnce) return;
  }
}

const yes = (is: boolean) => (is ? 'yes' : 'no');

function getCells(user: AdminUser) {
  return [
    user.full_name,
    user.email,
    user.role,
    yes(user.email_verified),
    yes(user.deactivated),
    yes(user.being_deleted),
    yes(user.premium),
    user.created_at,
  ];
}
