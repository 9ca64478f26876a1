/** Pictures and files of messages: stored before their message, read with a ticket, removed without a row. */
import { Readable } from 'node:stream';
import type { Attachment } from '@akada/contract/observers/messages.ts';
import { attachmentLimits, unsentForMs } from '@akada/core/messages/attachment-rules.ts';
import * as z from 'zod/mini';
import type { Authorized } from '../../../platform/access/authorize.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import { FileMissing, newFileKey } from '../../../platform/files/file-store.ts';
import { originalFilename } from '../../../platform/files/original-filename.ts';
import { removeOrphans } from '../../../platform/files/orphaned-files.ts';
import type { FileContent, IncomingFile } from '../../../platform/http/route.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSealing } from '../../../platform/sealing/sealing.ts';
import { isSessionOpen } from '../../accounts/accounts.ts';
import * as repo from '../conversation/attachments.repo.ts';
import type { AttachmentRow } from '../conversation/attachments.tables.ts';
import type { OpenedConversation } from '../conversation/messages.access.ts';
import { assertKind, type NewAttachment, readPrepared, toRow } from './attaching.service.ts';
import { assertSafeFile, storePicture } from './incoming-file.service.ts';

export type AttachedFiles = ReturnType<typeof createAttachedFiles>;

/** Folder of the file store that holds these files only. */
const folder = 'messagefiles';

/** An upload takes minutes at most; bytes without a row after this time are orphans. */
const orphanAgeMs = 60 * 60_000;

const uploadLimit: Limit = {
  most: 60,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have attached many files. Please wait ${wait} before the next one.`,
};

export const uploadsKey = (userId: string) => `message-files:${userId}`;

/** A picture far below is loaded when its reader scrolls to it. */
const ticketSeconds = 15 * 60;

const Ticket = z.strictObject({ id: z.uuid(), userId: z.uuid(), sessionId: z.uuid() });

type Deps = Pick<Platform, 'database' | 'clock' | 'files' | 'pictures' | 'inspectors' | 'config'>;

export interface UploadFields {
  id: string;
  kind: 'picture' | 'file';
}

export function createAttachedFiles(deps: Deps) {
  const { database, clock, files, config } = deps;
  const { db } = database;
  const limits = createLimits({ clock });
  const sealing = createSealing(Ticket, {
    ...config,
    clock,
    purpose: 'message file',
    lifetimeSeconds: ticketSeconds,
  });

  const save = async (conversation: OpenedConversation, attachment: NewAttachment): Promise<Attachment> => {
    const row = toRow(conversation, attachment, getInstant(clock.now()));
    await database.transaction(async (tx) => {
      await repo.lockFiles(tx, row.authorId);
      if ((await repo.findAttachment(tx, row.id)) !== null) return;
      await assertRoom(tx, row);
      await repo.insertAttachment(tx, row);
    });
    return readPrepared(db, conversation, row.id);
  };

  return {
    /**
     * Stores an uploaded file. The same id of the same author answers the first one.
     *
     * @throws Fault `conflict` if it cannot be attached now, `type_refused`, `payload_too_large`,
     * `validation_failed`, `storage_full`, `too_many_requests`
     */
    async upload(
      conversation: OpenedConversation,
      file: IncomingFile<UploadFields>,
      signal: AbortSignal,
    ): Promise<Attachment> {
      const { userId } = conversation.mine;
      await assertKind(db, conversation, 'file');
      const title = originalFilename(file.filename);
      const storageKey = newFileKey(folder);
      // If no row follows, the sweep removes the bytes.
      const { size } = await files.put(storageKey, arriving(file.stream), attachmentLimits.file);
      try {
        const { id, kind } = await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
        await limits.claim({ executor: db, key: uploadsKey(userId) }, uploadLimit);
        if (kind === 'picture') {
          const picture = await storePicture(deps, { storageKey, size, key: newFileKey(folder), signal });
          return await save(conversation, { id, kind, title, ...picture });
        }
        await assertSafeFile(deps, { storageKey, filename: title });
        return await save(conversation, { id, kind, title, storageKey, sizeBytes: size });
      } catch (error) {
        if (error instanceof Fault) await files.delete(storageKey);
        throw error;
      }
    },
    /** @returns text that opens the file for some minutes while the session lives */
    getTicket: (
      { id }: Authorized<AttachmentRow>,
      { userId, sessionId }: { userId: string; sessionId: string },
    ) => sealing.seal({ id, userId, sessionId }),
    /** @throws Fault `not_found` for a ticket that is not ours, has expired or belongs to a session that ended */
    async open(
      ticket: string,
      mayRead: (userId: string, id: string) => Promise<AttachmentRow>,
    ): Promise<FileContent> {
      const opened = await sealing.open(ticket);
      if (!opened || !(await isSessionOpen(db, opened.sessionId, clock.now()))) throw notFound();
      const { kind, title, storageKey, sizeBytes } = await mayRead(opened.userId, opened.id);
      if (storageKey === null || sizeBytes === null) throw notFound();

      // It may have been removed since its row was read.
      const stream = await files.open(storageKey).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound() : error;
      });
      if (kind === 'picture') return { stream, bytes: sizeBytes, mediaType: 'image/webp' };
      return { stream, bytes: sizeBytes, filename: title };
    },
    tasks: [
      {
        name: 'messages.clean_files',
        everyMs: 60 * 60_000,
        async run() {
          await repo.deleteUnsent(db, getInstant(clock.now() - unsentForMs));
          await removeOrphans(files, folder, clock.now() - orphanAgeMs, (keys) =>
            repo.keysWithoutAttachment(db, keys),
          );
        },
      },
    ] satisfies PeriodicTask[],
  };
}

async function assertRoom(tx: Transaction, { authorId, sizeBytes }: AttachmentRow): Promise<void> {
  if ((await repo.sumBytes(tx, authorId)) + (sizeBytes ?? 0) <= attachmentLimits.total) return;
  throw new Fault('conflict', 'Your files in messages have 2 GB, which is the most. Send a link instead.');
}

/** Keeps the source open when reading stops: a rejected sender has to finish before it sees the response. */
function arriving(source: Readable): Readable {
  return Readable.from(readOpen(source), { objectMode: false });
}

async function* readOpen(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw brokenOff(cause);
  }
}

const filesAtOnce = 200;

/** Files for an account's data export. */
export async function* getPersonalFiles(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  for (let skip = 0; ; skip += filesAtOnce) {
    const rows = await repo.listFiles(executor, userId, { skip, limit: filesAtOnce });
    for (const { id, kind, title, storageKey } of rows)
      if (storageKey !== null) {
        const filename = kind === 'picture' ? 'picture.webp' : title;
        yield { id, filename, storageKey, compressed: kind === 'picture' };
      }
    if (rows.length < filesAtOnce) return;
  }
}
