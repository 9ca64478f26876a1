/** Shares from others, as their recipients see them: offers by a token, accepted shares, and reports about them. */
import type {
  ReceivedShare,
  SharedContent,
  ShareOffer,
} from '@akada/contract/work/shares/received-shares.ts';
import {
  type RecipientAction,
  recipientAfter,
  shareEnds,
  shareKinds,
} from '@akada/core/sharing/share-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import type { CopyrightReport, CopyrightReports } from '../rights/copyright-reports.service.ts';
import { type PaperRights, requireRight } from '../rights/paper-rights.service.ts';
import type { ShareableKinds } from './kinds/shareable-kind.ts';
import * as recipients from './share/recipients.repo.ts';
import * as repo from './share/shares.repo.ts';
import type { RecipientRow, ShareRow } from './share/shares.tables.ts';
import { getKind } from './shares.service.ts';
import type { Opened, OwnReceived } from './sharing.access.ts';
import { shareAccepted, shareRejected, shareReported } from './sharing.events.ts';
import { findShareEnd, presentOffer, presentReceived, type ShareAround } from './sharing.present.ts';

export type ReceivedService = ReturnType<typeof createReceivedService>;

type Page = { skip: number; limit: number };

export function createReceivedService({
  database,
  clock,
  kinds,
  papers,
  copyright,
}: Pick<Platform, 'database' | 'clock'> & {
  kinds: ShareableKinds;
  papers: Pick<PaperRights, 'papersOf'>;
  copyright: CopyrightReports;
}) {
  const { db } = database;
  const getName = async (userId: string): Promise<string> =>
    (await peopleById(db, [userId])).get(userId)?.fullName ?? '';
  const around = async (share: ShareRow | null): Promise<ShareAround> => {
    if (share === null) return { ownerName: '', parts: 0, ended: 'owner_gone' };
    return {
      ownerName: await getName(share.ownerId),
      parts: (await repo.getCounts(db, [share])).get(share.id)?.parts ?? 0,
      ended: await findShareEnd({ db, kinds }, share, clock.now()),
    };
  };

  return {
    around,
    async offer({ userId }: Caller, { share, recipient }: Opened): Promise<ShareOffer> {
      return presentOffer(share, recipient, { ...(await around(share)), isOwn: share.ownerId === userId });
    },
    /**
     * @throws Fault `conflict` for the caller's own share, an ended share, or a share with a different final
     * answer
     */
    async answer({ userId }: Caller, { share, recipient }: Opened, accepts: boolean): Promise<void> {
      if (share.ownerId === userId)
        throw new Fault('conflict', 'You share this yourself, so you do not need to accept it.');
      const ended = await findShareEnd({ db, kinds }, share, clock.now());
      if (ended !== null) throw new Fault('conflict', shareEnds[ended]);

      const action = accepts ? 'accept' : 'reject';
      const name = await getName(userId);
      await requireRight(() =>
        database.transaction(async (tx) => {
          await repo.lockShare(tx, share.id);
          const isChanged = await answer(tx, { share, userId, invitation: recipient?.id ?? null }, action);
          if (!isChanged) return;
          const facts = { kind: share.kind, title: share.title, name, id: share.id };
          await record(tx, accepts ? shareAccepted : shareRejected, {
            userId: share.ownerId,
            subjectId: newId(),
            facts,
          });
          for (const person of [share.ownerId, userId])
            await publishHint(tx, person, { topic: 'share', id: null });
        }),
      );
    },
    async list(userId: string, page: Page): Promise<{ items: ReceivedShare[]; total: number }> {
      const { rows, total } = await recipients.listReceived(db, userId, page);
      const arounds = await Promise.all(rows.map(({ share }) => around(share)));
      return {
        items: rows.flatMap((row, index) => (arounds[index] ? presentReceived(row, arounds[index]) : [])),
        total,
      };
    },
    present: async (received: OwnReceived): Promise<ReceivedShare> =>
      presentReceived(received, await around(received.share)),
    /** @returns a page of it; null before it is accepted, and after it has ended */
    async content(
      { share, recipient }: OwnReceived,
      { skip, limit }: Page,
      signal: AbortSignal,
    ): Promise<SharedContent | null> {
      if (
        share === null ||
        recipient.state !== 'accepted' ||
        (await findShareEnd({ db, kinds }, share, clock.now())) !== null
      )
        return null;

      const parts = await repo.findVersion(db, share.id, share.version);
      const shown = await getKind(kinds, share).present(parts.slice(skip, skip + limit), signal);
      return { ...shown, total: parts.length };
    },
    exit: ({ recipient }: OwnReceived) =>
      database.transaction(async (tx) => {
        const current = await recipients.lockRecipient(tx, recipient.id);
        // A recipient rejects an unwanted invitation by removing it from the list.
        const state =
          current && recipientAfter(current.state, current.state === 'invited' ? 'reject' : 'exit');
        if (!current || state === null) return;
        await recipients.updateRecipient(tx, current.id, { state });
        if (current.userId !== null) await publishHint(tx, current.userId, { topic: 'share', id: null });
      }),
    /** @throws Fault `not_found` for a part that it does not have */
    async report(
      { share, recipient }: OwnReceived,
      { partKey, comment }: { partKey: string; comment: string },
    ) {
      const { userId } = recipient;
      if (share === null || userId === null || recipient.state !== 'accepted') throw notFound();
      const parts = await repo.findVersion(db, share.id, share.version);
      if (partKey !== '' && !parts.some(({ key }) => key === partKey)) throw notFound();

      const name = await getName(userId);
      const id = newId();
      await database.transaction(async (tx) => {
        const row = { id, shareId: share.id, reporterId: userId, partKey, comment };
        const isNew = await repo.putReport(tx, { ...row, reportedAt: getInstant(clock.now()) });
        if (!isNew) return;
        const facts = { kind: share.kind, title: share.title, name, id: share.id };
        await record(tx, shareReported, { userId: share.ownerId, subjectId: newId(), facts });
        await publishHint(tx, share.ownerId, { topic: 'share', id: share.id });
      });
    },
    /** Hides it from other people. Its owner is notified without the reporter's name. */
    async reportCopyright({ share, recipient }: OwnReceived, report: Omit<CopyrightReport, 'reporterId'>) {
      const { userId: reporterId } = recipient;
      if (share === null || reporterId === null || recipient.state !== 'accepted') throw notFound();
      const { ownerId, kind, subjectId, title } = share;
      const parts = await repo.findVersion(db, share.id, share.version);
      const { wordsOf } = getKind(kinds, share);
      const words = parts.map((part) =>
        'text' in part && typeof part.text === 'string' ? part.text : wordsOf(part),
      );
      const found = await papers.papersOf({ ownerId, kind, subjectId });
      const thing = { ownerId, kind, subjectId, title, parts: words, papers: found, questionIds: [] };
      await copyright.report(thing, { ...report, reporterId });
    },
  };

  /** @returns whether anything has changed; the share is locked */
  async function answer(
    tx: Transaction,
    { share, userId, invitation }: { share: ShareRow; userId: string; invitation: string | null },
    action: RecipientAction,
  ): Promise<boolean> {
    const time = getInstant(clock.now());
    const own = await recipients.findRecipientOf(tx, share.id, userId);
    const invited = invitation === null ? null : await recipients.lockRecipient(tx, invitation);
    // If two accounts hold one invitation, the first one keeps it. It may have become the caller's own a moment ago: a
    // confirmed address claims its invitations in the background.
    if (own === null && invited !== null && invited.userId !== null && invited.userId !== userId)
      throw notFound();
    const current: RecipientRow | null = own ?? invited;
    const state =
      current === null ? recipientAfter('invited', action) : recipientAfter(current.state, action);
    if (state === null) throw new Fault('conflict', 'This share was withdrawn.');

    if (own !== null && invited !== null && invited.id !== own.id)
      await recipients.deleteRecipient(tx, invited.id);
    if (current === null) {
      const row = {
        id: newId(),
        shareId: share.id,
        kind: share.kind,
        userId,
        state,
        invitedAt: time,
        answeredAt: time,
      };
      return recipients.insertRecipient(tx, row);
    }
    if (current.state === state && current.userId === userId) return false;
    await recipients.updateRecipient(tx, current.id, {
      state,
      userId,
      invitedTo: null,
      email: null,
      answeredAt: time,
    });
    return true;
  }
}

/** Pages of recipients read a share again that was taken down or put back. */
export async function hintRecipients(
  tx: Transaction,
  ownerId: string,
  { kind, subject_id: subjectId }: { kind: string; subject_id: string },
): Promise<void> {
  const known = shareKinds.find((shareKind) => shareKind === kind);
  const share = known && (await repo.findShareOf(tx, { ownerId, kind: known, subjectId }));
  if (share) await recipients.hintAccepted(tx, share.id);
}
