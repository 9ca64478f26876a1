/**
 * Random lives of paid sessions, against a model of the money's owners. After each step all paid money is
 * released, commission, returned or held, as in the ledger.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf, runs, seed } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hourMs, passTime } from '../bookings/testing/booking-people.ts';
import { openGateway } from '../payments/testing/gateway.ts';
import { acceptedPair, getBalances, pay, rate, settle } from './testing/paid-sessions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  await openGateway(app);
});
afterAll(() => app.close());

const share = 382_500;
const fee = 16_750;
const objectionMs = 72 * hourMs;
const freeMs = 24 * hourMs;

type Pair = Awaited<ReturnType<typeof acceptedPair>>;

/** The status of a session by the rules; `due` is decided once the time for objections has passed. */
type Course = 'accepted' | 'held' | 'due' | 'missed' | 'gone' | 'released' | 'back';

interface Session extends Pair {
  reference: string | null;
  startsAt: number;
  /** Until when it can be paid. */
  payUntil: number;
  course: Course;
}

/** The balances that one payment leaves, by account. */
function expected({ course }: Session): Record<string, number> {
  if (course === 'accepted' || course === 'gone') return {};
  if (course === 'back') return { at_provider: -fee, provider_fees: fee };
  const paid = { at_provider: rate - fee, provider_fees: fee };
  return course === 'released'
    ? { ...paid, owed_to_tutors: -share, commission_income: share - rate }
    : { ...paid, held_for_sessions: -rate };
}

/** Each step returns the status that follows from it; undefined if it has no effect now. */
const steps: ((session: Session, now: number) => Promise<Course | undefined>)[] = [
  async (session, now) => {
    if (session.course !== 'accepted' || now >= session.payUntil) return;
    session.reference = (await pay(app, session.student, session.id)).reference;
    return 'held';
  },
  async ({ student, id, course, startsAt }, now) => {
    const { status } = await student.cancel(id);
    if (status !== 200 || now >= startsAt) return;
    if (course === 'accepted') return 'gone';
    if (course === 'held') return now < startsAt - freeMs ? 'back' : 'due';
  },
  async ({ tutor, id, course, startsAt }, now) => {
    await tutor.cancel(id);
    if (now >= startsAt) return;
    if (course === 'accepted') return 'gone';
    if (course === 'held') return 'back';
  },
  async ({ student, id, course }) => {
    const { status } = await student.complete(id);
    if (status === 200 && course === 'held') return 'released';
  },
  async ({ student, id, course }) => {
    const { status } = await student.noShow(id);
    if (status === 200 && course === 'held') return 'missed';
  },
  async ({ tutor, id, course }) => {
    const { status } = await tutor.waive(id);
    if (status === 200 && course === 'due') return 'back';
  },
];

/** The status after a passage of time. */
function later({ course, startsAt, payUntil }: Session, now: number): Course {
  if (course === 'accepted' && now >= payUntil) return 'gone';
  if (now < startsAt + objectionMs) return course;
  if (course === 'missed') return 'back';
  return course === 'held' || course === 'due' ? 'released' : course;
}

async function history(start: number): Promise<void> {
  const random = randomOf(start);
  const sessions: Session[] = [];
  for (const hours of [30, 34, 38, 42, 46]) {
    const pair = await acceptedPair(app, hours);
    const { starts_at, expires_at } = await pair.student.read(pair.id);
    const moments = { startsAt: Date.parse(starts_at), payUntil: Date.parse(expires_at) };
    sessions.push({ ...pair, ...moments, reference: null, course: 'accepted' });
  }
  for (let step = 0; step < 14; step += 1) {
    const session = sessions[random(sessions.length)] ?? sessions[0];
    if (!session) return;
    if (random(4) === 0) {
      app.clock.advance([hourMs, 7 * hourMs, 25 * hourMs, 75 * hourMs][random(4)] ?? hourMs);
      await passTime(app);
      await passTime(app);
    } else {
      const next = await steps[step < 3 ? 0 : random(steps.length)]?.(session, app.clock.now());
      if (next !== undefined) session.course = next;
    }
    for (const one of sessions) one.course = later(one, app.clock.now());
    // Refunds in progress arrive.
    for (let round = 0; round < 2; round += 1) {
      await settle(app);
      app.clock.advance(60_000);
    }
    for (const one of sessions) {
      const balances = one.reference === null ? {} : await getBalances(app, one.reference);
      expect(balances, `history ${start}, step ${step}, ${one.course}`).toEqual(expected(one));
    }
  }
}

// Each has the lives of five sessions.
test.each(Array.from({ length: runs(500) / 5 }, (_, index) => seed + index))(
  'the ledger matches the model in history %i',
  async (start) => history(start),
);
