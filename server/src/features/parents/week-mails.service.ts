/** The mail of the week to parents. */
import { decideMail, planNextMail } from '@akada/core/parents/mail-week.ts';
import { getFirstName } from '@akada/core/payments/payment-links.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { getContact } from '../accounts/accounts.ts';
import type { SeenWeeks } from './seen-weeks.service.ts';
import type { ParentCodes } from './parent-codes.ts';
import { weekEmail } from './parent-emails.ts';
import * as repo from './parents.repo.ts';

const atOnce = 100;

interface WeekMailsDeps extends Pick<Platform, 'database' | 'clock' | 'mailer'> {
  codes: ParentCodes;
  weeks: SeenWeeks;
}

/** @returns the task that writes every mail that is due */
export function createWeekMails(deps: WeekMailsDeps): PeriodicTask {
  const { database, clock } = deps;
  return {
    name: 'parents.mail_weeks',
    everyMs: 5 * 60_000,
    async run(stop) {
      for (;;) {
        const due = await repo.findDueParents(database.db, getInstant(clock.now()), atOnce);
        for (const id of due) {
          if (stop?.aborted) return;
          await writeTo(deps, id);
        }
        if (due.length < atOnce) return;
      }
    },
  };
}

/**
 * The mail and the plan of the next one are one change, so that a worker that dies leaves both undone, and two workers
 * write one mail.
 */
async function writeTo({ database, clock, mailer, codes, weeks }: WeekMailsDeps, id: string): Promise<void> {
  const found = await repo.findParent(database.db, id);
  if (!found?.mailWeek || found.email === null) return;
  const student = await getContact(database.db, found.userId);
  const timeZone = student?.timeZone ?? 'UTC';
  const decision = decideMail({ week: found.mailWeek }, { now: clock.now(), timeZone });
  const figures = 'week' in decision && student ? await weeks.read(found.userId, decision.week, 1) : null;

  await database.transaction(async (tx) => {
    const row = await repo.lockParent(tx, id);
    if (row === null || row.email === null || row.mailWeek !== found.mailWeek) return;
    if ('waitUntil' in decision) {
      await repo.updateParent(tx, id, {
        mailWeek: row.mailWeek,
        nextMailAt: getInstant(decision.waitUntil),
      });
      return;
    }
    const next = planNextMail(decision.week, timeZone);
    await repo.updateParent(tx, id, { mailWeek: next.week, nextMailAt: getInstant(next.dueAt) });
    const [week] = figures?.weeks ?? [];
    // A closed account is not told of.
    if (!student || week === undefined) return;
    const mail = {
      name: row.name,
      studentName: getFirstName(student.fullName),
      url: codes.makeUrl(id),
      stopUrl: codes.makeStopUrl(id),
    };
    await mailer.enqueue(tx, { to: row.email, content: weekEmail(mail, week) });
  });
}
