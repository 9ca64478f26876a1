/** The mail that waits for the parents of an erased student goes with the account; their rows go by the foreign key. */
import type { Transaction } from '../../platform/database/database.ts';
import { deleteMailTo } from '../../platform/mail/mail.repo.ts';
import { accountOfAddress } from '../accounts/accounts.ts';
import { findAddresses } from './parents.repo.ts';

export async function clearParents(tx: Transaction, userId: string): Promise<void> {
  for (const email of await findAddresses(tx, userId)) {
    // An account that the parent has keeps its own mail until it is erased itself.
    if ((await accountOfAddress(tx, email)) === null) await deleteMailTo(tx, email);
  }
}
