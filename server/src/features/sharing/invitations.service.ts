/**
 * Sending a share to addresses: those with an account are notified, the others get a mail with an invitation. Where no mail
 * is sent it waits for an account with the address.
 */
import { links } from '@akada/core/links/links.ts';
import { sharedThings } from '@akada/core/notifications/sharing.ts';
import { recipientAfter, shareLimits } from '@akada/core/sharing/share-rules.ts';
import { requirePlan } from '../../platform/access/plan.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids/ids.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountOfAddress, peopleById } from '../accounts/accounts.ts';
import { requireRight } from '../rights/paper-rights.service.ts';
import * as recipients from './share/recipients.repo.ts';
import * as repo from './share/shares.repo.ts';
import type { ShareRow } from './share/shares.tables.ts';
import type { OwnShare } from './sharing.access.ts';
import { shareSent } from './sharing.events.ts';

/** Sent once more to the same address only after so long. */
const againAfterMs = 60 * 60_000;

const invitingLimit: Limit = {
  most: 20,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have sent too many invitations. Please wait ${wait}, or share the link.`,
};

const invitingKey = (userId: string) => `share-invitations:${userId}`;

/** Deletes the count of a person. */
export const forgetInvitations = (tx: Transaction, userId: string) => deleteWindow(tx, invitingKey(userId));

/** Gives an account the invitations that wait for its address, which was confirmed just now. */
export async function claimInvitations(tx: Transaction, userId: string): Promise<void> {
  const account = (await peopleById(tx, [userId])).get(userId);
  if (!account) return;
  await recipients.claimByAddress(tx, userId, account.email);
  await publishHint(tx, userId, { topic: 'share', id: null });
}

/**
 * @returns a function that sends a share
 * @throws Fault `premium_required`, `conflict` beyond the limit and for a share that is taken down, `right_not_confirmed`,
 * `too_many_requests`
 */
export function createInvitations(deps: Pick<Platform, 'database' | 'clock' | 'mailer' | 'config'>) {
  const { database, clock, mailer, config } = deps;
  const limits = createLimits(deps);

  return async (caller: Caller, share: OwnShare, emails: readonly string[]): Promise<void> => {
    requirePlan(caller, 'content_sharing');
    const owner = (await peopleById(database.db, [caller.userId])).get(caller.userId);
    if (!owner) throw notFound();

    const addresses = new Set(emails.map((email) => email.toLowerCase()));
    addresses.delete(owner.email.toLowerCase());
    await limits.claim({ executor: database.db, key: invitingKey(caller.userId) }, invitingLimit);
    await requireRight(() =>
      database.transaction(async (tx) => {
        const current = await repo.lockShare(tx, share.id);
        if (!current || current.revokedAt !== null) throw notFound();
        const waitingCount = await recipients.countWaiting(tx, share.id);
        if (waitingCount + addresses.size > shareLimits.waiting) {
          throw new Fault(
            'conflict',
            `${waitingCount} people have not answered yet. Share the link instead.`,
          );
        }
        for (const email of addresses) await invite(tx, current, { email, ownerName: owner.fullName });
        await publishHint(tx, caller.userId, { topic: 'share', id: share.id });
      }),
    );
  };

  async function invite(
    tx: Transaction,
    share: ShareRow,
    { email, ownerName }: { email: string; ownerName: string },
  ): Promise<void> {
    const account = await accountOfAddress(tx, email);
    const userId = account?.verified === true ? account.id : null;
    const known = await recipients.lockRecipientOf(tx, share.id, { userId, email });
    const state = known === null ? 'invited' : recipientAfter(known.state, 'invite');
    const isRecent = known !== null && Date.parse(known.invitedAt) > clock.now() - againAfterMs;
    if (state !== 'invited' || (known?.state === 'invited' && isRecent)) return;

    const id = known?.id ?? newId();
    const token = userId === null ? newSecret() : null;
    const next = {
      userId,
      email,
      invitedTo: userId === null ? share.id : null,
      state,
      invitedAt: getInstant(clock.now()),
      answeredAt: null,
      invitationHash: token === null ? null : hashSecret(token),
    };
    if (known === null)
      await recipients.insertRecipient(tx, { id, shareId: share.id, kind: share.kind, ...next });
    else await recipients.updateRecipient(tx, id, next);
    if (userId !== null) {
      const facts = { kind: share.kind, title: share.title, name: ownerName, id };
      await record(tx, shareSent, { userId, subjectId: newId(), facts });
      await publishHint(tx, userId, { topic: 'share', id: null });
    }
    if (token !== null) {
      const path =
        account === null ? links.register({ invitation_token: token }) : links.acceptShare({ token });
      await mailer.enqueue(tx, {
        to: email,
        content: getContent(share, ownerName, new URL(path, config.publicUrl)),
      });
    }
  }
}

function getContent({ kind, title }: ShareRow, ownerName: string, address: URL) {
  return {
    subject: `${ownerName} shares ${sharedThings[kind]} with you`,
    name: 'there',
    paragraphs: [
      `${ownerName} shares ${sharedThings[kind]} with you on Akada: “${title}”.`,
      { label: 'Open it', href: address.href },
      'An account is free, and so is everything that others share with you. If you do not know this person, you do not need to do anything.',
    ],
  };
}
