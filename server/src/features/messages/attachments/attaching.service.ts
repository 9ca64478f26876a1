/** Sets, notes and proposed times for messages, and the moment at which a message takes its attachment. */
import type { attachShare, attachTime } from '@akada/contract/observers/message-attachments.ts';
import type { Attachment } from '@akada/contract/observers/messages.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { type AttachmentKind, getAttachmentKinds } from '@akada/core/messages/attachment-rules.ts';
import { getWriting, type PairFacts, writingWords } from '@akada/core/messages/message-rules.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { assertProposable } from '../../bookings/proposed-times.service.ts';
import { findSentSet } from '../../questions/course-sets/course-sets.service.ts';
import { findReceivedIds, grantShare } from '../../sharing/granted-shares.service.ts';
import type { SharesService } from '../../sharing/shares.service.ts';
import * as repo from '../conversation/attachments.repo.ts';
import type { AttachmentRow } from '../conversation/attachments.tables.ts';
import { findPairFacts } from '../conversation/connections.service.ts';
import type { OpenedConversation } from '../conversation/messages.access.ts';
import type { OwnConversation } from '../conversation/messages.repo.ts';
import { presentAttachment } from './attachments.present.ts';

export type Attaching = ReturnType<typeof createAttaching>;

/** The columns that say what an attachment is; the others say where it belongs. */
export type NewAttachment = Pick<AttachmentRow, 'id' | 'kind' | 'title'> & Partial<AttachmentRow>;

interface Deps extends Pick<Platform, 'database' | 'clock'> {
  shares: Pick<SharesService, 'create'>;
}

export function createAttaching({ database, clock, shares }: Deps) {
  const { db } = database;

  const save = async (conversation: OpenedConversation, attachment: NewAttachment): Promise<Attachment> => {
    const row = toRow(conversation, attachment, getInstant(clock.now()));
    await database.transaction((tx) => repo.insertAttachment(tx, row));
    return readPrepared(db, conversation, row.id);
  };

  return {
    /**
     * @throws Fault `conflict` if it cannot be attached now, `not_found` for something of another person, and as
     * sharing does
     */
    async share(caller: Caller, conversation: OpenedConversation, form: BodyOf<typeof attachShare>) {
      const { id, kind, subject_id: subjectId } = form;
      const { isStudent } = await assertKind(db, conversation, kind);
      if (!isStudent) {
        const people = { tutorId: caller.userId, studentId: conversation.other.userId };
        const set = kind === 'set' ? await findSentSet(db, people, subjectId) : null;
        if (!set) throw notFound();
        return save(conversation, { id, kind, title: set.title, courseSetId: subjectId });
      }
      const choices = { rights: 'copy', days: 0, by_link: false } as const;
      const share = await shares.create(caller, { kind, subject_id: subjectId, ...choices });
      return save(conversation, { id, kind, title: share.title, shareId: share.id });
    },
    /** @throws Fault `conflict` if it cannot be attached now, `outside_hours`, `slot_taken` */
    async time(conversation: OpenedConversation, form: BodyOf<typeof attachTime>) {
      const { id, starts_at: startsAt, minutes } = form;
      await assertKind(db, conversation, 'time');
      const hour = { tutorId: conversation.mine.userId, startsAt: Date.parse(startsAt), minutes };
      await assertProposable(db, hour, clock.now());
      return save(conversation, {
        id,
        kind: 'time',
        title: '',
        startsAt: getInstant(hour.startsAt),
        minutes,
      });
    },
  };
}

/** @returns facts about the two people @throws Fault `conflict` with the reason */
export async function assertKind(
  executor: Executor,
  conversation: OpenedConversation,
  kind: AttachmentKind,
): Promise<PairFacts> {
  const facts = await findPairFacts(executor, conversation);
  const writing = getWriting(facts);
  if (writing !== 'open') throw new Fault('conflict', writingWords[writing]);
  if (!getAttachmentKinds(writing, facts).includes(kind)) throw new Fault('conflict', notAttachable);
  return facts;
}

const notAttachable = 'You cannot attach this here. Send your words without it.';

/** @returns a row that no message has yet */
export function toRow(
  { mine }: OpenedConversation,
  attachment: NewAttachment,
  createdAt: string,
): AttachmentRow {
  return {
    storageKey: null,
    sizeBytes: null,
    width: null,
    height: null,
    shareId: null,
    courseSetId: null,
    startsAt: null,
    minutes: null,
    ...attachment,
    conversationId: mine.conversationId,
    authorId: mine.userId,
    messageId: null,
    createdAt,
  };
}

/** @throws Fault `conflict` if the id belongs to something else */
export async function readPrepared(
  executor: Executor,
  { mine }: OpenedConversation,
  id: string,
): Promise<Attachment> {
  const row = await repo.findAttachment(executor, id);
  if (row?.authorId !== mine.userId || row.conversationId !== mine.conversationId)
    throw new Fault('conflict', 'Attach it again.');
  return presentAttachment(row, mine.userId, new Map());
}

/**
 * Takes a prepared attachment for a message that is about to be stored. Something shared opens for the other.
 *
 * @returns the kind, or the reason why the message cannot have it
 */
export async function takeAttachment(
  tx: Transaction,
  { mine, other }: Pick<OwnConversation, 'mine' | 'other'>,
  { id, kinds, now }: { id: string; kinds: readonly AttachmentKind[]; now: string },
): Promise<{ rejection: string | null }> {
  const row = await repo.lockUnsent(tx, { id, authorId: mine.userId, conversationId: mine.conversationId });
  if (!row) return { rejection: 'The attachment is not here any more. Attach it again.' };
  if (!kinds.includes(row.kind)) return { rejection: notAttachable };
  if (row.kind === 'note' || row.kind === 'set') {
    const isGone = row.shareId === null && row.courseSetId === null;
    const isGranted =
      row.shareId === null || (await grantShare(tx, { shareId: row.shareId, userId: other.userId, now }));
    if (isGone || !isGranted) return { rejection: 'You share this no longer. Attach it again.' };
  }
  return { rejection: null };
}

/** @returns the attachments of these messages as one of the two sees them, by message */
export async function readAttachments(
  executor: Executor,
  readerId: string,
  messageIds: readonly string[],
): Promise<Map<string, Attachment>> {
  const rows = await repo.findByMessage(executor, messageIds);
  const shareIds = [...rows.values()].flatMap(({ shareId }) => shareId ?? []);
  const receivedIds = shareIds.length > 0 ? await findReceivedIds(executor, readerId, shareIds) : new Map();
  return new Map(
    [...rows].map(([messageId, row]) => [messageId, presentAttachment(row, readerId, receivedIds)]),
  );
}
