/** The ways from an id or a token that a caller sent to something shared. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import { getShareClosure } from '../rights/paper-rights.service.ts';
import * as recipients from './share/recipients.repo.ts';
import * as repo from './share/shares.repo.ts';
import type { RecipientRow, ShareRow } from './share/shares.tables.ts';

type Reader = Pick<Caller, 'userId'>;

export type OwnShare = Authorized<ShareRow>;
export type OwnReceived = Authorized<recipients.Received>;

/** The share that a token opens for its holder. */
export interface Opened {
  share: ShareRow;
  /** Null for a link that the caller has not answered, and for the owner. */
  recipient: RecipientRow | null;
}

export type ShareAccess = ReturnType<typeof createShareAccess>;

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createShareAccess({ db }: Pick<Database, 'db'>) {
  const isOwn =
    ({ userId }: Reader) =>
    (row: ShareRow) =>
      row.ownerId === userId;

  return {
    /** @throws Fault `not_found`, exactly the same for a missing, another person's and a revoked share */
    own: (caller: Reader, id: string): Promise<OwnShare> =>
      authorize(repo.findShare(db, id), (row) => isOwn(caller)(row) && row.revokedAt === null),
    /** Like `own`, but also accepts a revoked share. */
    toRevoke: (caller: Reader, id: string): Promise<OwnShare> =>
      authorize(repo.findShare(db, id), isOwn(caller)),
    /** @throws Fault `not_found` also for a share that was rejected, left or withdrawn */
    received: ({ userId }: Reader, id: string): Promise<OwnReceived> =>
      authorize(
        recipients.findReceived(db, id),
        ({ recipient }) =>
          recipient.userId === userId && (recipient.state === 'invited' || recipient.state === 'accepted'),
      ),
    /** Like `received`, but also accepts a left share: leaving may be repeated. */
    toExit: ({ userId }: Reader, id: string): Promise<OwnReceived> =>
      authorize(
        recipients.findReceived(db, id),
        ({ recipient }) => recipient.userId === userId && recipient.state !== 'removed',
      ),
    /**
     * @param token of a link or an invitation, or the id of a share that the caller sent or received
     * @throws Fault `not_found` also for another account's invitation, and for a share that was withdrawn
     * from the caller
     */
    async opened({ userId }: Reader, token: string): Promise<Opened> {
      const found = (isId.test(token) && (await byId(userId, token))) || (await byToken(userId, token));
      if (!found || found.recipient?.state === 'removed') throw notFound();
      return found;
    },
  };

  async function byId(userId: string, id: string): Promise<Opened | null> {
    const share = await repo.findShare(db, id);
    if (share?.ownerId === userId) return { share, recipient: null };
    const received = await recipients.findReceived(db, id);
    if (received?.share == null || received.recipient.userId !== userId) return null;
    return { share: received.share, recipient: received.recipient };
  }

  async function byToken(userId: string, token: string): Promise<Opened | null> {
    const share = await repo.findShareByLink(db, token);
    if (share) {
      // A link of something that is taken down is dead like a withdrawn one, until it is put back.
      const isDown = share.ownerId !== userId && (await getShareClosure(db, share.id)) === 'taken_down';
      return isDown ? null : { share, recipient: await recipients.findRecipientOf(db, share.id, userId) };
    }

    const recipient = await recipients.findByInvitation(db, hashSecret(token));
    if (!recipient || (recipient.userId !== null && recipient.userId !== userId)) return null;
    const of = recipient.shareId === null ? null : await repo.findShare(db, recipient.shareId);
    return of && { share: of, recipient };
  }
}
