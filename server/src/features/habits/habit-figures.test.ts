/**
 * Tests that figures follow only from the rows, however often, late or mixed up answers arrive, and with a
 * wrong clock.
 */
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { countsAsDay } from '@akada/core/habits/study-day.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { habitsCommand } from '../../cli/habits-command.ts';
import { newId } from '../../platform/ids/ids.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { runs, seed } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerTo } from '../practice/testing/practice.samples.ts';
import { type HabitsStudent, newHabitsStudent } from './testing/habits-student.ts';

const hourMs = 3_600_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const getRows = async (statement: string, userId: string) =>
  (await app.platform.database.pool.query(statement, [userId])).rows;

const computed = {
  days: `SELECT local_day::text, questions, rights, cards, exams, first_at, first_zone, last_at, last_zone, held
    FROM habit_days WHERE user_id = $1 ORDER BY local_day`,
  standing: `SELECT points, days, longest, freezes, recharged, last_day::text, last_at, last_zone
    FROM habit_standings WHERE user_id = $1`,
  won: 'SELECT key, won_on::text FROM habit_achievements WHERE user_id = $1 AND won_on IS NOT NULL ORDER BY key',
};
const getFigures = async (userId: string) =>
  Promise.all(Object.values(computed).map((statement) => getRows(statement, userId)));

/** Recounts the rows in the simplest way. */
async function recounted(userId: string) {
  const answers = await getRows(
    'SELECT local_day::text AS day, question_id, correct FROM practice_answers WHERE user_id = $1',
    userId,
  );
  const log = await getRows(
    `SELECT id, local_day::text AS day, item_id, cancels FROM reviews WHERE user_id = $1 AND item_kind = 'card'`,
    userId,
  );
  const taken = new Set(log.map(({ cancels }) => cancels));
  const reviews = log.filter(({ id, cancels }) => cancels === null && !taken.has(id));
  const days = [...new Set([...answers, ...reviews].map(({ day }) => day))].sort();
  const distinct = (ids: string[]) => new Set(ids).size;
  return days.map((day) => {
    const inputs = answers.filter((answer) => answer.day === day);
    return {
      day,
      questions: inputs.length,
      rights: distinct(inputs.flatMap(({ correct, question_id }) => (correct ? [question_id] : []))),
      cards: distinct(reviews.flatMap((review) => (review.day === day ? [review.item_id] : []))),
    };
  });
}

