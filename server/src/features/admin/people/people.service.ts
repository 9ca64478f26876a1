/** One person, put together from all features, and what administrators change about them. */
import type { changeUsers, userActions } from '@akada/contract/observers/chosen-rows.ts';
import { type AdminPerson, makeResetLink, type SeenAccount } from '@akada/contract/observers/people.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { UsageKind } from '@akada/core/plans/plans.ts';
import { type AuditChange, writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AdministeredAccount,
  administeredAccount,
  createAccountAdministration,
  createHandedLinks,
  createPlanNow,
  endSessionsOf,
  eraseSoon,
  getPasswordLock,
  getSignIns,
  lockAdministered,
  peopleById,
  removeSecondFactorOf,
  setDeactivated,
  setNameAndRole,
  unlockPasswordAttempts,
} from '../../accounts/accounts.ts';
import { assertNoBookings, cancelComingOf } from '../../bookings/bookings-erasure.service.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { getPremium, givePremium } from '../../subscriptions/premium.service.ts';
import { giveBackSeats, noLongerTeaches } from '../../tutorials/seats.service.ts';
import type { TutorialsService } from '../../tutorials/tutorials.service.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import { oneByOne } from '../chosen/one-by-one.ts';
import { aheadOf, assertSeen, differing } from './seen-account.ts';

export interface PeopleDeps extends Pick<Platform, 'database' | 'clock' | 'config' | 'dataSecret'> {
  usage: UsageService;
  payments: Pick<PaymentsService, 'list'>;
  tutorials: Pick<TutorialsService, 'endAll'>;
}

/** The administrator, the person, the values seen, and the reason of a change. */
export interface PersonCall {
  actorId: string;
  userId: string;
  /** The account as the administrator saw it; undefined if the act does not depend on it. */
  seen?: SeenAccount;
  reason: string;
}

interface Act {
  action: string;
  /** True if it may remove an administrator. */
  taking?: boolean;
  /** Whether there is nothing left to do, as after a repetition. */
  isDone?: (account: AdministeredAccount, tx: Transaction) => boolean | Promise<boolean>;
  apply: (account: AdministeredAccount, tx: Transaction) => Promise<AuditChange>;
}

export type PeopleService = ReturnType<typeof createPeopleService>;

const shownPayments = 10;

