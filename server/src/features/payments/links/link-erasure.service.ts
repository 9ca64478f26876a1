/** The links of an account that is erased are closed, and money that arrives later goes back. */
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { deleteMailTo } from '../../../platform/mail/mail.repo.ts';
import { accountOfAddress } from '../../accounts/accounts.ts';
import * as repo from './payment-links.repo.ts';

/** @param now milliseconds since the epoch */
export async function clearLinks(
  tx: Transaction,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  await repo.insertOrphans(tx, userId, getInstant(now));
  for (const email of await repo.findPayers(tx, userId)) {
    // An account that the payer has keeps its own mail until it is erased itself.
    if ((await accountOfAddress(tx, email)) === null) await deleteMailTo(tx, email);
  }
}
