/** The study reminder: at the student's hour, once a day, and only while there is something to do. */
import type { HabitsToday, StudyReminder } from '@akada/contract/observers/habits.ts';
import { findStudyHour } from '@akada/core/habits/study-hour.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { nextLocalHour } from '@akada/core/time/next-local-hour.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getZone, lockAccount } from '../../accounts/accounts.ts';
import { reviewedHours } from '../../memory/study-days.service.ts';
import { studyReminderDue } from '../figures/habits.events.ts';
import type { DueNow } from './due-now.service.ts';
import * as repo from './study-reminders.repo.ts';

/** In the evening there is still time to study. */
const usualHour = 18;
/** A reminder that an outage delayed by more is not sent: at night it would only disturb. */
const latestMs = 2 * 60 * 60_000;
const atOnce = 500;
/** Days that tell when a student studies: four weeks, so that a new timetable counts soon. */
const habitDays = 28;

export interface StudyRemindersDeps extends Pick<Platform, 'database' | 'clock'> {
  /** Counts the student's due items in the account's time zone. */
  due(userId: string): Promise<DueNow>;
  /** Null if gamification is minimised. */
  today(userId: string): Promise<HabitsToday | null>;
}

export type StudyReminders = ReturnType<typeof createStudyReminders>;

export function createStudyReminders(deps: StudyRemindersDeps) {
  const { database, clock } = deps;
  const { db } = database;
  const nextAt = (hour: number, zone: string) => getInstant(nextLocalHour(clock.now(), zone, hour));

  const read = async (userId: string): Promise<StudyReminder> => {
    const row = await repo.findReminder(db, userId);
    return { on: row !== null && row.nextAt !== null, hour: row?.hour ?? usualHour };
  };

  return {
    read,
    /** @returns the requested hour of the reminder, else the hour of the day at which the student studies */
    async studyHour(userId: string): Promise<number> {
      const { on, hour } = await read(userId);
      if (on) return hour;

      const today = localDay(clock.now(), await getZone(db, userId));
      return findStudyHour(await reviewedHours(db, userId, dayAfter(today, -habitDays))) ?? hour;
    },
    async save(userId: string, { on, hour }: StudyReminder): Promise<StudyReminder> {
      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const zone = await getZone(tx, userId);
        await repo.putReminder(tx, { userId, hour, nextAt: on ? nextAt(hour, zone) : null });
      });
      return read(userId);
    },
    /** Moves the reminder to the same hour of the student's new time zone. */
    async moved(tx: Transaction, userId: string): Promise<void> {
      const row = await repo.lockReminder(tx, userId);
      if (row) await repo.putReminder(tx, { ...row, nextAt: nextAt(row.hour, await getZone(tx, userId)) });
    },
    async remindDue(): Promise<void> {
      for (;;) {
        const due = await repo.findDueReminders(db, getInstant(clock.now()), atOnce);
        for (const userId of due) await remind(deps, userId);
        if (due.length < atOnce) return;
      }
    },
  };
}

/**
 * Reminds a student at most once a day: the day's event exists once, and the next check is at the next
 * occurrence of the reminder's hour.
 */
async function remind(deps: StudyRemindersDeps, userId: string): Promise<void> {
  const { database, clock } = deps;
  const [due, habits] = await Promise.all([deps.due(userId), deps.today(userId)]);
  await database.transaction(async (tx) => {
    const row = await repo.lockReminder(tx, userId);
    const now = clock.now();
    if (!row || Date.parse(row.nextAt) > now) return;

    const zone = await getZone(tx, userId);
    await repo.putReminder(tx, { ...row, nextAt: getInstant(nextLocalHour(now, zone, row.hour)) });
    const isOpen = habits !== null && !habits.streak.today_counts;
    if (now - Date.parse(row.nextAt) > latestMs || (due.cards + due.questions === 0 && !isOpen)) return;

    const streak = isOpen && habits.streak.days > 0 ? habits.streak.days : null;
    await recordOnce(tx, studyReminderDue, {
      userId,
      subjectId: repeatableId('study_reminder', userId, localDay(now, zone)),
      facts: { ...due, streak },
    });
  });
}
