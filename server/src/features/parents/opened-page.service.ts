/** The page of a parent, who has a code and no account. Each answer lists its fields: nothing else of the student leaves here. */
import type { ParentView, SeenPayment, SeenSession } from '@akada/contract/identity/parents.ts';
import { getWeek } from '@akada/core/habits/study-day.ts';
import { getLastMailWeek, planNextMail } from '@akada/core/parents/mail-week.ts';
import { parentLimits } from '@akada/core/parents/parents.ts';
import { getFirstName } from '@akada/core/payments/payment-links.ts';
import { describeForStudent, paymentNames } from '@akada/core/payments/payment-words.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { getContact } from '../accounts/accounts.ts';
import { listStudentSessions } from '../bookings/session/student-sessions.service.ts';
import type { ExamsService } from '../exams/exams.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import * as repo from './parents.repo.ts';
import type { SeenWeeks } from './seen-weeks.service.ts';

const [minuteMs, hourMs, maxExams] = [60_000, 60 * 60_000, 20];

/** Codes of one source that no parent has. A parent with a code is never counted here. */
const misses: Limit = {
  most: 60,
  windowMs: hourMs,
  refusal: (wait) => `Too many attempts. Please wait ${wait} and try again.`,
};

/** The titles of other exams are the student's own words. */
const isTitleOfOthers = (kind: string | undefined) =>
  kind === 'course_exam' || kind === 'course' || kind === 'hall';

interface Page {
  skip: number;
  limit: number;
}

export interface OpenedPageDeps extends Pick<Platform, 'database' | 'clock' | 'mailer'> {
  exams: Pick<ExamsService, 'list'>;
  payments: Pick<PaymentsService, 'list'>;
  /** Null if the student shows nothing of it. */
  readStreakDays(userId: string): Promise<number | null>;
}

export type OpenedPage = ReturnType<typeof createOpenedPage>;

/** Each function takes a code and the source of the call. @throws Fault `not_found` for an unknown or ended code */
export function createOpenedPage(deps: OpenedPageDeps & { weeks: SeenWeeks }) {
  const { database, clock, mailer, weeks, exams, payments, readStreakDays } = deps;
  const { db } = database;
  const limits = createLimits({ clock });

  return {
    async open(code: string, source: string): Promise<ParentView> {
      const { parent, student } = await find(code, source);
      const now = clock.now();
      const moments = { now: getInstant(now), staleTime: getInstant(now - minuteMs) };
      await repo.touchParent(db, parent.id, moments);
      const { userId } = parent;
      const today = localDay(now, student.timeZone);
      const [seen, streakDays, examList] = await Promise.all([
        weeks.read(userId, getWeek(today), parentLimits.weeks),
        readStreakDays(userId),
        exams.list({ userId, status: 'finished', kind: null, source: null, skip: 0, limit: maxExams }),
      ]);
      return {
        first_name: getFirstName(student.fullName),
        parent_name: parent.name,
        time_zone: student.timeZone,
        today,
        streak_days: streakDays,
        ...seen,
        exams: examList.items.map(({ title, source: examSource, finished_at, started_at, percent }) => ({
          title: isTitleOfOthers(examSource?.kind) ? title : null,
          finished_at: finished_at ?? started_at,
          percent,
        })),
        mails: parent.email === null || !mailer.delivers ? null : parent.nextMailAt !== null,
      };
    },
    async listSessions(
      code: string,
      source: string,
      page: Page,
    ): Promise<{ items: SeenSession[]; total: number }> {
      const { parent } = await find(code, source);
      const { items, total } = await listStudentSessions(db, parent.userId, page);
      return {
        items: items.map(({ startsAt, endsAt, tutorName, state }) => ({
          starts_at: startsAt,
          ends_at: endsAt,
          tutor_name: tutorName,
          state,
        })),
        total,
      };
    },
    async listPayments(
      code: string,
      source: string,
      page: Page,
    ): Promise<{ items: SeenPayment[]; total: number }> {
      const { parent } = await find(code, source);
      const { items, total } = await payments.list(parent.userId, page);
      return {
        items: items.map((payment) => ({
          created_at: payment.created_at,
          what: paymentNames[payment.purpose],
          amount: payment.amount,
          state: describeForStudent(payment).label,
        })),
        total,
      };
    },
    /** @throws Fault `not_found` also for a parent without an address */
    async chooseMails(code: string, source: string, mails: boolean): Promise<{ mails: boolean }> {
      const { parent, student } = await find(code, source);
      if (parent.email === null) throw notFound();
      await database.transaction(async (tx) => {
        const row = await repo.lockParent(tx, parent.id);
        if (row === null) throw notFound();
        if ((row.nextMailAt !== null) === mails) return;
        const next = planNextMail(getLastMailWeek(clock.now(), student.timeZone), student.timeZone);
        await repo.updateParent(tx, row.id, {
          mailWeek: mails ? next.week : null,
          nextMailAt: mails ? getInstant(next.dueAt) : null,
        });
      });
      return { mails };
    },
  };

  async function find(code: string, source: string) {
    const parent = await repo.findParentWithCode(db, hashSecret(code));
    const student = parent && (await getContact(db, parent.userId));
    if (parent && student) return { parent, student };
    await limits.claim({ executor: db, key: `parent-miss:${source}` }, misses);
    throw notFound();
  }
}
