/** Habits as their student sees them: what counts, what is won and celebrated, and how nothing of it shows. */
import { habitsToday } from '@akada/contract/observers/habits.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { distantZones } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newSitter, newTeacher } from '../exams/testing/course-exam-people.ts';
import { answerTo } from '../practice/testing/practice.samples.ts';
import { type HabitsStudent, newHabitsStudent, task } from './testing/habits-student.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let app: TestApp;
let ada: HabitsStudent;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // Noon in Lagos on a Monday: no test crosses the end of a day or a week by chance.
  const monday = Date.parse('2026-11-30T11:00:00Z');
  app.clock.advance(
    monday + Math.ceil(Math.max(0, app.clock.now() - monday) / (7 * dayMs)) * 7 * dayMs - app.clock.now(),
  );
  ada = await newHabitsStudent(app);
  ({ ids } = await ada.addSet(6));
});

describe('a day', () => {
  it('counts by five answers; a question earns a point once a day, and only when it is right', async () => {
    await ada.answer(ids.slice(0, 4));
    expect((await ada.today()).streak).toMatchObject({ days: 0, today_counts: false });
    await ada.answer(ids.slice(3, 4));
    await ada.answer(ids.slice(5), { choices: [1] });
    expect(await ada.today()).toMatchObject({
      streak: { days: 1, longest: 1, today_counts: true, freezes: 2, next_freeze_in: null },
      week: { answers: 6, goal: null },
      points: 4,
      level: { number: 1, from: 0, next: 50 },
    });
  });

  it('counts by one card, whatever its grade; on the next day all earn again', async () => {
    const [review] = await ada.review(1, { grade: 1 });
    expect(await ada.today()).toMatchObject({ streak: { days: 1 }, points: 1 });
    app.clock.advance(dayMs);
    expect((await ada.today()).streak).toMatchObject({ days: 1, today_counts: false });
    await ada.sendEvents([
      {
        ...review,
        id: newId(),
        given_at: new Date(app.clock.now()).toISOString(),
        local_day: localDay(app.clock.now(), 'Africa/Lagos'),
      },
    ]);
    await countFigures(app);
    expect(await ada.today()).toMatchObject({ streak: { days: 2, today_counts: true }, points: 2 });
  });

  it('returns to its previous figures once its review is undone', async () => {
    const [review] = await ada.review(1);
    const { id, face_id, given_at, zone } = review as NonNullable<typeof review>;
    await ada.sendEvents([
      { kind: 'undo', id: newId(), review_id: id, face_id, given_at, zone, sequence: 1 },
    ]);
    await countFigures(app);
    expect(await ada.habits()).toMatchObject({ streak: { days: 0, longest: 0 }, points: 0, days: [] });
  });
});

it('a streak is lived by the clock of the student, and no move shortens it', async () => {
  await ada.review(1);
  app.clock.advance(12 * hourMs + 30 * 60_000);
  expect((await ada.today()).streak, 'half past midnight is the evening before').toMatchObject({
    days: 1,
    today_counts: true,
  });
  for (const zone of ['America/New_York', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'Africa/Lagos']) {
    app.clock.advance(dayMs);
    await ada.settings(false, zone);
    await ada.review(1, { zone, local_day: localDay(app.clock.now(), zone) });
  }
  // A device elsewhere has its own day, whatever the settings of the account say.
  const elsewhere = distantZones.device;
  expect((await ada.today(elsewhere)).today).toBe(localDay(app.clock.now(), elsewhere));
  expect(localDay(app.clock.now(), elsewhere)).not.toBe(localDay(app.clock.now(), 'Africa/Lagos'));
  // On the way to the islands one day was skipped, and on the way back one was lived twice.
  const { streak, days } = await ada.habits();
  expect(streak).toMatchObject({ days: 4, longest: 4, freezes: 2 });
  expect(days.map(({ state }) => state)).toEqual(['counted', 'counted', 'counted', 'counted']);
});

it('a day that was missed takes a freeze, until what was done on it arrives', async () => {
  await ada.review(1);
  app.clock.advance(2 * dayMs);
  await ada.review(1);
  const monday = localDay(app.clock.now() - 2 * dayMs, 'Africa/Lagos');
  const yesterday = localDay(app.clock.now() - dayMs, 'Africa/Lagos');
  expect(await ada.habits()).toMatchObject({
    streak: { days: 2, freezes: 1, next_freeze_in: 6 },
    days: [{ day: monday }, { day: yesterday, state: 'frozen', cards: 0, points: 0 }, { state: 'counted' }],
  });
  const input = { given_at: new Date(app.clock.now() - dayMs).toISOString(), local_day: yesterday };
  await ada.review(1, input);
  expect(await ada.habits()).toMatchObject({
    streak: { days: 3, freezes: 2, next_freeze_in: null },
    days: [{ day: monday }, { day: yesterday, state: 'counted', cards: 1 }, { state: 'counted' }],
  });
});

it('an achievement is announced once, even if it is lost and won again', async () => {
  const [review] = await ada.review(1);
  expect(await ada.announced()).toEqual(['First card']);
  const { id, face_id, given_at, zone } = review as NonNullable<typeof review>;
  await ada.sendEvents([{ kind: 'undo', id: newId(), review_id: id, face_id, given_at, zone, sequence: 1 }]);
  await countFigures(app);
  expect((await ada.habits()).achievements.find(({ key }) => key === 'cards_1')).toMatchObject({
    progress: 0,
    won_on: null,
  });
  await ada.review(1);
  expect((await ada.habits()).achievements.find(({ key }) => key === 'cards_1')).toMatchObject({
    progress: 1,
    won_on: (await ada.today()).today,
  });
  expect(await ada.announced()).toEqual(['First card']);
});

