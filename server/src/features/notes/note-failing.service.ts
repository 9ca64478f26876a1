/** The end of a note that has no text: its unit goes back, its owner hears why. */
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { noteFailureSentence } from './note/notes.present.ts';
import type { NoteFailure, NoteRow } from './note/notes.tables.ts';
import { isSlow, recordSlowReading } from './note/slow-readings.repo.ts';
import { noteFailed } from './notes.events.ts';

export interface NoteFailingDeps {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
  usage: Pick<UsageService, 'release'>;
}

/** @param mark ends the row; false when it has ended already or another attempt has it, and nothing is to happen */
export function failNote(
  { database, clock, usage }: NoteFailingDeps,
  note: NoteRow,
  code: NoteFailure,
  mark: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const { id, userId, chargedPeriod, originalFilename: file } = note;
  return database.transaction(async (tx) => {
    // Also where the note was deleted meanwhile: deleting and restoring would otherwise be a way round the wait.
    if (isSlow(code)) await recordSlowReading(tx, userId, clock.now());
    if (!(await mark(tx))) return;

    if (chargedPeriod) await usage.release(tx, { userId, kind: 'upload', periodStart: chargedPeriod });
    await record(tx, noteFailed, {
      userId,
      subjectId: id,
      facts: { file, code, reason: noteFailureSentence(code) },
    });
    await publishHint(tx, userId, { topic: 'note', id });
    await publishHint(tx, userId, { topic: 'usage', id: null });
  });
}
