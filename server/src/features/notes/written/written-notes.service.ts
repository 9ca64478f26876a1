/** Notes written in the product: saved while they are typed, with their earlier versions. */
import { createHash } from 'node:crypto';
import {
  type EarlierText,
  type editWritten,
  type WrittenNote,
  writeNote,
} from '@akada/contract/material/written-notes.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { getTitle, judgeSave, type WrittenText } from '@akada/core/notes/written-note.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { originalFilename } from '../../../platform/files/original-filename.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sendWork } from '../../../platform/work/leased-work.ts';
import { courseOfText } from '../../courses/course-texts/course-texts.service.ts';
import { noteReadingWork } from '../note/note-reading.repo.ts';
import { insertNote } from '../note/notes.repo.ts';
import type { NoteRow } from '../note/notes.tables.ts';
import * as repo from './written.repo.ts';
import type { WrittenRow } from './written.tables.ts';

export interface WrittenNotesDeps {
  database: Database;
  queue: Queue;
  clock: Clock;
  content: ContentRenderer;
}

export type WrittenNotes = ReturnType<typeof createWrittenNotes>;

const mediaType = 'text/markdown';

/** Six hours of typing, saved at each pause of two seconds. */
const savingLimit: Limit = {
  most: 1_800,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have saved notes too often. Please wait ${wait}, then continue.`,
};

/** Allows one preview for each pause in typing. */
const previewLimit: Limit = {
  most: 90,
  windowMs: 60_000,
  refusal: (wait) => `You have opened too many previews. Please wait ${wait}, then continue.`,
};

const savingsKey = (userId: string) => `written-notes:${userId}`;
const previewsKey = (userId: string) => `note-previews:${userId}`;

/** Deletes the counts of a person. */
export async function forgetWriting(tx: Transaction, userId: string): Promise<void> {
  await deleteWindow(tx, savingsKey(userId));
  await deleteWindow(tx, previewsKey(userId));
}

export function createWrittenNotes(deps: WrittenNotesDeps) {
  const { database, queue, clock, content } = deps;
  const { db } = database;
  const limits = createLimits(deps);
  const claim = (userId: string) => limits.claim({ executor: db, key: savingsKey(userId) }, savingLimit);

  return {
    /**
     * @returns the note's id, or the id of the first call with the same key
     * @throws Fault `too_many_requests`
     */
    async write(userId: string, form: BodyOf<typeof writeNote>, key: string | null): Promise<string> {
      const call = { userId, endpoint: writeNote.id, key };
      const made = await findMade(db, call);
      if (made !== null) return made;

      await claim(userId);
      const course = await courseOfText(db, userId, form.course_name);
      return makeOnce(deps, call, async (tx, id) => {
        const now = clock.now();
        const time = getInstant(now);
        await insertNote(tx, { ...saidOf(form), ...course, id, userId, mediaType, storageKey: null }, now);
        const { title, text, editor_id: editorId } = form;
        await repo.insertWritten(tx, {
          noteId: id,
          title,
          text,
          editorId,
          retainedAt: time,
          changedAt: time,
        });
        await sendWork(tx, queue, noteReadingWork, id);
        await publishHint(tx, userId, { topic: 'note', id });
      });
    },
    /** @throws Fault `not_found` for an uploaded note */
    async find({ id }: Authorized<NoteRow>): Promise<WrittenNote> {
      const row = await repo.findWritten(db, id);
      if (!row) throw notFound();
      return presented(row);
    },
    /** @throws Fault `conflict` with the present note when it is of another version, `too_many_requests`, `not_found` */
    async edit({ id, userId }: Authorized<NoteRow>, form: BodyOf<typeof editWritten>): Promise<WrittenNote> {
      await claim(userId);
      return database.transaction(async (tx) => {
        const stored = await repo.lockWritten(tx, id);
        if (!stored) throw notFound();

        const now = clock.now();
        const { title, text, version, editor_id: editorId } = form;
        const previous = { ...stored, retainedAt: Date.parse(stored.retainedAt) };
        const judged = judgeSave(previous, { title, text, version, editorId }, now);
        if (judged === 'same') return presented(stored);
        if (judged === 'conflict') throw changedSince(presented(stored));

        const time = getInstant(now);
        const retainedAt = judged === 'version' ? time : stored.retainedAt;
        if (judged === 'version') {
          const said = { version: stored.version, title: stored.title, text: stored.text };
          await repo.insertVersion(tx, { ...said, noteId: id, replacedAt: time });
        }
        const next = { title, text, editorId, retainedAt, version: stored.version + 1, changedAt: time };
        await repo.updateWritten(tx, id, next);
        if (!(await repo.readTextAgain(tx, id, { ...saidOf(form), changedAt: time }, now))) throw notFound();
        await sendWork(tx, queue, noteReadingWork, id);
        await publishHint(tx, userId, { topic: 'note', id });
        return presented({ noteId: id, ...next });
      });
    },
    /** @throws Fault `not_found` for an uploaded note */
    async shown(
      { id }: Authorized<NoteRow>,
      signal: AbortSignal,
    ): Promise<{ version: number; text: string; content: ContentTree | null }> {
      const row = await repo.findWritten(db, id);
      if (!row) throw notFound();

      const [tree = null] = await content.noteTreesOf([row.text], signal);
      return { version: row.version, text: row.text, content: tree };
    },
    /** @returns the newest first @throws Fault `not_found` for an uploaded note */
    async versions({ id }: Authorized<NoteRow>): Promise<EarlierText[]> {
      if (!(await repo.findWritten(db, id))) throw notFound();

      const rows = await repo.findVersions(db, id);
      return rows.map(({ version, title, text, replacedAt }) => ({
        version,
        title,
        text,
        replaced_at: replacedAt,
      }));
    },
    /**
     * @returns the tree of each text, null if the plain string is all there is to show
     * @throws Fault `too_many_requests`
     */
    async preview(userId: string, texts: readonly string[], signal: AbortSignal) {
      await limits.claim({ executor: db, key: previewsKey(userId) }, previewLimit);
      return content.noteTreesOf(texts, signal);
    },
  };
}

/** The note fields that follow from a text. */
export function saidOf(
  writtenText: WrittenText,
): Pick<NoteRow, 'title' | 'originalFilename' | 'sizeBytes' | 'contentHash'> {
  const title = getTitle(writtenText);
  const bytes = Buffer.from(writtenText.text);
  return {
    title,
    originalFilename: originalFilename(`${title.replace(/[\\/]/g, ' ')}.md`),
    sizeBytes: bytes.length,
    contentHash: createHash('sha256').update(bytes).digest(),
  };
}

function presented({ noteId, title, text, version, changedAt }: WrittenRow): WrittenNote {
  return { id: noteId, title, text, version, changed_at: changedAt };
}

function changedSince(note: WrittenNote): Fault {
  return new Fault('conflict', 'This note has changed since you opened it. Look at it as it is now.', {
    facts: { note },
  });
}
