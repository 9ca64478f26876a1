/** Ends a note as ready or failed, with its event and its unit, in the transaction that stores the reading result. */
import type * as z from 'zod/mini';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { EventDeclaration, FactsSchema } from '../../platform/outbox/event.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { WorkDeps } from '../../platform/work/leased-work.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as repo from './note/note-reading.repo.ts';
import { noteFailureSentence } from './note/notes.present.ts';
import type { NoteFailure, NoteRow } from './note/notes.tables.ts';
import { isSlow, recordSlowReading } from './note/slow-readings.repo.ts';
import { noteFailed, noteReady } from './notes.events.ts';

export interface NoteEndingDeps extends WorkDeps {
  usage: Pick<UsageService, 'release'>;
}

/** The end of an attempt. @returns false when a later attempt has taken over, or the note is deleted or has ended */
export interface NoteEnding {
  ready(tx: Transaction, note: NoteRow, result: repo.ReadResult): Promise<boolean>;
  failed(tx: Transaction, note: NoteRow, code: NoteFailure): Promise<boolean>;
}

/** @param work whose attempts it ends */
export function createNoteEnding({ usage, clock }: NoteEndingDeps, work: repo.NoteWork): NoteEnding {
  return {
    async ready(tx, note, result) {
      if (!(await repo.markReady(tx, work, note, result))) return false;

      // Read again because its owner chose another encoding: that it is ready was said the first time.
      if (note.encoding !== null) {
        await publishHint(tx, note.userId, { topic: 'note', id: note.id });
        return true;
      }
      const { pageCount, wordCount } = result;
      await publish(tx, note, noteReady, {
        file: note.originalFilename,
        pages: pageCount ?? 0,
        words: wordCount ?? 0,
      });
      return true;
    },
    async failed(tx, note, code) {
      const { userId, chargedPeriod } = note;
      // This also counts for a note that was deleted in the meantime: otherwise deleting and restoring would
      // evade the wait.
      if (isSlow(code)) await recordSlowReading(tx, userId, clock.now());
      if (!(await repo.markFailed(tx, work, note, code))) return false;

      if (chargedPeriod) await usage.release(tx, { userId, kind: 'upload', periodStart: chargedPeriod });
      const reason = noteFailureSentence(code, note.unsentBecause);
      await publish(tx, note, noteFailed, { file: note.originalFilename, code, reason });
      await publishHint(tx, userId, { topic: 'usage', id: null });
      return true;
    },
  };
}

async function publish<Schema extends FactsSchema>(
  tx: Transaction,
  { id, userId }: NoteRow,
  event: EventDeclaration<Schema>,
  facts: z.output<Schema>,
): Promise<void> {
  await record(tx, event, { userId, subjectId: id, facts });
  await publishHint(tx, userId, { topic: 'note', id });
}
