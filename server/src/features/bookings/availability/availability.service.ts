/** Hours of tutors, and the times that are free by them. */
import type { Availability, AvailabilityException } from '@akada/contract/work/availability.ts';
import { type BookingRules, bookingLimits, usualRules } from '@akada/core/bookings/booking-rules.ts';
import type { FreeSlot, OpenHours, Range } from '@akada/core/bookings/free-times.ts';
import { getMinutes, getTime, overlap } from '@akada/core/bookings/open-hours.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { moveTutorTo, type TeachingProfile, teachingProfile } from '../../tutors/tutor-standing.service.ts';
import { tutorHoursChanged } from '../booking/bookings.events.ts';
import { createSessionPrices } from '../booking/session-prices.service.ts';
import { takenOf } from '../booking/taken-hours.repo.ts';
import * as repo from './availability.repo.ts';
import type { ExceptionRow } from './availability.tables.ts';

const dayMs = 86_400_000;

export type AvailabilityService = ReturnType<typeof createAvailability>;

export function createAvailability({
  database,
  clock,
  config,
}: Pick<Platform, 'database' | 'clock' | 'config'>) {
  const prices = createSessionPrices(config);
  const today = () => getInstant(clock.now() - dayMs).slice(0, 10);

  return {
    /** @throws Fault `not_found` before there is a profile */
    async read(tutorId: string): Promise<Availability> {
      const { db } = database;
      const profile = await teachingProfile(db, tutorId);
      if (!profile) throw notFound();
      return present(profile, await repo.findRules(db, tutorId), await repo.findWeekly(db, tutorId));
    },
    /** @throws Fault `not_found` before there is a profile, `validation_failed` for hours that overlap */
    async save(tutorId: string, form: Availability): Promise<Availability> {
      if (overlap(form.weekly)) throw invalidField('weekly', 'Two of these times overlap. Make them one.');
      const weekly = form.weekly.map(({ day, from, to }) => ({ day, ...minutesFrom({ from, to }) }));
      await database.transaction(async (tx) => {
        await moveTutorTo(tx, tutorId, form.time_zone);
        await repo.saveRules(tx, {
          tutorId,
          minutes: [...new Set(form.minutes)].sort((one, other) => one - other),
          noticeHours: form.notice_hours,
          bufferMinutes: form.buffer_minutes,
          horizonDays: form.horizon_days,
          cancelHours: form.cancel_hours,
          callUrl: form.call_url,
          changedAt: getInstant(clock.now()),
        });
        await repo.replaceWeekly(tx, tutorId, weekly);
        await noteChange(tx, tutorId);
      });
      return this.read(tutorId);
    },
    async exceptions(tutorId: string) {
      const rows = await repo.findExceptions(database.db, tutorId, today());
      return { items: rows.map(presentException), total: rows.length };
    },
    /** @throws Fault `validation_failed`, `conflict` where a day has other hours already */
    async addException(
      tutorId: string,
      { from_date: fromDay, to_date: toDay, hours }: Omit<AvailabilityException, 'id'>,
    ): Promise<AvailabilityException> {
      if (toDay < fromDay) throw invalidField('to_date', 'The last day comes before the first one.');
      if (Date.parse(toDay) - Date.parse(fromDay) > 366 * dayMs)
        throw invalidField('to_date', 'At most a year at once.');
      if (overlap(hours)) throw invalidField('hours', 'Two of these times overlap. Make them one.');

      return database.transaction(async (tx) => {
        const id = (await repo.removeExceptionOf(tx, { tutorId, fromDay, toDay })) ?? newId();
        if ((await repo.countExceptions(tx, tutorId, today())) >= bookingLimits.exceptions)
          throw new Fault('conflict', 'You have many dates with other hours. Remove some of them first.');
        const row = { id, tutorId, fromDay, toDay, hours: hours.map(minutesFrom) };
        if (!(await repo.insertException(tx, row)))
          throw new Fault('conflict', 'One of these days has other hours already. Remove those first.');
        await noteChange(tx, tutorId);
        return presentException(row);
      });
    },
    async removeException({ id, tutorId }: ExceptionRow): Promise<void> {
      await database.transaction(async (tx) => {
        await repo.removeException(tx, id);
        await noteChange(tx, tutorId);
      });
    },
    /**
     * @returns when this tutor is free; tutors see their own before they are approved
     * @throws Fault `not_found` also for another tutor who is not approved
     */
    async slots(
      callerId: string,
      tutorId: string,
      { from, to, minutes }: { from: string; to: string; minutes?: number | undefined },
    ) {
      const range = { from: Date.parse(from), to: Date.parse(to) };
      if (range.to <= range.from) throw invalidField('to', 'This ends before it begins.');
      if (range.to - range.from > bookingLimits.slotDays * dayMs)
        throw invalidField('to', `Ask for ${bookingLimits.slotDays} days at most.`);

      const known = await bookable(database.db, tutorId, { unapproved: callerId === tutorId });
      const { profile, rules } = known;
      const requested = minutes ?? Math.min(...rules.minutes);
      if (!rules.minutes.includes(requested))
        throw invalidField('minutes', 'This tutor does not offer this length.');
      const free = await freeTimesBy(database.db, tutorId, known, { range, now: clock.now() });
      const { findSlots } = await import('@akada/core/bookings/free-times.ts');
      return {
        time_zone: profile.timeZone,
        lengths: rules.minutes.map((length) => ({
          minutes: length,
          price: prices.get(profile.hourlyRate, length),
        })),
        cancel_hours: rules.cancelHours,
        trial: await prices.findTrial(database.db, { studentId: callerId, tutorId }),
        slots: findSlots(free, requested, rules.minutes).map(presentSlot),
      };
    },
  };
}

