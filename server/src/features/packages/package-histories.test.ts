/**
 * Random lives of packages against a model of their lessons. After each step every kobo of the payment is held for the
 * package, held for a session, earned, or on its way back, as in the ledger and as both people read.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf, runs, seed } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hourMs, passTime } from '../bookings/testing/booking-people.ts';
import { settle } from '../earnings/testing/paid-sessions.ts';
import { openGateway } from '../payments/testing/gateway.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import {
  ask,
  buy,
  end,
  lessonPrice,
  newPackagePair,
  passPackageTime,
  readPackages,
} from './testing/package-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  await openGateway(app);
});
afterAll(() => app.close());

/** `late`: cancelled too late, and the tutor can still give the lesson back. */
type Course = 'requested' | 'booked' | 'late' | 'used' | 'back';

interface Lesson {
  id: string;
  startsAt: number;
  requestedAt: number;
  course: Course;
}

interface Life {
  pair: Awaited<ReturnType<typeof newPackagePair>>;
  reference: string;
  packageId: string;
  lessons: Lesson[];
  isEnding: boolean;
}

const count = ({ lessons }: Life, ...courses: Course[]) =>
  lessons.filter(({ course }) => courses.includes(course)).length;
const isOpen = ({ course }: Lesson) => course === 'requested' || course === 'booked';

/** @returns the balances in lessons */
async function readLedger({ reference, packageId }: Life): Promise<Record<string, number>> {
  const rows = await getRows(
    app,
    `SELECT account, round(sum(amount) / $3, 4)::float8 AS lessons FROM (
       SELECT debit AS account, amount, source FROM ledger_entries
       UNION ALL SELECT credit, -amount, source FROM ledger_entries) AS sides
     WHERE (source = $1 OR source IN (SELECT reference::text FROM held_payments WHERE package_id = $2))
       AND account IN ('held_for_packages', 'held_for_sessions', 'owed_to_tutors', 'commission_income')
     GROUP BY account HAVING sum(amount) <> 0`,
    [reference, packageId, lessonPrice],
  );
  return Object.fromEntries(rows.map(({ account, lessons }) => [account, lessons]));
}

function expected(life: Life): Record<string, number> {
  const [held, used] = [count(life, 'booked', 'late'), count(life, 'used')];
  const hasEnded = life.isEnding && count(life, 'requested', 'booked', 'late') === 0;
  const balances = {
    held_for_packages: hasEnded ? 0 : held + used - 5,
    held_for_sessions: -held,
    owed_to_tutors: -0.85 * used,
    commission_income: -0.15 * used,
  };
  return Object.fromEntries(Object.entries(balances).filter(([, lessons]) => lessons !== 0));
}

/** Each step changes the model as the rules say; a step that is not allowed does nothing. */
const steps: ((life: Life, lesson: Lesson | undefined, now: number) => Promise<void>)[] = [
  async (life) => {
    const { student, tutor } = life.pair;
    if (count(life, 'requested') === 2) return;
    const { id, starts_at, uses_lesson } = await ask(
      app,
      student,
      tutor.userId,
      30 + 3 * life.lessons.length,
    );
    const hasLesson = !life.isEnding && count(life, 'requested', 'booked', 'late', 'used') < 5;
    expect(uses_lesson).toBe(hasLesson);
    if (!hasLesson) await student.cancel(id);
    else
      life.lessons.push({
        id,
        startsAt: Date.parse(starts_at),
        requestedAt: app.clock.now(),
        course: 'requested',
      });
  },
  async ({ pair: { tutor } }, lesson) => {
    if (lesson?.course !== 'requested') return;
    expect((await tutor.accept(lesson.id)).status).toBe(200);
    lesson.course = 'booked';
  },
  async ({ pair: { student } }, lesson, now) => {
    if (!lesson || !isOpen(lesson) || now >= lesson.startsAt) return;
    await student.cancel(lesson.id);
    const isLate = lesson.course === 'booked' && now >= lesson.startsAt - 24 * hourMs;
    lesson.course = isLate ? 'late' : 'back';
  },
  async ({ pair: { tutor } }, lesson, now) => {
    if (!lesson || !isOpen(lesson) || now >= lesson.startsAt) return;
    await tutor.cancel(lesson.id);
    lesson.course = 'back';
  },
  async ({ pair: { student } }, lesson) => {
    if (lesson?.course !== 'booked') return;
    if ((await student.complete(lesson.id)).status === 200) lesson.course = 'used';
  },
  async ({ pair: { tutor } }, lesson) => {
    if (lesson?.course !== 'late') return;
    if ((await tutor.waive(lesson.id)).status === 200) lesson.course = 'back';
  },
  async (life) => {
    if (life.lessons.length < 3) return;
    expect((await end(life.pair.student, life.packageId)).status).toBe(200);
    life.isEnding = true;
  },
];

function passModelTime(lesson: Lesson, now: number): void {
  if (lesson.course === 'requested' && now >= lesson.requestedAt + 24 * hourMs) lesson.course = 'back';
  const isSettled = now >= lesson.startsAt + 72 * hourMs;
  if (isSettled && (lesson.course === 'booked' || lesson.course === 'late')) lesson.course = 'used';
}

test.each(Array.from({ length: runs(20) }, (_, index) => seed + index))(
  'lessons, ledger and words agree with the model in history %i',
  async (start) => {
    const random = randomOf(start);
    const pair = await newPackagePair(app);
    const reference = await buy(app, pair.student, pair.tutor.userId);
    await settle(app);
    const [{ id: packageId }] = await readPackages(pair.student);
    const life: Life = { pair, reference, packageId, lessons: [], isEnding: false };
    for (let step = 0; step < 18; step += 1) {
      const kind = step < 2 ? 0 : random(steps.length + 2);
      const lesson = life.lessons[random(Math.max(1, life.lessons.length))];
      if (kind >= steps.length) {
        app.clock.advance([5 * hourMs, 25 * hourMs, 80 * hourMs][random(3)] ?? hourMs);
        await passTime(app);
        await passTime(app);
        for (const one of life.lessons) passModelTime(one, app.clock.now());
      } else await steps[kind]?.(life, lesson, app.clock.now());
      await settle(app);
      await passPackageTime(app);
      expect(await readLedger(life), `history ${start}, step ${step}, kind ${kind}`).toEqual(expected(life));
      for (const person of [pair.student, pair.tutor])
        expect((await readPackages(person))[0]).toMatchObject({
          booked: count(life, 'requested', 'booked', 'late'),
          used: count(life, 'used'),
        });
    }
  },
);