export function createPeopleService(deps: PeopleDeps) {
  const { database, clock, usage, payments, tutorials } = deps;
  const planNow = createPlanNow(deps);
  const administration = createAccountAdministration(deps);
  const handedLinks = createHandedLinks(deps);

  const read = async (userId: string): Promise<AdminPerson> => {
    const { db } = database;
    const account = await administeredAccount(db, userId, clock.now());
    if (!account) throw notFound();

    const { givenPlan, ...shown } = account;
    const plan = planNow({ subscriptionPlan: givenPlan, premiumUntil: account.premium_until });
    const { periods, row } = await getPremium(db, userId);
    return {
      ...shown,
      ...(await getSignIns(db, userId, clock.now())),
      password_locked_until: await getLockedUntil(db, account.email),
      usage: await getUsage(db, userId, plan),
      plan,
      plan_given: givenPlan !== 'free',
      periods: periods.map(({ kind, from, until }) => ({
        kind,
        from: getInstant(from),
        until: getInstant(until),
      })),
      renews: row.renews,
      payments: (await payments.list(userId, { skip: 0, limit: shownPayments })).items,
    };
  };
  const getLockedUntil = async (executor: Executor, email: string): Promise<string | null> => {
    const until = await getPasswordLock(executor, email, {
      limit: deps.config.login.missLimit,
      now: clock.now(),
    });
    return until === null ? null : getInstant(until);
  };
  const getUsage = async (
    executor: Executor,
    userId: string,
    plan: string,
  ): Promise<AdminPerson['usage']> => {
    const { items } = await usage.stats(executor, userId, plan);
    const raised = await usage.raisedOf(executor, userId);
    return items.map((item) => ({ ...item, raised: raised.get(item.kind) ?? null }));
  };

  const act = async (tx: Transaction, { actorId, userId, seen, reason }: PersonCall, what: Act) => {
    if (actorId === userId) {
      throw new Fault('conflict', 'You cannot change your own account here. Ask another administrator.');
    }
    const { action, taking = false, isDone, apply } = what;
    const account = await lockAdministered(tx, userId, { actorId, taking, now: clock.now() });
    if (!account) throw notFound();
    if (await isDone?.(account, tx)) return;

    const { deletion_due_at: due } = account;
    if (due !== null && Date.parse(due) <= clock.now()) {
      throw new Fault('conflict', 'This account is being erased and can no longer change.');
    }
    if (seen) assertSeen(account, seen);
    const { before, after } = await apply(account, tx);
    const change = { before, after: { ...after, reason } };
    await writeAudit(tx, [{ actorId, targetId: userId, action, change }], clock.now());
  };
  const changed = async (call: PersonCall, what: Act): Promise<AdminPerson> => {
    await database.transaction((tx) => act(tx, call, what));
    return read(call.userId);
  };

  const acts: Record<(typeof userActions)[number], Act> = {
    deactivate: {
      action: 'user.deactivate',
      taking: true,
      isDone: ({ deactivated }) => deactivated,
      apply: (account, tx) => setActive(tx, account, false),
    },
    reactivate: {
      action: 'user.reactivate',
      isDone: ({ deactivated }) => !deactivated,
      apply: (account, tx) => setActive(tx, account, true),
    },
    end_sessions: {
      action: 'user.end_sessions',
      isDone: async ({ id }, tx) => (await getSignIns(tx, id, clock.now())).devices.length === 0,
      async apply({ id }, tx) {
        const { devices } = await getSignIns(tx, id, clock.now());
        await endSessionsOf(tx, id, getInstant(clock.now()));
        return { before: { sessions: devices.length }, after: { sessions: 0 } };
      },
    },
  };

  return {
    read,
    /** A person who cannot be changed does not block the others. */
    changeMany: (actorId: string, { ids, action, reason }: BodyOf<typeof changeUsers>) =>
      oneByOne(
        ids,
        (userId) => database.transaction((tx) => act(tx, { actorId, userId, reason }, acts[action])),
        async (id) => (await peopleById(database.db, [id])).get(id)?.fullName,
      ),
    edit: (call: PersonCall, { fullName, role }: { fullName: string; role: AdministeredAccount['role'] }) =>
      changed(call, {
        action: 'user.edit',
        taking: role !== 'admin',
        isDone: (account) => account.full_name === fullName && account.role === role,
        async apply(account, tx) {
          if (account.role === 'tutor' && role !== 'tutor') await assertNoBookings(tx, account.id);
          await setNameAndRole(tx, account, { fullName, role });
          return differing(
            { full_name: account.full_name, role: account.role },
            { full_name: fullName, role },
          );
        },
      }),
    deactivate: (call: PersonCall) => changed(call, acts.deactivate),
    reactivate: (call: PersonCall) => changed(call, acts.reactivate),
    endSessions: (call: PersonCall) => changed(call, acts.end_sessions),
    removeSecondFactor: (call: PersonCall) =>
      changed(call, {
        action: 'user.remove_second_factor',
        isDone: async (_, tx) => !(await getSignIns(tx, call.userId, clock.now())).second_factor,
        async apply(_, tx) {
          await removeSecondFactorOf(tx, call.userId);
          return { before: { second_factor: true }, after: { second_factor: false } };
        },
      }),
    verify: (call: PersonCall) =>
      changed(call, {
        action: 'user.verify',
        isDone: ({ email_verified }) => email_verified,
        async apply({ email }, tx) {
          await administration.verify(email, tx);
          return { before: { email_verified: false }, after: { email_verified: true } };
        },
      }),
    unlockPassword: (call: PersonCall) =>
      changed(call, {
        action: 'user.unlock_password',
        isDone: async ({ email }, tx) => (await getLockedUntil(tx, email)) === null,
        async apply({ email }, tx) {
          const until = await getLockedUntil(tx, email);
          await unlockPasswordAttempts(tx, email);
          return { before: { password_locked_until: until }, after: { password_locked_until: null } };
        },
      }),
    /**
     * @param key the `Idempotency-Key`: a repetition gets the same link
     * @throws Fault `conflict` for an administrator, a closed account, and if the key's link no longer exists
     */
    async makeResetLink(call: PersonCall, key: string | null): Promise<{ link: string; expires_at: string }> {
      const keyed = { userId: call.actorId, endpoint: makeResetLink.id, key };
      const linkId = await makeOnce(deps, keyed, (tx, id) =>
        act(tx, call, {
          action: 'user.reset_link',
          async apply(account, tx) {
            const { expiresAt } = await handedLinks.make(tx, id, account);
            return { before: null, after: { link_expires_at: expiresAt } };
          },
        }),
      );
      const created = await handedLinks.find(database.db, linkId, call.userId);
      if (!created)
        throw new Fault('conflict', 'This link was made before and no longer works. Make a new one.');
      return { link: created.link, expires_at: created.expiresAt };
    },
    /** @throws Fault `validation_failed` for a moment that has passed or is too far away */
    async raiseLimit(call: PersonCall, raised: RaisedLimit) {
      const { kind, extra } = raised;
      const until = aheadOf(raised.until, clock.now());
      return changed(call, {
        action: 'user.raise_limit',
        isDone: async (_, tx) => {
          const now = (await usage.raisedOf(tx, call.userId)).get(kind);
          return now?.extra === extra && now.until === until;
        },
        async apply(_, tx) {
          const before = (await usage.raisedOf(tx, call.userId)).get(kind);
          if ((before?.extra ?? null) !== raised.extraSeen) {
            throw new Fault(
              'conflict',
              `This limit was raised meanwhile, by ${before?.extra ?? 0}. Look again.`,
            );
          }
          await usage.raise(tx, { userId: call.userId, kind }, { extra, until });
          return { before: before ? { kind, ...before } : null, after: { kind, extra, until } };
        },
      });
    },
    /** @param key the `Idempotency-Key`: a repetition gives nothing more */
    async givePremium(call: PersonCall, days: number, key: string | null): Promise<AdminPerson> {
      const keyed = { userId: call.actorId, endpoint: 'admin.give_premium', key };
      await makeOnce(deps, keyed, (tx) =>
        act(tx, call, {
          action: 'user.give_premium',
          async apply(previousAdministeredAccount) {
            await givePremium(tx, { userId: call.userId, days, now: clock.now() });
            const after = await administeredAccount(tx, call.userId, clock.now());
            return {
              before: { premium_until: previousAdministeredAccount.premium_until },
              after: { premium_until: after?.premium_until ?? null, days },
            };
          },
        }),
      );
      return read(call.userId);
    },
    /** @throws Fault `validation_failed` for an address that is not the account's */
    erase: (call: PersonCall, email: string) =>
      changed(call, {
        action: 'user.erase',
        taking: true,
        isDone: ({ deactivated, deletion_due_at: due }) =>
          deactivated && due !== null && Date.parse(due) <= clock.now(),
        async apply(account, tx) {
          if (account.email.toLowerCase() !== email.toLowerCase()) {
            throw invalidField('email', 'This is not the address of the account.');
          }
          const now = getInstant(clock.now());
          await eraseSoon(tx, call.userId, now);
          return {
            before: { deletion_due_at: account.deletion_due_at },
            after: { deletion_due_at: now },
          };
        },
      }),
  };

  async function setActive(
    tx: Transaction,
    { id }: AdministeredAccount,
    active: boolean,
  ): Promise<AuditChange> {
    await setDeactivated(tx, id, active ? null : getInstant(clock.now()));
    if (!active) {
      await cancelComingOf(tx, id, clock.now());
      await tutorials.endAll(tx, id, noLongerTeaches);
      await giveBackSeats(tx, id, clock.now());
    }
    return { before: { deactivated: active }, after: { deactivated: !active } };
  }
}

export interface RaisedLimit {
  kind: UsageKind;
  extra: number;
  until: string;
  extraSeen: number | null;
}