/** The profile and the booking rules of a tutor. */
export interface Bookable {
  profile: TeachingProfile;
  rules: BookingRules & { callUrl: string | null };
}

/** @throws Fault `not_found` for a tutor who is not approved or whose account is closed */
export async function bookable(
  executor: Executor,
  tutorId: string,
  { unapproved = false } = {},
): Promise<Bookable> {
  const profile = await teachingProfile(executor, tutorId);
  const person = (await peopleById(executor, [tutorId])).get(tutorId);
  if (!profile || !(profile.isOffered || unapproved) || !person || person.deactivated) throw notFound();
  return { profile, rules: await getRules(executor, tutorId) };
}

export async function getRules(executor: Executor, tutorId: string): Promise<Bookable['rules']> {
  return (await repo.findRules(executor, tutorId)) ?? { ...usualRules, callUrl: null };
}

interface WantedTimes {
  range: Range;
  now: number;
  /** True for all open hours, taken or free. */
  hoursAlone?: boolean;
}

/** @returns ranges in which a tutor is free, by rules, hours and what is taken; none without a profile */
export async function freeTimes(
  executor: Executor,
  tutorId: string,
  requested: WantedTimes,
): Promise<Range[]> {
  const profile = await teachingProfile(executor, tutorId);
  if (!profile) return [];
  return freeTimesBy(executor, tutorId, { profile, rules: await getRules(executor, tutorId) }, requested);
}

/** Works like `freeTimes`, for a tutor whose other facts are known. */
export async function freeTimesBy(
  executor: Executor,
  tutorId: string,
  { profile, rules }: Bookable,
  { range, now, hoursAlone = false }: WantedTimes,
): Promise<Range[]> {
  // The clock's library takes a while to load, and few processes need it immediately.
  const { freeRanges } = await import('@akada/core/bookings/free-times.ts');
  const open: OpenHours = {
    timeZone: profile.timeZone,
    weekly: await repo.findWeekly(executor, tutorId),
    exceptions: await repo.findExceptions(executor, tutorId, getInstant(range.from - dayMs).slice(0, 10)),
  };
  const taken = hoursAlone ? [] : await takenOf(executor, [tutorId], { ...widened(range), now });
  return freeRanges(open, rules, { taken, range, now });
}

/** Hours that are taken near the ends count too, because of their pause. */
const widened = ({ from, to }: Range) => ({ from: from - dayMs, to: to + dayMs });

const minutesFrom = ({ from, to }: { from: string; to: string }) => ({
  from: getMinutes(from),
  to: getMinutes(to),
});
const timesFrom = ({ from, to }: { from: number; to: number }) => ({ from: getTime(from), to: getTime(to) });

function present(
  { timeZone }: TeachingProfile,
  found: Awaited<ReturnType<typeof repo.findRules>>,
  weekly: Awaited<ReturnType<typeof repo.findWeekly>>,
): Availability {
  const rules = found ?? { ...usualRules, callUrl: null };
  return {
    time_zone: timeZone,
    weekly: weekly.map(({ day, ...hours }) => ({ day, ...timesFrom(hours) })),
    minutes: [...rules.minutes] as Availability['minutes'],
    notice_hours: rules.noticeHours,
    buffer_minutes: rules.bufferMinutes,
    horizon_days: rules.horizonDays,
    cancel_hours: rules.cancelHours,
    call_url: rules.callUrl,
  };
}

const presentException = ({ id, fromDay, toDay, hours }: ExceptionRow): AvailabilityException => ({
  id,
  from_date: fromDay,
  to_date: toDay,
  hours: hours.map(timesFrom),
});

const presentSlot = ({ from, to, longest }: FreeSlot) => ({
  starts_at: getInstant(from),
  ends_at: getInstant(to),
  longest,
});

async function noteChange(tx: Transaction, tutorId: string): Promise<void> {
  await record(tx, tutorHoursChanged, { userId: tutorId, subjectId: newId(), facts: {} });
}
