/** An administrator looks at the pages of another account: who, whom, why and how long is recorded, and the person is told. */
import { startViewing } from '@akada/contract/identity/viewing.ts';
import { viewingMinutes } from '@akada/core/access/viewing.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountViewed } from '../account/accounts.events.ts';
import {
  type AdministeredAccount,
  administeredAccount,
  lockAdministered,
} from '../administration/people-administration.service.ts';
import { endViewing, findOpenViewing, insertViewing } from '../sessions/viewings.repo.ts';
import { createAccessTokens } from '../tokens/access-tokens.ts';

export interface ViewingCall {
  caller: Pick<Caller, 'userId' | 'sessionId'>;
  /** The account whose pages are looked at. */
  userId: string;
  reason: string;
  /** The `Idempotency-Key`: a repetition gets the same viewing. */
  key: string | null;
}

export type ViewingService = ReturnType<typeof createViewing>;

export function createViewing(platform: Pick<Platform, 'database' | 'clock' | 'config'>) {
  const { database, clock, config } = platform;
  const access = createAccessTokens({ ...config, clock });

  const insert = async (tx: Transaction, id: string, { caller, userId, reason }: ViewingCall) => {
    const now = clock.now();
    const account = await lockAdministered(tx, userId, { actorId: caller.userId, taking: false, now });
    if (!account) throw notFound();
    assertMayBeViewed(account, caller.userId);

    // A token counts in whole seconds.
    const until = getInstant((Math.floor(now / 1000) + viewingMinutes * 60) * 1000);
    const { userId: adminId, sessionId } = caller;
    await insertViewing(tx, { id, adminId, sessionId, userId, reason, startedAt: getInstant(now), until });
    await record(tx, accountViewed, { userId, subjectId: id, facts: { reason } });
    const change = { before: null, after: { viewing: id, until, reason } };
    await writeAudit(tx, [{ actorId: adminId, targetId: userId, action: 'user.view_as', change }], now);
  };

  return {
    /** @throws Fault `conflict` for an account that nobody views, and where the viewing of the key has ended */
    async start(call: ViewingCall): Promise<{ token: string; until: string }> {
      const { caller, userId, key } = call;
      const keyed = { userId: caller.userId, endpoint: startViewing.id, key };
      const id = await makeOnce(platform, keyed, (tx, viewingId) => insert(tx, viewingId, call));
      const open = await findOpenViewing(database.db, { id, userId }, getInstant(clock.now()));
      if (!open) throw new Fault('conflict', 'This viewing has ended. Start another one.');

      const until = getInstant(Date.parse(open.viewing.until));
      return {
        token: await access.issueViewing({ userId, viewingId: id, expiresAt: Date.parse(until) }),
        until,
      };
    },
    /** Ends the viewing of a valid token; any other token has nothing left to end. */
    async end(token: string): Promise<void> {
      const claims = await access.read(token);
      if (!claims?.isViewing) return;

      await database.transaction(async (tx) => {
        const now = clock.now();
        const ended = await endViewing(tx, claims.sessionId, getInstant(now));
        if (!ended?.adminId || !(await administeredAccount(tx, ended.userId, now))) return;

        const { adminId: actorId, userId: targetId, id } = ended;
        const change = { before: { viewing: id, ended: false }, after: { viewing: id, ended: true } };
        await writeAudit(tx, [{ actorId, targetId, action: 'user.view_end', change }], now);
      });
    },
  };
}

function assertMayBeViewed(account: AdministeredAccount, adminId: string): void {
  const makeConflict = (message: string) => new Fault('conflict', message);
  if (account.id === adminId) throw makeConflict('This is your own account. Open your own pages instead.');
  if (account.role === 'admin') throw makeConflict('Nobody views the pages of an administrator.');
  if (account.deactivated) throw makeConflict('This account is deactivated. Bring it back first.');
  if (account.deletion_due_at !== null) {
    throw makeConflict('This person is leaving Akada, so nobody views the account any more.');
  }
}
