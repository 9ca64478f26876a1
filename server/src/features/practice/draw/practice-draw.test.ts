/** Tests that draws contain practisable questions and complete passages, and repeat for the same seed. */

import { startExam, submitExam } from '@akada/contract/work/exams.ts';
import { practiceOverview } from '@akada/contract/work/practice.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { tutorProfiles } from '../../tutors/tutors.tables.ts';
import { answerTo } from '../testing/practice.samples.ts';
import {
  addPassage,
  addSample,
  newCourse,
  newPracticeStudent,
  type PracticeStudent,
} from '../testing/practice-student.ts';

let app: TestApp;
let ada: PracticeStudent;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await newPracticeStudent(app);
});

const change = (id: string, set: Partial<typeof questions.$inferInsert>) =>
  app.platform.database.db.update(questions).set(set).where(eq(questions.id, id));

describe('a draw', () => {
  it('contains all questions of a set, with keys, in an order of the seed', async () => {
    const { generationId, ids } = await ada.addSet(5);
    const query = { generation_id: generationId, seed: newId() };
    const drawn = await ada.draw(query);
    expect(drawn).toMatchObject({ title: 'Soil', available: 5, held_back: 0, usual_ms: null });
    expect(drawn.questions.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(drawn.questions[0]).toMatchObject({ answer_indexes: [0], bookmarked: false, topic: null });
    expect(await ada.draw(query)).toEqual(drawn);
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => ada.drawn({ generation_id: generationId })),
    );
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('contains the published questions of a joined course, while its tutor is approved', async () => {
    const course = await newCourse(app, 3, (index) => ({ status: index === 0 ? 'draft' : 'published' }));
    expect(await ada.refused({ course_id: course.id })).toBe(404);
    await ada.join(course.id);
    expect((await ada.drawn({ course_id: course.id })).sort()).toEqual(course.ids.slice(1).sort());
    await change(course.ids[1] ?? '', { status: 'retired' });
    expect(await ada.drawn({ course_id: course.id })).toEqual(course.ids.slice(2));

    const { db } = app.platform.database;
    await db.update(tutorProfiles).set({ state: 'pending' }).where(eq(tutorProfiles.userId, course.tutorId));
    expect(await ada.refused({ course_id: course.id })).toBe(404);
    expect(await ada.drawn()).not.toContain(course.ids[2]);
  });

  it('has no questions of courses that the student left', async () => {
    const course = await newCourse(app, 1);
    await ada.join(course.id);
    expect(await ada.drawn({ course_id: course.id })).toEqual(course.ids);
    await ada.exit(course.id);
    expect(await ada.refused({ course_id: course.id })).toBe(404);
  });

  it('contains the sample paper by subject, and a subject without questions is not found', async () => {
    const id = await addSample(app, 'Use of English');
    expect(await ada.draw({ subject: 'Use of English' })).toMatchObject({
      title: 'Use of English',
      available: 1,
    });
    expect(await ada.drawn({ subject: 'Use of English' })).toEqual([id]);
    expect(await ada.refused({ subject: 'Alchemy' })).toBe(404);
  });

  it('contains everything if no source is named, and nothing of other students', async () => {
    const { ids } = await ada.addSet(2);
    const course = await newCourse(app, 2);
    await ada.join(course.id);
    const obi = await newPracticeStudent(app);
    const foreign = await obi.addSet(2);
    const mine = await ada.drawn({ count: '100' });
    expect(mine).toEqual(expect.arrayContaining([...ids, ...course.ids]));
    expect(mine.filter((id) => foreign.ids.includes(id))).toEqual([]);
    expect(await obi.refused({ generation_id: (await ada.addSet(1)).generationId })).toBe(404);
  });

  it('contains only the questions that the caller missed in an ended exam', async () => {
    const { generationId, ids } = await ada.addSet(2);
    const body = { generation_id: generationId, duration_minutes: 10 };
    const { body: exam } = await ada.call(startExam, { body });
    expect(await ada.refused({ exam_id: exam.id })).toBe(404);
    await ada.call(submitExam, { params: { id: exam.id } });
    expect((await ada.drawn({ exam_id: exam.id })).sort()).toEqual(ids.sort());
    expect(await (await newPracticeStudent(app)).refused({ exam_id: exam.id })).toBe(404);
  });

  it('has only one source', async () => {
    const { generationId, ids } = await ada.addSet(1);
    expect(await ada.refused({ generation_id: generationId, subject: 'Use of English' })).toBe(422);
    expect(await ada.refused({ generation_id: generationId, question_ids: ids })).toBe(422);
  });

  it('contains listed questions of sets and courses, except those not for the caller', async () => {
    const { ids } = await ada.addSet(4);
    const course = await newCourse(app, 2);
    await ada.join(course.id);
    const foreign = (await (await newPracticeStudent(app)).addSet(1)).ids;
    const [one = '', two = '', gone = ''] = ids;
    await change(gone, { deletedAt: new Date(app.clock.now()).toISOString() });
    const requested = [one, two, gone, newId(), ...foreign, ...course.ids];
    const drawn = await ada.draw({ question_ids: requested, count: '100' });
    expect(drawn.questions.map(({ id }) => id).sort()).toEqual([one, two, ...course.ids].sort());
    expect(drawn).toMatchObject({ title: 'Chosen questions', available: 4, held_back: 0 });
    expect(await ada.drawn({ question_ids: two.toUpperCase() })).toEqual([two]);

    await ada.exit(course.id);
    expect((await ada.drawn({ question_ids: requested })).sort()).toEqual([one, two].sort());
    expect(await ada.refused({ question_ids: [...foreign, gone] })).toBe(404);
  });

  it('accepts a list of at most 200 questions, each by its id', async () => {
    const { ids } = await ada.addSet(200);
    expect(await ada.draw({ question_ids: ids, count: '100' })).toMatchObject({ available: 200 });
    expect(await ada.refused({ question_ids: [...ids, newId()] })).toBe(422);
    expect(await ada.refused({ question_ids: ['one', ...ids.slice(1)] })).toBe(422);
  });

  it('has no questions that an exam holds, also from a list', async () => {
    const held = await ada.addSet(2);
    const free = await ada.addSet(1);
    await ada.send([answerTo(app, held.ids[0] ?? '', { choices: [1] })]);
    await ada.call(startExam, { body: { generation_id: held.generationId, duration_minutes: 10 } });
    const all = [...held.ids, ...free.ids];
    expect(await ada.draw({ question_ids: all })).toMatchObject({
      questions: [{ id: free.ids[0] }],
      available: 1,
      held_back: 2,
    });
    expect(await ada.draw({ question_ids: held.ids })).toMatchObject({ questions: [], held_back: 2 });
    expect(await ada.draw({ question_ids: all, only: 'mistakes' })).toMatchObject({
      questions: [],
      held_back: 1,
    });
  });
});

describe('a choice', () => {
  it('selects topics, difficulty and kind, and reports how many questions fit', async () => {
    const { generationId, ids } = await ada.addSet(4, (index) => ({
      ...(index < 2 ? { topic: 'Soil', topicKey: 'soil' } : { topic: 'Leaves', topicKey: 'leaves' }),
      difficulty: index % 2 === 0 ? 'easy' : 'hard',
      ...(index === 3 ? { type: 'multiple', answerIndex: null, answerIndexes: [0, 1] } : {}),
    }));
    const of = async (query: Record<string, unknown>) => {
      const { questions: drawn, available } = await ada.draw({ generation_id: generationId, ...query });
      expect(available).toBe(drawn.length);
      return drawn.map(({ id }) => ids.indexOf(id)).sort();
    };
    expect(await of({ topic: 'SOIL' })).toEqual([0, 1]);
    expect(await of({ topic: ['Soil', 'Leaves'] })).toEqual([0, 1, 2, 3]);
    expect(await of({ topic: 'Soil', difficulty: 'easy' })).toEqual([0]);
    expect(await of({ type: 'multiple' })).toEqual([3]);
    expect(await of({ type: 'true_false' })).toEqual([]);
    expect(await ada.topics({ generation_id: generationId })).toEqual([
      { topic: 'Leaves', questions: 2 },
      { topic: 'Soil', questions: 2 },
    ]);
  });

  it('contains recently missed, due or marked questions', async () => {
    const { generationId, ids } = await ada.addSet(3);
    const [first = '', second = '', third = ''] = ids;
    const wrong = { choices: [1] };
    await ada.send([answerTo(app, first, wrong), answerTo(app, second, wrong), answerTo(app, third)]);
    app.clock.advance(1_000);
    await ada.send([answerTo(app, second)]);
    await ada.mark(third);
    const query = { generation_id: generationId };
    expect(await ada.drawn({ ...query, only: 'mistakes' })).toEqual([first]);
    expect((await ada.draw(query)).missed).toEqual([first]);
    expect(await ada.drawn({ ...query, only: 'bookmarked' })).toEqual([third]);
    expect(await ada.drawn({ ...query, only: 'due' })).toEqual([]);
    expect(await ada.overview()).toMatchObject({ due: 0, mistakes: 1, bookmarked: 1 });

    app.clock.advance(24 * 60 * 60_000);
    expect((await ada.drawn({ ...query, only: 'due' })).sort()).toEqual([first, second].sort());
    expect(await ada.overview()).toMatchObject({ due: 2, mistakes: 1, bookmarked: 1 });
  });

  it('returns tomorrow: the overview counts by the person’s day, which ends at 04:00', async () => {
    const { ids } = await ada.addSet(2);
    const [missed = '', redone = ''] = ids;
    // The evening in Lagos is 23:30 UTC, and its day has three and a half hours left.
    while (!new Date(app.clock.now()).toISOString().includes('T23:')) app.clock.advance(60 * 60_000);
    const wrong = { choices: [1] };
    await ada.send([answerTo(app, missed, wrong), answerTo(app, redone, wrong)]);
    app.clock.advance(1_000);
    await ada.send([answerTo(app, redone)]);
    const evening = { due: 0, mistakes: 1, tomorrow: { due: 1, mistakes: 1 } };
    expect(await ada.overview()).toMatchObject(evening);
    app.clock.advance(2 * 60 * 60_000);
    expect(await ada.overview()).toMatchObject(evening);

    app.clock.advance(3 * 60 * 60_000);
    expect(await ada.overview()).toMatchObject({
      due: 2,
      mistakes: 1,
      tomorrow: { due: 0, mistakes: 0 },
    });
    // Missed again on the next day: it waits for another day.
    await ada.send([answerTo(app, missed, wrong)]);
    expect(await ada.overview()).toMatchObject({ due: 1, mistakes: 1, tomorrow: { mistakes: 1 } });
  });

  it('contains questions that are due on the student’s day', async () => {
    const [[questionId = '']] = [(await ada.addSet(1)).ids];
    // This zone is thirteen hours ahead of the default zone.
    const zone = 'Pacific/Kiritimati';
    const daysAhead = () => localDay(app.clock.now(), zone) !== localDay(app.clock.now(), defaultTimeZone);
    const advanceUntil = (isAhead: boolean) => {
      while (daysAhead() !== isAhead) app.clock.advance(60 * 60_000);
    };
    advanceUntil(true);
    advanceUntil(false);
    await ada.send([
      answerTo(app, questionId, { choices: [1], zone, local_day: localDay(app.clock.now(), zone) }),
    ]);
    advanceUntil(true);
    expect(await ada.drawn({ only: 'due', zone })).toEqual([questionId]);
    expect(await ada.drawn({ only: 'due' })).toEqual([]);
    const dueIn = async (query = {}) => (await ada.call(practiceOverview, { query })).body.due;
    expect([await dueIn({ zone }), await dueIn()]).toEqual([1, 0]);
  });

  it('names the courses, subjects and sets that have questions', async () => {
    const { generationId } = await ada.addSet(2);
    const [course, empty] = [await newCourse(app, 3), await newCourse(app, 0)];
    await ada.join(course.id);
    await ada.join(empty.id);
    await addSample(app, 'Physics');
    const { sources } = await ada.overview();
    expect(sources).toEqual(
      expect.arrayContaining([
        { kind: 'course', id: course.id, title: course.name, questions: 3 },
        { kind: 'subject', id: 'Physics', title: 'Physics', questions: 1 },
        { kind: 'generation', id: generationId, title: 'Soil', questions: 2 },
      ]),
    );
    expect(sources.map(({ id }) => id)).not.toContain(empty.id);
  });
});

describe('a passage', () => {
  it('is complete, in its order, with its text', async () => {
    const passageId = await addPassage(app, ada.userId);
    const { generationId, ids } = await ada.addSet(6, (index) => (index < 3 ? { passageId } : {}));
    for (let tried = 0; tried < 5; tried += 1) {
      const { questions: drawn, passages } = await ada.draw({ generation_id: generationId, count: '3' });
      const found = drawn.map(({ id }) => ids.indexOf(id)).filter((index) => index < 3);
      expect(drawn).toHaveLength(3);
      expect([[], [0, 1, 2]]).toContainEqual(found);
      expect(passages?.map(({ id }) => id) ?? []).toEqual(found.length > 0 ? [passageId] : []);
    }
  });

  it('is drawn even if it is longer than requested', async () => {
    const passageId = await addPassage(app, ada.userId);
    const { generationId, ids } = await ada.addSet(3, () => ({ passageId }));
    expect(await ada.drawn({ generation_id: generationId, count: '2' })).toEqual(ids);
  });

  it('by a tutor is shown to a student of the course', async () => {
    const course = await newCourse(app, 2);
    const passageId = await addPassage(app, course.tutorId);
    for (const [position, id] of course.ids.entries()) await change(id, { passageId, position });
    await ada.join(course.id);
    const { passages } = await ada.draw({ course_id: course.id });
    expect(passages).toMatchObject([{ id: passageId, text: 'Humus holds water.' }]);
  });
});

describe('a large course', () => {
  let course: Awaited<ReturnType<typeof newCourse>>;
  let passageOf: Map<string, string>;

  beforeAll(async () => {
    const tutor = await newPracticeStudent(app);
    const passageIds = await Promise.all(Array.from({ length: 120 }, () => addPassage(app, tutor.userId)));
    // Each passage has five of them, and every third topic is rare.
    course = await newCourse(app, 2_000, (index) => ({
      ...(index < 600
        ? { passageId: passageIds[index % 120] ?? null, position: Math.floor(index / 120) }
        : {}),
      ...(index % 500 === 0 ? { topic: 'Rare', topicKey: 'rare' } : { topic: 'Usual', topicKey: 'usual' }),
    }));
    const { db } = app.platform.database;
    const rows = await db.select().from(questions).where(eq(questions.courseId, course.id));
    passageOf = new Map(rows.flatMap(({ id, passageId }) => (passageId === null ? [] : [[id, passageId]])));
  });

  it('fills every draw with the requested number, each question once, complete passages, the same for the same seed', async () => {
    await ada.join(course.id);
    const sizes = Map.groupBy(passageOf.values(), (id) => id);
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.integer({ min: 1, max: 100 }), async (drawSeed, count) => {
        const query = { course_id: course.id, seed: drawSeed, count: String(count) };
        const ids = await ada.drawn(query);
        expect(await ada.drawn(query)).toEqual(ids);
        expect(ids).toHaveLength(count);
        expect(new Set(ids).size).toBe(count);
        const drawn = Map.groupBy(
          ids.flatMap((id) => passageOf.get(id) ?? []),
          (id) => id,
        );
        for (const [id, members] of drawn) expect(members).toHaveLength(sizes.get(id)?.length ?? 0);
      }),
      { numRuns: runs(200), seed },
    );
  });

  it('reports more than a thousand questions, and the exact number of a small topic', async () => {
    await ada.join(course.id);
    expect(await ada.draw({ course_id: course.id })).toMatchObject({ available: 1_001 });
    const rare = await ada.draw({ course_id: course.id, topic: 'Rare' });
    expect([rare.available, rare.questions.length]).toEqual([4, 4]);
    expect((await ada.draw({ course_id: course.id, topic: 'Usual' })).questions).toHaveLength(20);
    expect(await ada.topics({ course_id: course.id })).toEqual([
      { topic: 'Rare', questions: 4 },
      { topic: 'Usual', questions: 1_001 },
    ]);
  });

  it('is nearly all reached by hundreds of draws', async () => {
    await ada.join(course.id);
    const met = new Set<string>();
    for (let round = 0; round < runs(1_000); round += 1)
      for (const id of await ada.drawn({ course_id: course.id, count: '100' })) met.add(id);
    // Each question is missing from a draw with 95 %: of a hundred draws less than one in a hundred is never
    // drawn.
    expect(met.size).toBeGreaterThan(0.97 * course.ids.length);
  });
});
