/** Accounts that an administrator makes one by one. Their owners set the password by a link. */
import { importLinkDays } from '@akada/contract/observers/admin.ts';
import { createUser } from '@akada/contract/observers/people.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { accountOfAddress } from '../account/people.service.ts';
import type { AccountImport, ListedPerson } from './account-import.service.ts';
import { accountInvitation } from './account-invitation.ts';
import type { HandedLink } from './handed-links.service.ts';

export type UserCreation = ReturnType<typeof createUserCreation>;

export function createUserCreation({
  database,
  clock,
  mailer,
  accounts,
}: {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  accounts: Pick<AccountImport, 'create' | 'links'>;
}) {
  const getLink = async (executor: Database['db'], listId: string, email: string): Promise<HandedLink> => {
    const [link] = (await accounts.links(executor, listId, [email])).values();
    if (!link) throw new Fault('conflict', 'This account was made before. Look for it in the list.');
    return link;
  };

  return {
    /**
     * @param key the `Idempotency-Key`: a repetition makes nothing and is given the same link
     * @throws Fault `conflict` where the address has an account
     */
    async create(actorId: string, person: ListedPerson, key: string | null) {
      const call = { userId: actorId, endpoint: createUser.id, key };
      const listId = await makeOnce({ database, clock }, call, async (tx, id) => {
        const [made] = await accounts.create(tx, [person], {
          id,
          days: importLinkDays,
          handedOver: !mailer.delivers,
        });
        if (!made) throw new Fault('conflict', 'There is an account with this address already.');

        const change = { before: null, after: { role: made.role } };
        await writeAudit(
          tx,
          [{ actorId, targetId: made.userId, action: 'user.create', change }],
          clock.now(),
        );
        const { link } = await getLink(tx, id, person.email);
        await mailer.enqueue(tx, { to: person.email, content: accountInvitation(person.fullName, link) });
      });
      const { link, expiresAt } = await getLink(database.db, listId, person.email);
      const account = await accountOfAddress(database.db, person.email);
      if (!account) throw new Fault('conflict', 'This account was deactivated meanwhile.');
      return { id: account.id, link: mailer.delivers ? null : link, link_expires_at: expiresAt };
    },
  };
}
