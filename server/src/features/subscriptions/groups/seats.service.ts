/** Seats of groups: students take them by a code, and give them back. */
import type { PremiumSeat } from '@akada/contract/base/premium-groups.ts';
import { joinCodeOf } from '@akada/core/catalog/join-code.ts';
import { getSeatEnd, groupLimits, readGroupState } from '@akada/core/subscriptions/group-rules.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getZone, lockAccount } from '../../accounts/accounts.ts';
import { groupEnded, groupEndsSoon, seatRemoved } from './groups.events.ts';
import * as repo from './groups.repo.ts';
import type { GroupRow } from './groups.tables.ts';

const dayMs = 24 * 60 * 60_000;

/** Reads a student's access again after a seat changed. The caller holds the lock of the account. */
export type UpdateAccess = (tx: Transaction, userId: string) => Promise<void>;

export type SeatsOfGroups = ReturnType<typeof createSeatsOfGroups>;

/** @returns the seat of a student, also after the end of its group; null without one */
export async function readSeat(executor: Executor, userId: string, now: number): Promise<PremiumSeat | null> {
  const group = await repo.findSeat(executor, userId);
  if (group?.paidUntil == null) return null;

  const paidUntil = Date.parse(group.paidUntil);
  return {
    name: group.name,
    state: readGroupState(paidUntil, now),
    paid_until: group.paidUntil,
    seats_until: getInstant(getSeatEnd(paidUntil)),
  };
}

export function createSeatsOfGroups(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  updateAccess: UpdateAccess,
) {
  return {
    /**
     * Taken twice it is one seat.
     *
     * @throws Fault `validation_failed` for an unknown code, `conflict` if no seat is free, the group has ended, or the
     * student has a seat in another group
     */
    async join(userId: string, typedText: string): Promise<PremiumSeat> {
      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const group = await repo.lockGroupWithCode(tx, joinCodeOf(typedText) ?? '');
        if (!group)
          throw invalidField('code', 'No group has this code. Check it with the person who gave it to you.');
        const present = await repo.findSeat(tx, userId);
        if (present?.id === group.id) return;
        await assertFree(tx, group, present);
        await repo.takeSeat(tx, { userId, groupId: group.id, takenAt: getInstant(clock.now()) });
        await updateAccess(tx, userId);
        if (group.ownerId !== null) await publishHint(tx, group.ownerId, { topic: 'account', id: null });
      });
      const seat = await readSeat(database.db, userId, clock.now());
      if (!seat) throw notFound();
      return seat;
    },
    giveBackOwn: (userId: string) =>
      database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const group = await repo.findSeat(tx, userId);
        if (group) await giveBack(tx, userId, group);
      }),
    /** The owner takes a seat back; of a person without one nothing changes. */
    remove: (group: GroupRow, userId: string) =>
      database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) return;
        if (!(await giveBack(tx, userId, group))) return;
        await record(tx, seatRemoved, { userId, subjectId: newId(), facts: { name: group.name } });
      }),
    task: {
      name: 'premium_groups.by_time',
      everyMs: 10 * 60_000,
      async run() {
        const times = {
          now: getInstant(clock.now()),
          soon: getInstant(clock.now() + groupLimits.reminderDays * dayMs),
        };
        for (const id of await repo.findEnds(database.db, 'soon', times)) await runLocked(id, remind);
        for (const id of await repo.findEnds(database.db, 'over', times)) await runLocked(id, announceEnd);
      },
    } satisfies PeriodicTask,
  };

  async function assertFree(tx: Transaction, group: GroupRow, present: GroupRow | null): Promise<void> {
    const now = clock.now();
    const isOpen = ({ paidUntil }: GroupRow) =>
      ['active', 'grace'].includes(readGroupState(paidUntil === null ? null : Date.parse(paidUntil), now));
    if (!isOpen(group))
      throw new Fault('conflict', `${group.name} has no paid seats now. Try again when it has paid.`);
    if (present && isOpen(present))
      throw new Fault('conflict', `You have a seat in ${present.name}. Give it back first, then try again.`);
    const takenSeats = (await repo.countSeats(tx, [group.id])).get(group.id) ?? 0;
    if (takenSeats >= group.seats)
      throw new Fault(
        'conflict',
        `All ${group.seats} seats of ${group.name} are taken. Ask for another seat there.`,
      );
  }

  /** @returns false if the student has no seat there */
  async function giveBack(tx: Transaction, userId: string, { id, ownerId }: GroupRow): Promise<boolean> {
    if (!(await repo.removeSeat(tx, userId, id))) return false;
    await updateAccess(tx, userId);
    if (ownerId !== null) await publishHint(tx, ownerId, { topic: 'account', id: null });
    return true;
  }

  async function runLocked(
    id: string,
    run: (tx: Transaction, group: GroupRow) => Promise<void>,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const group = await repo.lockGroup(tx, id);
      if (group) await run(tx, group);
    });
  }
}

async function remind(
  tx: Transaction,
  { id, ownerId, name, paidUntil, remindedOf }: GroupRow,
): Promise<void> {
  if (paidUntil === null || remindedOf === paidUntil) return;
  await repo.updateGroup(tx, id, { remindedOf: paidUntil });
  if (ownerId === null) return;
  const facts = { name, day: dayText(paidUntil, await getZone(tx, ownerId)) };
  await record(tx, groupEndsSoon, { userId: ownerId, subjectId: newId(), facts });
}

/** The owner and every member are told once for each end. */
async function announceEnd(
  tx: Transaction,
  { id, ownerId, name, paidUntil, endedSaidOf }: GroupRow,
): Promise<void> {
  if (paidUntil === null || endedSaidOf === paidUntil) return;
  await repo.updateGroup(tx, id, { endedSaidOf: paidUntil });
  const end = getInstant(getSeatEnd(Date.parse(paidUntil)));
  const members = (await repo.listSeats(tx, id, null)).filter(({ userId }) => userId !== ownerId);
  const readers = [
    ...(ownerId === null ? [] : [{ userId: ownerId, isOwner: true }]),
    ...members.map(({ userId }) => ({ userId, isOwner: false })),
  ];
  for (const { userId, isOwner } of readers) {
    const facts = { name, day: dayText(end, await getZone(tx, userId)), is_owner: isOwner };
    await record(tx, groupEnded, { userId, subjectId: newId(), facts });
  }
}
