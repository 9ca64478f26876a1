/** A tutor's earnings and teaching figures. Every figure is a sum of lines. */
import type { EarningLine, TutorAnalytics } from '@akada/contract/work/money/earnings.ts';
import { earningNames } from '@akada/core/payments/earning-words.ts';
import { nairaCell } from '@akada/core/payments/naira.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { getPercent, lastMonths } from '@akada/core/tutors/teaching-figures.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Platform } from '../../platform/platform.ts';
import { csvText } from '../../platform/question-files/csv/csv-text.ts';
import { getZone, payoutStops, peopleById } from '../accounts/accounts.ts';
import { countReturning, countTeaching, taughtByMonth } from '../bookings/bookings-teaching.service.ts';
import { countViews } from '../tutors/tutor-listing.service.ts';
import * as repo from './earnings.repo.ts';
import { presentPayout } from './payouts/payouts.present.ts';
import { listPayouts, sumPayouts } from './payouts/payouts.repo.ts';

export type EarningsService = ReturnType<typeof createEarningsService>;

const dayMs = 24 * 60 * 60_000;
const analysedDays = 90;
const shownMonths = 6;
const shownPayouts = 24;

/** The day of the calendar: money changes its month at midnight, not at the hour at which days of study begin. */
const calendarDay = (moment: number, timeZone: string) => wallTime(moment, timeZone).slice(0, 10);

export function createEarningsService({
  database: { db },
  clock,
  config,
}: Pick<Platform, 'database' | 'clock' | 'config'>) {
  return {
    async read(
      tutorId: string,
      { month, ...page }: { month?: string | undefined; skip: number; limit: number },
    ) {
      const timeZone = await getZone(db, tutorId);
      const { months, since } = getMonths(timeZone);
      const { available, frozen, waiting, waitingSessions } = await repo.getSums(db, tutorId);
      const byMonth = await repo.sumsByMonth(db, tutorId, { since, timeZone });
      const { rows, total } = await repo.listLines(db, { tutorId, timeZone, month }, page);
      const payouts = await listPayouts(db, tutorId, { skip: 0, limit: shownPayouts });
      const { paidOut, onItsWay } = await sumPayouts(db, tutorId);
      const stops = await payoutStops(db, [tutorId], clock.now());
      return {
        available: available - paidOut - onItsWay,
        frozen,
        waiting,
        waiting_sessions: waitingSessions,
        paid_out: paidOut,
        on_its_way: onItsWay,
        payouts: payouts.rows.map(presentPayout),
        payouts_stopped_until: stops.get(tutorId) ?? null,
        commission_percent: config.payments.commissionPercent,
        months: months.map((name) => ({ month: name, amount: byMonth.get(name) ?? 0 })),
        lines: { items: await presented(rows), total },
      };
    },
    /** @returns the lines as a table that spreadsheets open */
    async table(tutorId: string, month: string | undefined): Promise<Buffer> {
      const timeZone = await getZone(db, tutorId);
      const { rows } = await repo.listLines(db, { tutorId, timeZone, month }, null);
      const lines = await presented(rows);
      const heading = [
        'day',
        'kind',
        'title',
        'student',
        'minutes',
        'seats',
        'paid (naira)',
        'yours (naira)',
        'state',
        'session',
      ];
      const cells = lines.map((line) => [
        calendarDay(Date.parse(line.starts_at), timeZone),
        line.kind,
        line.title,
        line.student ?? '',
        line.minutes,
        line.seats,
        nairaCell(line.paid),
        nairaCell(line.amount),
        earningNames[line.state],
        line.session_id,
      ]);
      return Buffer.from(csvText([heading, ...cells]));
    },
    async analyse(tutorId: string): Promise<TutorAnalytics> {
      const timeZone = await getZone(db, tutorId);
      const { months, since: sinceMonth } = getMonths(timeZone);
      const since = getInstant(clock.now() - analysedDays * dayMs);
      const counts = await countTeaching(db, tutorId, since);
      const { students, returning } = await countReturning(db, tutorId, since);
      const byMonth = await taughtByMonth(db, tutorId, { since: sinceMonth, timeZone });
      const views = await countViews(db, tutorId, since);
      const answeredCount = counts.accepted + counts.refused;
      return {
        days: analysedDays,
        minutes_taught: counts.minutes,
        sessions: counts.sessions,
        students,
        acceptance: {
          accepted: counts.accepted,
          of: answeredCount,
          percent: getPercent(counts.accepted, answeredCount),
        },
        answer_hours: counts.answerHours,
        cancellations: { by_tutor: counts.cancelledByTutor, by_student: counts.cancelledByStudent },
        returning: { students: returning, of: students, percent: getPercent(returning, students) },
        requests: { requests: counts.requests, of: views, percent: getPercent(counts.requests, views) },
        months: months.map((month) => ({ month, ...(byMonth.get(month) ?? { minutes: 0, sessions: 0 }) })),
      };
    },
  };

  /** @returns the names of the last months, and a moment before the first of them begins */
  function getMonths(timeZone: string) {
    const months = lastMonths(calendarDay(clock.now(), timeZone), shownMonths);
    return { months, since: getInstant(Date.parse(`${months[0]}-01T00:00:00Z`) - dayMs) };
  }

  async function presented(rows: readonly repo.StoredLine[]): Promise<EarningLine[]> {
    const people = await peopleById(
      db,
      rows.flatMap(({ studentId }) => studentId ?? []),
    );
    return rows.map((row) => presentLine(row, people.get(row.studentId ?? '')?.fullName ?? null));
  }
}

function presentLine(row: repo.StoredLine, student: string | null): EarningLine {
  const minutes = (Date.parse(row.endsAt) - Date.parse(row.startsAt)) / 60_000;
  const decided = row.share > 0 ? 'available' : 'returned';
  return {
    kind: row.kind === 'session' ? 'session' : 'tutorial',
    session_id: row.subjectId,
    title: row.title,
    student: row.kind === 'session' ? student : null,
    starts_at: row.startsAt,
    minutes,
    seats: row.seats,
    paid: row.paid,
    amount: row.share,
    state: row.isWaiting ? 'waiting' : row.frozen > 0 ? 'frozen' : decided,
  };
}