describe('a goal', () => {
  it('applies to this week and later ones; reaching it is celebrated on one device', async () => {
    expect((await ada.goal(10)).week).toMatchObject({ answers: 0, goal: 10 });
    await ada.review(9);
    expect((await ada.today()).celebration).toBeNull();
    await ada.review(1);
    const { celebration, week } = await ada.today();
    expect(celebration).toEqual({ kind: 'goal', week: week.from });
    // The first card was won in the same session, and one notification tells both.
    expect(await ada.announced()).toContain('You have won 2 achievements');

    expect((await ada.seen(celebration ?? {})).status).toBe(204);
    expect((await ada.today()).celebration).toBeNull();
    expect((await ada.seen({ kind: 'goal', week: '0000-01-01' })).status).toBe(204);
    expect((await ada.seen({ kind: 'goal', week: '9999-12-31' })).status).toBe(204);
    app.clock.advance(7 * dayMs);
    expect(await ada.today()).toMatchObject({ week: { answers: 0, goal: 10 }, celebration: null });
    await ada.review(10);
    expect((await ada.today()).celebration).toMatchObject({ kind: 'goal' });
  });

  it('is reached if it is lowered to the finished amount', async () => {
    await ada.review(12);
    await ada.goal(12);
    expect((await ada.today()).celebration).toMatchObject({ kind: 'goal' });
    await ada.goal(null);
    expect(await ada.today()).toMatchObject({ week: { goal: null }, celebration: null });
  });
});

it('a level is celebrated once; a level that was not reached is not marked', async () => {
  await ada.seen({ kind: 'level', level: 9_000 });
  await ada.review(50);
  expect(await ada.today()).toMatchObject({ level: { number: 2 }, celebration: { kind: 'level', level: 2 } });
  await ada.seen({ kind: 'level', level: 9_000 });
  expect((await ada.today()).celebration).toBeNull();
  await ada.review(50);
  await ada.review(50);
  expect((await ada.today()).celebration).toEqual({ kind: 'level', level: 3 });
});

it('minimised gamification hides and announces nothing, while counting continues', async () => {
  await ada.settings(true);
  await ada.review(1);
  expect([await ada.habits(), await ada.today(), await ada.goal(10)]).toEqual([null, null, null]);
  expect([await ada.boards(), await ada.announced()]).toEqual([[], []]);
  await ada.settings(false);
  expect(await ada.today()).toMatchObject({ points: 1, week: { goal: null } });
  expect(await ada.announced()).toEqual([]);
  expect(await ada.notified()).toContain('ACHIEVEMENT');
  await ada.answer(ids.slice(0, 1));
  expect(await ada.announced()).toEqual(['First right answer']);
  await ada.settings(true);
  expect([await ada.announced(), (await ada.notified()).includes('ACHIEVEMENT')]).toEqual([[], false]);
});

describe('an exam of a tutor', () => {
  it('counts for its day immediately, and for points when its keys are revealed', async () => {
    const teacher = await newTeacher(app, 5);
    const { id } = await teacher.set({
      question_count: 5,
      keys_show: 'after_close',
      results_show: 'after_close',
    });
    const sitter = await newSitter(app, teacher);
    const read = async () => (await sitter.call(habitsToday)).body.habits;
    const exam = await sitter.sit(id);
    await sitter.answerRightly(exam, 5);
    await sitter.submit(exam.id);
    await countFigures(app);
    expect(await read()).toMatchObject({ streak: { today_counts: true }, week: { answers: 5 }, points: 0 });
    app.clock.advance(2 * hourMs);
    await task(app, 'course_exams.close');
    await countFigures(app);
    expect(await read()).toMatchObject({ week: { answers: 5 }, points: 5 });
  });

  it('holds the points of its questions in practice until it ends', async () => {
    const teacher = await newTeacher(app, 2);
    await ada.join(teacher.course.id);
    const [first = '', second = ''] = teacher.questionIds;
    await ada.answer([first]);
    await teacher.set({ question_count: 2, keys_show: 'after_close', results_show: 'after_close' });
    await ada.answer([second, ...ids.slice(0, 4)]);
    expect(await ada.today()).toMatchObject({ streak: { today_counts: true }, points: 4 });
    await task(app, 'habits.release');
    expect((await ada.today()).points).toBe(4);
    app.clock.advance(2 * hourMs);
    await task(app, 'habits.release');
    expect((await ada.today()).points).toBe(6);
  });

  it('takes no points for earlier right answers when it opens', async () => {
    const teacher = await newTeacher(app, 2);
    await ada.join(teacher.course.id);
    await ada.answer(teacher.questionIds);
    await teacher.set({ question_count: 2, keys_show: 'after_close', results_show: 'after_close' });
    await ada.answer(ids.slice(0, 1));
    expect((await ada.today()).points).toBe(2);
  });
});

it('an answer of a device whose clock is wrong counts on the day on which it was given', async () => {
  const wrong = new Date(app.clock.now() - 400 * dayMs).toISOString();
  const answers = ids
    .slice(0, 5)
    .map((id) => answerTo(app, id, { given_at: wrong, local_day: wrong.slice(0, 10) }));
  await ada.send(answers, wrong);
  await countFigures(app);
  expect((await ada.habits()).days).toMatchObject([{ day: (await ada.today()).today, questions: 5 }]);
});
