/** Decides at the hour at which a student studies whether there is something to remind of: once a day at most. */
import { type DueToday, describeDailyReminder } from '@akada/core/push/daily-reminder.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { nextLocalHour } from '@akada/core/time/next-local-hour.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDevices, getZone } from '../accounts/accounts.ts';
import { findDevices } from './push-devices.repo.ts';
import { enqueueMessage } from './push-messages.repo.ts';
import * as repo from './push-schedules.repo.ts';

const hourMs = 60 * 60_000;
/** A reminder that an outage delayed by more is not sent: at night it would only disturb. */
const maxDelayMs = 2 * hourMs;
/** A device that was off for longer shows nothing: the counts are of this evening. */
const lifetimeMs = 4 * hourMs;
const roundSize = 500;

export interface PushPlanningDeps extends Pick<Platform, 'database' | 'clock' | 'queue'> {
  studyHour(userId: string): Promise<number>;
  /** Counts what is due for a student, and what starts within a day. */
  countDue(userId: string): Promise<DueToday>;
  /** @returns false if the student has turned reminders off on every channel */
  wantsReminders(userId: string): Promise<boolean>;
}

export function createPushPlanning(deps: PushPlanningDeps) {
  const { database, clock } = deps;
  return {
    /** Follows the student into another time zone. */
    async followZone(tx: Transaction, userId: string): Promise<void> {
      const hour = await deps.studyHour(userId);
      await repo.moveSchedule(
        tx,
        userId,
        getInstant(nextLocalHour(clock.now(), await getZone(tx, userId), hour)),
      );
    },
    /** Reminds in the morning of an exam; the day has no other reminder then. */
    async remindOfExam(tx: Transaction, userId: string, examTime: string): Promise<void> {
      const now = clock.now();
      if (!(await deps.wantsReminders(userId))) return;
      const due = { cards: 0, questions: 0, sessions: 0, exams: 0, planMinutes: 0, examDays: 0, examTime };
      const deviceIds = await findOpenDeviceIds(tx, userId, now);
      await send(deps, tx, { userId, due, deviceIds, zone: await getZone(tx, userId), now });
    },
    async planDue(): Promise<void> {
      for (;;) {
        const due = await repo.findDueSchedules(database.db, getInstant(clock.now()), roundSize);
        for (const userId of due) await plan(deps, userId);
        if (due.length < roundSize) return;
      }
    },
  };
}

async function plan(deps: PushPlanningDeps, userId: string): Promise<void> {
  const { database, clock } = deps;
  const [due, isWanted, hour] = await Promise.all([
    deps.countDue(userId),
    deps.wantsReminders(userId),
    deps.studyHour(userId),
  ]);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const hourAt = await repo.lockDueSchedule(tx, userId, getInstant(now));
    if (hourAt === null) return;

    const deviceIds = await findOpenDeviceIds(tx, userId, now);
    if (deviceIds.length === 0) return repo.deleteSchedule(tx, userId);

    const zone = await getZone(tx, userId);
    await repo.moveSchedule(tx, userId, getInstant(nextLocalHour(now, zone, hour)));
    const isOutdated = now - Date.parse(hourAt) > maxDelayMs;
    if (isOutdated || !isWanted || describeDailyReminder(due) === null) return;

    await send(deps, tx, { userId, due, deviceIds, zone, now });
  });
}

interface Reminder {
  userId: string;
  due: DueToday;
  deviceIds: readonly string[];
  zone: string;
  now: number;
}

/** Does nothing for a student who has had the reminder of this day. */
async function send(
  { queue }: Pick<PushPlanningDeps, 'queue'>,
  tx: Transaction,
  { userId, due, deviceIds, zone, now }: Reminder,
): Promise<void> {
  if (deviceIds.length === 0) return;
  const day = { userId, localDay: localDay(now, zone) };
  const times = { createdAt: getInstant(now), expiresAt: getInstant(now + lifetimeMs) };
  if (!(await repo.insertDay(tx, { ...due, ...day, ...times }))) return;
  for (const deviceId of deviceIds) await enqueueMessage(tx, queue, { ...day, deviceId }, now);
}

/** A device without an open sign-in gets nothing. */
async function findOpenDeviceIds(tx: Transaction, userId: string, now: number): Promise<string[]> {
  const open = new Set((await getDevices(tx, userId, getInstant(now))).map(({ id }) => id));
  return (await findDevices(tx, userId)).flatMap(({ id, sessionId }) => (open.has(sessionId) ? [id] : []));
}
