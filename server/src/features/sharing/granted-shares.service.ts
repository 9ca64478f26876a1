/** Shares that reach their recipient with a message, without an address. */
import { recipientAfter } from '@akada/core/sharing/share-rules.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import * as recipients from './share/recipients.repo.ts';
import { lockShare } from './share/shares.repo.ts';

/**
 * Gives a share to a person, who then accepts it like any other. A repetition changes nothing. The message itself
 * is what the person is notified of.
 *
 * @returns false if the share was withdrawn
 */
export async function grantShare(
  tx: Transaction,
  { shareId, userId, now }: { shareId: string; userId: string; now: string },
): Promise<boolean> {
  const share = await lockShare(tx, shareId);
  if (!share || share.revokedAt !== null) return false;

  const recipient = await recipients.findRecipientOf(tx, shareId, userId);
  const state = recipient === null ? 'invited' : recipientAfter(recipient.state, 'invite');
  if (state === null) return false;
  if (recipient === null) {
    const row = { id: newId(), shareId, kind: share.kind, userId, state, invitedAt: now };
    await recipients.insertRecipient(tx, row);
  } else if (recipient.state !== state) {
    await recipients.updateRecipient(tx, recipient.id, { state, invitedAt: now, answeredAt: null });
  }
  await publishHint(tx, userId, { topic: 'share', id: null });
  return true;
}

/** @returns a person's own ids of shares that they received, by share */
export const findReceivedIds = (
  executor: Executor,
  userId: string,
  shareIds: readonly string[],
): Promise<Map<string, string>> => recipients.findReceivedIds(executor, userId, shareIds);
