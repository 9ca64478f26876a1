import { type DayFigure, dayFigures, groupStart, lagosDay } from '@akada/core/analytics/day-figures.ts';
import { dayAfter, daysBetween } from '@akada/core/time/local-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson, type SignedInCaller } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { callAdmin, createAdministrator } from '../testing/administrators.ts';
import { analyticsCounting, createAnalyticsRebuild } from './analytics.service.ts';

const dayMs = 24 * 60 * 60_000;
const startsAt = Date.parse('2026-10-01T09:00:00Z');

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp({ startsAt });
});

afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;
const storedDays = () => query('SELECT day, figures::text, reasons::text FROM analytics_days ORDER BY day');
const count = () => analyticsCounting(app.platform).run();

const read = async (search: string) => {
  const answer = await callAdmin(app, admin, 'GET', `/analytics${search}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

it('the analytics report no figures before the first account', async () => {
  await count();
  expect(await storedDays()).toEqual([]);
  admin = await createAdministrator(app);
  expect(await read('')).toMatchObject({
    from: '2026-09-04',
    to: '2026-10-01',
    since: null,
    counted_at: null,
    steps: null,
    cohorts: [],
    reasons: [],
  });
});

it.each(['?days=8', '?group=year', '?days=28&course=all', "?group=day'--"])(
  'the server rejects %s',
  async (search) => {
    expect((await callAdmin(app, admin, 'GET', `/analytics${search}`)).statusCode).toBe(422);
  },
);

interface Act {
  userId: string;
  at: number;
}

/** Makes rows over 45 days, with each counted kind, and others that must not count. */
async function live() {
  const tutorId = await createTutor(app, 'approved');
  const people: Act[] = [];
  const acts: Act[] = [];
  for (let index = 0; index < 12; index += 1) {
    const joined = startsAt + index * 7 * 3_600_000;
    const { userId } = await createPerson(app, { verified: index % 3 > 0 });
    await query('UPDATE users SET created_at = $2 WHERE id = $1', [userId, new Date(joined)]);
    people.push({ userId, at: joined });
    // These are around midnight in Lagos, the next day, a week and four weeks later.
    for (const days of [0, 0.58, 1, index % 2 ? 7.5 : 15, index % 4 ? 29 : 41]) {
      acts.push({ userId, at: joined + days * dayMs });
    }
  }
  for (const [at, { userId, at: moment }] of acts.entries()) {
    const when = new Date(moment);
    if (at % 3 === 0) {
      const question = [userId, newId()];
      await query(
        `INSERT INTO practice_questions (user_id, question_id, version, type, stem, options, answer_indexes)
         VALUES ($1, $2, 1, 'single', 'Which?', '{a,b}', '{0}')`,
        question,
      );
      await query(
        `INSERT INTO practice_answers VALUES ($1, $3, $3, $2, 1, '{0}', true, null, 0, 900, null, $4::timestamptz, $4::timestamptz::date, 'UTC', $4)`,
        [...question, newId(), when],
      );
    } else if (at % 3 === 1) {
      await query(
        `INSERT INTO reviews (id, user_id, item_kind, item_id, grade, given_at, local_day, zone, took_ms)
         VALUES ($2, $1, $3, $2, 3, $4::timestamptz, $4::timestamptz::date, 'UTC', 900)`,
        [userId, newId(), at % 2 ? 'card' : 'question', when],
      );
    } else {
      await query(
        `INSERT INTO exams (id, user_id, title, duration_minutes, started_at, deadline_at, closes_at, last_seen_at,
           wanted, finished_at, finished_by, correct, answered, score, max_score)
         VALUES ($2, $1, 'Mock', 30, $3, $4, $4, $3, 5, $3, 'submit', 0, $5, 0, 5)`,
        [userId, newId(), when, new Date(moment + 1_800_000), at % 2 ? 0 : 4],
      );
    }
    const state = at % 4;
    const booking = at % 24 === 2 ? 'held' : state === 1 ? 'cancelled' : 'completed';
    await query(
      `INSERT INTO generations (id, user_id, note_id, kind, status, requested, made, created_at, finished_at,
         failure_code, shortfall)
       VALUES ($2, $1, $2, 'mcq', $3, 9, $4, $5, $6, $7, $8)`,
      [
        userId,
        newId(),
        state === 0 ? 'failed' : state === 3 ? 'running' : 'ready',
        state * 3,
        when,
        state === 3 ? null : when,
        state === 0 ? 'nothing_to_ask' : null,
        state === 1 ? 'too_short' : null,
      ],
    );
    // The request came half a day before the session, often on the previous day.
    const booked = new Date(moment - 12 * 3_600_000);
    await query(
      `INSERT INTO bookings (id, student_id, tutor_id, state, starts_at, ends_at, subject, message, price, cancel_hours,
         buffer_minutes, notice_hours, call_room, created_at, changed_at, ended_at, ended_by, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'Chemistry', '', 0, 24, 0, 0, $1::uuid::text, $7, $7, $8, $9, $10)`,
      [
        newId(),
        userId,
        tutorId,
        booking,
        when,
        new Date(moment + 3_600_000),
        booked,
        ...(booking === 'held' ? [null, null, when] : [when, 'student', null]),
      ],
    );
    const isPaid = at % 2 === 0;
    await query(
      `INSERT INTO payments (id, user_id, purpose, amount, currency, renews, status, created_at, settled_at)
       VALUES ($1, $2, 'month', 150000, 'NGN', false, $3, $4, $5)`,
      [newId(), userId, isPaid ? 'paid' : 'pending', booked, isPaid ? when : null],
    );
    if (at % 6 === 0)
      await query(
        `INSERT INTO premium_periods (user_id, period, kind)
         VALUES ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '7 days'), $3)`,
        [userId, when, at % 12 === 0 ? 'trial' : 'given'],
      );
    const [debit, credit] =
      at % 5 ? ['at_provider', 'subscription_income'] : ['subscription_income', 'at_provider'];
    await query(
      'INSERT INTO ledger_entries (source, purpose, debit, credit, amount, written_at) VALUES ($1, $1, $2, $3, $4, $5)',
      [newId(), debit, credit, 1_000 + at, when],
    );
  }
  return people;
}

/** The same figures in another way: row by row, and by the clock of Lagos. */
async function summed(day: string): Promise<Partial<Record<DayFigure, number>>> {
  const answers = await query('SELECT user_id, given_at AS at FROM practice_answers');
  const reviews = await query('SELECT user_id, item_kind, given_at AS at FROM reviews');
  const exams = await query('SELECT user_id, answered, finished_at AS at FROM exams');
  const sets = await query('SELECT user_id, status, made, finished_at AS at FROM generations');
  const bookings = await query('SELECT state, created_at, ended_at AS at FROM bookings');
  const payments = await query('SELECT status, settled_at AS at FROM payments');
  const periods = await query('SELECT kind, lower(period) AS at FROM premium_periods');
  const ledger = await query('SELECT credit, amount, written_at AS at FROM ledger_entries');
  const joined = (
    await query(`SELECT id, email_verified_at, created_at AS at FROM users WHERE role = 'student'`)
  ).filter(({ at }) => getDay(at) === day);
  const ended = exams.filter(({ answered }) => answered > 0);
  const learnt = [...answers, ...reviews, ...ended];
  const own = <Row extends { at: string | null }>(rows: Row[]) =>
    rows.filter(({ at }) => at && getDay(at) === day);
  const since = (first: string) =>
    new Set(learnt.filter(({ at }) => getDay(at) >= first && getDay(at) <= day).map(({ user_id }) => user_id))
      .size;
  const later = (rows: { user_id: string; at: string | null }[], first: number, last: number) =>
    joined.filter(({ id }) =>
      rows.some(({ user_id, at }) => {
        if (user_id !== id || at === null) return false;
        const days = daysBetween(day, getDay(at));
        return days >= first && days <= last;
      }),
    ).length;
  const created = own(sets).filter(({ status }) => status === 'ready');
  return {
    learners: since(day),
    learners_of_week: since(groupStart(day, 'week')),
    learners_of_month: since(groupStart(day, 'month')),
    answers: own(answers).length + own(exams).reduce((total, { answered }) => total + answered, 0),
    reviews: own(reviews).filter(({ item_kind }) => item_kind === 'card').length,
    sets_made: created.length,
    questions_made: created.reduce((total, set) => total + set.made, 0),
    sets_refused: own(sets).filter(({ status }) => status === 'failed').length,
    exams: own(ended).length,
    bookings: own(bookings.map(({ state, created_at: at }) => ({ state, at }))).filter(
      ({ state }) => state !== 'held',
    ).length,
    payments: own(payments).filter(({ status }) => status === 'paid').length,
    trials: own(periods).filter(({ kind }) => kind === 'trial').length,
    sessions: own(bookings).filter(({ state }) => state === 'completed').length,
    premium_income: own(ledger).reduce(
      (total, { credit, amount }) =>
        total + (credit === 'subscription_income' ? Number(amount) : -Number(amount)),
      0,
    ),
    signed_up: joined.length,
    confirmed: joined.filter(({ email_verified_at }) => email_verified_at !== null).length,
    first_set: later(
      sets.filter(({ status }) => status === 'ready'),
      0,
      28,
    ),
    first_exam: later(ended, 0, 28),
    back_1: later(learnt, 1, 1),
    back_7: later(learnt, 7, 13),
    back_28: later(learnt, 28, 34),
  };
}

const getDay = (time: string) => lagosDay(Date.parse(time));

it('the figures of every day match its rows, also when counted again', async () => {
  await live();
  app.clock.advance(45 * dayMs);
  await count();
  const counted = await query('SELECT day, figures FROM analytics_days ORDER BY day');
  expect(counted).toHaveLength(46);
  for (const { day, figures } of counted) {
    expect(Object.keys(figures).sort(), day).toEqual(Object.keys(dayFigures).sort());
    expect(figures, day).toMatchObject(await summed(day));
  }
  expect(counted.some(({ figures }) => figures.back_28 > 0 && figures.back_7 > 0)).toBe(true);

  const previous = await storedDays();
  expect(await createAnalyticsRebuild(app.platform)()).toBe(46);
  expect(await storedDays()).toEqual(previous);
});

it('the task counts today at each turn, an open day once a day, and an old day no more', async () => {
  const at = async () => {
    const rows = await query('SELECT day, counted_at FROM analytics_days');
    return new Map(rows.map(({ day, counted_at }) => [day, counted_at]));
  };
  const today = lagosDay(app.clock.now());
  const [open, closed] = [dayAfter(today, -35), dayAfter(today, -37)];
  const first = await at();
  app.clock.advance(60_000);
  await count();
  const second = await at();
  expect([today, open, closed].map((day) => second.get(day) !== first.get(day))).toEqual([
    true,
    false,
    false,
  ]);

  app.clock.advance(dayMs);
  await count();
  const third = await at();
  expect([today, dayAfter(open, 1), closed].map((day) => third.get(day) !== second.get(day))).toEqual([
    true,
    true,
    false,
  ]);
});

it('the server answers by day, week and month from the counted figures', async () => {
  // The session of the first one has ended by now.
  admin = await createAdministrator(app);
  const byDay = await read('?days=90&group=day');
  const byWeek = await read('?days=90&group=week');
  const total = ({ periods }: { periods: { answers: number }[] }) =>
    periods.reduce((sum, { answers }) => sum + answers, 0);
  expect(byDay.periods).toHaveLength(90);
  expect(total(byDay)).toBeGreaterThan(0);
  expect(total(byWeek)).toBe(total(byDay));
  expect(byWeek.cohorts[0]).toMatchObject({ week: '2026-09-28', signed_up: 12 });
  expect(byWeek.steps).toMatchObject({ confirmed: 8 });
  expect(byWeek.reasons.map(({ reason }: { reason: string }) => reason)).toEqual([
    'nothing_to_ask',
    'too_short',
  ]);
  expect(byWeek.since).toBe('2026-10-01');
  expect(byWeek.counted_at).toBe(new Date(byWeek.counted_at).toISOString());
});