const zones = ['Africa/Lagos', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Etc/Unknown'];
const event = fc.record({
  kind: fc.constantFrom('answer' as const, 'review' as const, 'review' as const, 'undo' as const),
  item: fc.nat(4),
  right: fc.boolean(),
  hoursAgo: fc.nat(25 * 24),
  zone: fc.constantFrom(...zones),
});
const history = fc.record({
  events: fc.array(event, { minLength: 1, maxLength: 25 }),
  order: fc.array(fc.nat(1_000), { minLength: 40, maxLength: 40 }),
  repeated: fc.array(fc.nat(24), { maxLength: 5 }),
  clockOffMs: fc.constantFrom(0, 0, -40 * 24 * hourMs, 7 * hourMs),
});

it('equal what the rows say and what a rebuild makes', async () => {
  const check = async ({
    events,
    order,
    repeated,
    clockOffMs,
  }: typeof history extends fc.Arbitrary<infer T> ? T : never) => {
    const ada = await newHabitsStudent(app);
    const { ids } = await ada.addSet(5);
    const faces = await Promise.all(ids.map(() => ada.card()));
    const sent = recorded(events, { ids, faces, clockOffMs });
    const twice = [...sent, ...repeated.flatMap((index) => sent[index] ?? [])];
    const shuffled = twice
      .map((one, index) => ({ one, key: order[index % order.length] ?? 0 }))
      .sort((one, other) => one.key - other.key);
    for (let from = 0; from < shuffled.length; from += 6)
      await sendBatch(
        ada,
        shuffled.slice(from, from + 6).map(({ one }) => one),
        clockOffMs,
      );

    const days = await recounted(ada.userId);
    const [stored] = await getFigures(ada.userId);
    expect(stored).toMatchObject(days.map(({ day, ...counted }) => ({ local_day: day, ...counted })));
    expect((await ada.today())?.points ?? 0).toBe(
      days.reduce((sum, { rights, cards }) => sum + rights + cards, 0),
    );
    const { streak } = await ada.habits();
    expect(streak.longest).toBeLessThanOrEqual(days.filter(countsAsDay).length);

    const previous = await getFigures(ada.userId);
    await app.platform.database.pool.query(
      'UPDATE habit_days SET questions = 999, rights = 999 WHERE user_id = $1',
      [ada.userId],
    );
    await habitsCommand.run([], { ...app.platform, clock: app.clock });
    expect(await getFigures(ada.userId)).toEqual(previous);
  };
  await fc.assert(fc.asyncProperty(history, check), { numRuns: runs(60), seed });
});

type Recorded = { practice: PracticeAnswer } | { card: object };

/** As a device records them whose clock is off by so much. */
function recorded(
  events: readonly { kind: string; item: number; right: boolean; hoursAgo: number; zone: string }[],
  { ids, faces, clockOffMs }: { ids: string[]; faces: string[]; clockOffMs: number },
): Recorded[] {
  const reviews: { id: string; face_id: string }[] = [];
  return events.flatMap(({ kind, item, right, hoursAgo, zone }, sequence): Recorded[] => {
    const time = app.clock.now() + clockOffMs - hoursAgo * hourMs;
    const known = zone === 'Etc/Unknown' ? 'Africa/Lagos' : zone;
    const input = { given_at: new Date(time).toISOString(), zone, local_day: localDay(time, known) };
    if (kind === 'answer')
      return [{ practice: answerTo(app, ids[item] ?? '', { ...input, choices: [right ? 0 : 1] }) }];
    if (kind === 'review') {
      const review = { id: newId(), face_id: faces[item] ?? '' };
      reviews.push(review);
      return [
        {
          card: {
            ...review,
            ...input,
            kind,
            grade: right ? 3 : 1,
            duration_ms: 4_000,
            sequence,
            retention: 90,
          },
        },
      ];
    }
    const taken = reviews[item];
    if (!taken) return [];
    const { local_day: _, ...moment } = input;
    return [
      { card: { ...moment, kind, id: newId(), review_id: taken.id, face_id: taken.face_id, sequence } },
    ];
  });
}

async function sendBatch(ada: HabitsStudent, batch: readonly Recorded[], clockOffMs: number): Promise<void> {
  const sentAt = new Date(app.clock.now() + clockOffMs).toISOString();
  const answers = batch.flatMap((one) => ('practice' in one ? [one.practice] : []));
  const events = batch.flatMap((one) => ('card' in one ? [one.card] : []));
  if (answers.length > 0) await ada.send(answers, sentAt);
  if (events.length > 0) await ada.sendEvents(events, sentAt);
  await countFigures(app);
}

it.for([
  ['a review arrives', (ada: HabitsStudent) => ada.review(1), 4],
  ['a goal is chosen', (ada: HabitsStudent) => ada.goal(50), 3],
] as const)('figures include all earlier activity once %s', async ([_what, act, points]) => {
  const ada = await newHabitsStudent(app);
  const time = app.clock.now() - 50 * hourMs;
  await ada.review(3, { given_at: new Date(time).toISOString(), local_day: localDay(time, 'Africa/Lagos') });
  for (const table of ['habit_days', 'habit_standings', 'habit_achievements'])
    await app.platform.database.pool.query(`DELETE FROM ${table} WHERE user_id = $1`, [ada.userId]);
  await act(ada);
  expect(await ada.today()).toMatchObject({ points });
});
