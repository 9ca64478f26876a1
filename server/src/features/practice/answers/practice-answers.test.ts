/**
 * Tests that answers of devices count once, however late and often they arrive, and are judged by the version
 * seen.
 */
import { deleteQuestion, editQuestion } from '@akada/contract/material/questions.ts';
import { type PracticeAnswer, practiceOverview } from '@akada/contract/work/practice.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { users } from '../../accounts/account/account.tables.ts';
import { memoryStates, reviews } from '../../memory/memory.tables.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { practiceAnswered } from '../records/practice.events.ts';
import { practiceAnswers, practiceOutcomes } from '../records/practice.tables.ts';
import { answerTo } from '../testing/practice.samples.ts';
import { newCourse, newPracticeStudent, type PracticeStudent } from '../testing/practice-student.ts';

let app: TestApp;
let ada: PracticeStudent;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await newPracticeStudent(app);
  ({ ids } = await ada.addSet(3));
});

const id = (index = 0) => ids[index] ?? '';
const answer = (changes: Partial<PracticeAnswer> = {}, index = 0) => answerTo(app, id(index), changes);
const db = () => app.platform.database.db;
const storedOf = ({ userId }: { userId: string }) =>
  db().select().from(practiceAnswers).where(eq(practiceAnswers.userId, userId));
const getOutcomes = ({ userId }: { userId: string }) =>
  db().select().from(practiceOutcomes).where(eq(practiceOutcomes.userId, userId));
const getMemory = ({ userId }: { userId: string }) =>
  db().select().from(memoryStates).where(eq(memoryStates.userId, userId));
const getEvents = ({ userId }: { userId: string }) =>
  db().select().from(outboxEvents).where(eq(outboxEvents.userId, userId));

describe('an answer', () => {
  it('is stored as it was recorded, with its outcome, its review and one event', async () => {
    const sent = answer({ certainty: 'low', hints: 2, usual_ms: 8_000, choices: [1, 1] });
    expect(await ada.send([sent])).toMatchObject({ status: 200, body: { stored: [sent.id], refused: [] } });
    expect(await storedOf(ada)).toEqual([
      {
        userId: ada.userId,
        id: sent.id,
        sittingId: sent.sitting_id,
        questionId: id(),
        version: 1,
        choices: [1],
        response: null,
        remembered: null,
        correct: false,
        certainty: 'low',
        hints: 2,
        tookMs: 9_000,
        usualMs: 8_000,
        givenAt: sent.given_at,
        localDay: sent.local_day,
        zone: sent.zone,
        receivedAt: sent.given_at,
      },
    ]);
    expect(await getOutcomes(ada)).toMatchObject([{ questionId: id(), answerId: sent.id, correct: false }]);
    expect(await getMemory(ada)).toMatchObject([{ itemId: id(), reps: 1 }]);
    expect(await getEvents(ada)).toMatchObject([
      { name: practiceAnswered.name, facts: { answer_ids: [sent.id] } },
    ]);
  });

  it('in words is judged by its body, and a slip that was remembered is no lapse', async () => {
    const body = {
      type: 'short',
      accepted: [{ text: 'mitral valve', share: 1, feedback: '' }],
      case: false,
      accents: false,
    } as const;
    await db()
      .update(questions)
      .set({
        type: 'short',
        options: [],
        answerIndex: null,
        feedback: [],
        body: { ...body, accepted: [...body.accepted] },
      })
      .where(eq(questions.userId, ada.userId));
    const typedAnswer = (text: string, index: number, changes = {}) =>
      answer({ choices: [], response: { type: 'short', text }, ...changes }, index);
    const sent = [
      typedAnswer('Mitral Valve', 0),
      typedAnswer('mytral valve', 1, { remembered: true }),
      typedAnswer('aorta', 2, { remembered: true }),
    ];
    expect((await ada.send(sent)).body).toMatchObject({ stored: sent.map((one) => one.id), refused: [] });
    const byText = new Map((await storedOf(ada)).map((row) => [JSON.stringify(row.response), row]));
    expect([...byText.values()].map(({ correct, remembered }) => [correct, remembered]).toSorted()).toEqual([
      [false, null],
      [false, true],
      [true, null],
    ]);
    const grades = await db().select().from(reviews).where(eq(reviews.userId, ada.userId));
    expect(grades.map(({ itemId, grade }) => [ids.indexOf(itemId), grade]).toSorted()).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
    ]);
    const wrongForm = [
      answer({ choices: [0] }),
      typedAnswer('x', 1, { response: { type: 'numerical', text: '1' } }),
    ];
    expect((await ada.send(wrongForm)).body.refused).toHaveLength(2);
  });

  it('to an open question keeps the first mark of its student: a part earns half, and is not known', async () => {
    await db()
      .update(questions)
      .set({
        type: 'open',
        options: [],
        answerIndex: null,
        feedback: [],
        body: { type: 'open', answer: 'To pump.' },
      })
      .where(eq(questions.userId, ada.userId));
    const mark = (had: 'all' | 'part' | 'none', index: number, text = '') =>
      answer({ choices: [], response: { type: 'open', text, had }, usual_ms: 1 }, index);
    const sent = [mark('all', 0), mark('part', 1, 'It pumps.'), mark('none', 2)];
    expect((await ada.send(sent)).body).toMatchObject({ stored: sent.map((one) => one.id), refused: [] });
    const repeated = sent.map((one) => ({
      ...one,
      response: { type: 'open', text: '', had: 'all' } as const,
    }));
    expect((await ada.send(repeated)).body).toMatchObject({ stored: sent.map((one) => one.id), refused: [] });

    const { items } = await ada.history();
    expect(
      items.map(({ question_id, share, correct }) => [ids.indexOf(question_id), share, correct]).toSorted(),
    ).toEqual([
      [0, 1, true],
      [1, 0.5, false],
      [2, 0, false],
    ]);
    expect(await ada.overview()).toMatchObject({ tomorrow: { mistakes: 2 } });
    const grades = await db().select().from(reviews).where(eq(reviews.userId, ada.userId));
    expect(grades.map(({ itemId, grade }) => [ids.indexOf(itemId), grade]).toSorted()).toEqual([
      [0, 3],
      [1, 1],
      [2, 1],
    ]);
    const long = mark('all', 0, 'a'.repeat(2_001));
    expect((await ada.send([long])).body.refused).toHaveLength(1);
  });

  it('sent 500 times, one by one, in one call and concurrently, is stored once', async () => {
    const sent = answer({ choices: [2] });
    const many = Array.from({ length: 100 }, () => sent);
    await Promise.all([ada.send(many), ada.send(many), ada.send([sent])]);
    for (let time = 0; time < 3; time += 1)
      expect((await ada.send(many)).body).toEqual({ stored: [sent.id], refused: [] });
    expect(await storedOf(ada)).toHaveLength(1);
    expect(await getEvents(ada)).toHaveLength(1);
    expect(await getMemory(ada)).toMatchObject([{ reps: 1 }]);
  });

  it('counts in its first form: the same id with another choice changes nothing', async () => {
    const sent = answer({ choices: [1] });
    await ada.send([sent, { ...sent, choices: [0] }]);
    await ada.send([{ ...sent, choices: [0] }]);
    expect(await storedOf(ada)).toMatchObject([{ choices: [1], correct: false }]);
  });

  it('is one person’s: another may use its id', async () => {
    const obi = await newPracticeStudent(app);
    const sent = answer();
    await ada.send([sent]);
    const [theirs = ''] = (await obi.addSet(1)).ids;
    const { body } = await obi.send([{ ...sent, question_id: theirs }]);
    expect(body.stored).toEqual([sent.id]);
    expect([await storedOf(ada), await storedOf(obi)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('with its id in capitals is the same one', async () => {
    const sent = answer({ choices: [1] });
    const shouted = { ...sent, id: sent.id.toUpperCase(), question_id: id().toUpperCase() };
    expect((await ada.send([shouted])).body.stored).toEqual([sent.id]);
    expect((await ada.send([sent])).body.stored).toEqual([sent.id]);
    expect(await getMemory(ada)).toHaveLength(1);
  });
});

describe('two devices at the same moment', () => {
  it('store each answer once if they send them in opposite orders', async () => {
    const many = Array.from({ length: 50 }, (_, index) => answer({ choices: [1] }, index % 3));
    const barrier = { sql: 'SELECT FROM users WHERE id = $1 FOR UPDATE', values: [ada.userId] };
    const [first, second] = await inLine(app, barrier, [
      () => ada.send(many),
      () => ada.send(many.toReversed()),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.stored.toSorted()).toEqual(second.body.stored.toSorted());
    expect(await storedOf(ada)).toHaveLength(50);
    expect((await getMemory(ada)).reduce((sum, { reps }) => sum + reps, 0)).toBe(50);
  });
});

describe('an invalid answer is reported singly, and blocks no other:', () => {
  const good = () => answer({}, 2);
  const refusedWith = async (bad: PracticeAnswer) => {
    const fine = good();
    const { status, body } = await ada.send([bad, fine]);
    expect([status, body.stored]).toEqual([200, [fine.id]]);
    expect(body.refused.map((rejection: { id: string }) => rejection.id)).toEqual([bad.id]);
    return body.refused[0].message;
  };

  it.each<[string, Partial<PracticeAnswer>, RegExp]>([
    ['a question that there is not', { question_id: newId() }, /no longer exists/],
    ['a version that there was not', { version: 7 }, /no longer exists/],
    ['an option beyond the last one', { choices: [4] }, /no such option/],
    ['two options of a question that has one', { choices: [0, 1] }, /choose one/],
    ['a moment that has not come', { given_at: '2099-01-01T00:00:00Z' }, /in the future/],
    ['a moment of years ago', { given_at: '2019-01-01T00:00:00Z' }, /year ago/],
    ['the first moment that can be written', { given_at: '0000-01-01T00:00:00Z' }, /year ago/],
  ])('%s', async (_what, changes, message) => {
    expect(await refusedWith(answer(changes))).toMatch(message);
  });

  it.each<[string, object, RegExp]>([
    ['no option', { choices: [] }, /Choose an option/],
    ['a version that is none', { version: 0 }, /\(version: /],
    ['no day', { local_day: 'today' }, /\(local_day: Give the day of the answer\)/],
    ['what an answer does not have', { correct: true }, /\(correct: /],
  ])('%s', async (_what, changes, message) => {
    expect(await refusedWith({ ...answer(), ...changes })).toMatch(message);
  });

  it('an answer without an id rejects the batch, because it could not be named', async () => {
    const { id: _, ...nameless } = answer();
    const { status, body } = await ada.send([answer(), nameless as PracticeAnswer]);
    expect([status, body.detail]).toEqual([422, { 'answers.1': 'Give each answer its id' }]);
  });

  it('a question of another person, a draft, and one of a course that was not joined', async () => {
    const obi = await newPracticeStudent(app);
    const [theirs = ''] = (await obi.addSet(1)).ids;
    const course = await newCourse(app, 2, (index) => ({ status: index === 0 ? 'draft' : 'published' }));
    const [draft = '', published = ''] = course.ids;
    for (const question_id of [theirs, published])
      expect(await refusedWith(answer({ question_id }))).toMatch(/not for you/);
    await ada.join(course.id);
    expect(await refusedWith(answer({ question_id: draft }))).toMatch(/not for you/);
    expect((await ada.send([answer({ question_id: published })])).body.refused).toEqual([]);
  });
});

describe('the version seen by the student decides', () => {
  const edit = (changes: Record<string, unknown>) =>
    ada.call(editQuestion, {
      params: { id: id() },
      body: {
        stem: 'What holds water?',
        options: ['Sand', 'Humus'],
        answer_index: 1,
        explanation: '',
        version: 1,
        save_anyway: true,
        ...changes,
      },
    });

  it('after the question was changed', async () => {
    expect((await edit({})).status).toBe(200);
    const [before, after, wrong] = [
      answer(),
      answer({ version: 2, choices: [1] }),
      answer({ version: 2, choices: [3] }),
    ];
    const { body } = await ada.send([before, after, wrong]);
    expect([body.stored, body.refused.length]).toEqual([[before.id, after.id], 1]);
    expect((await storedOf(ada)).map(({ correct }) => correct)).toEqual([true, true]);
  });

  it('after the question was deleted or retired, and after permanent deletion if it was answered before', async () => {
    await ada.call(deleteQuestion, { params: { id: id() } });
    const course = await newCourse(app, 1);
    const [retired = ''] = course.ids;
    await ada.join(course.id);
    await db().update(questions).set({ status: 'retired' }).where(eq(questions.id, retired));
    expect((await ada.send([answer(), answer({ question_id: retired })])).body.refused).toEqual([]);

    await db().delete(questions).where(eq(questions.id, id()));
    expect((await ada.send([answer({ choices: [1] })])).body.refused).toEqual([]);
    expect((await ada.history()).total).toBe(3);
  });
});

it('a question with several right options requires all of them, in any order, and no other', async () => {
  const { ids: several } = await ada.addSet(1, () => ({
    type: 'multiple',
    answerIndex: null,
    answerIndexes: [0, 2],
  }));
  const question_id = several[0] ?? '';
  const choices = [[0], [2, 0], [0, 2, 3], [0, 1]];
  const sent = choices.map((selection) => answer({ question_id, choices: selection }));
  await ada.send(sent);
  const correct = new Map((await storedOf(ada)).map((row) => [row.id, row.correct]));
  expect(sent.map((it) => correct.get(it.id))).toEqual([false, true, false, false]);
});

describe('the clock of a device that is wrong', () => {
  const hourMs = 60 * 60_000;
  const at = (offset: number) => new Date(app.clock.now() + offset).toISOString();

  it.each([
    ['three hours behind', -3 * hourMs],
    ['nine days ahead', 9 * 24 * hourMs],
  ])('%s does not decide when something was answered', async (_what, error) => {
    await ada.send([answer({ given_at: at(error - hourMs) })], at(error));
    expect(await storedOf(ada)).toMatchObject([{ givenAt: at(-hourMs), receivedAt: at(0) }]);
  });

  it('gets the day of the moment if its own day does not fit', async () => {
    const stamped = answer({ local_day: '2026-01-31' });
    await ada.send([stamped]);
    expect(await storedOf(ada)).toMatchObject([{ localDay: answer().local_day }]);
  });
});

it.each(['Etc/Unknown', '', '+01:00', 'Mars/Olympus', 'A\u0000'])(
  'a device in the unknown zone %j uses the zone of its account',
  async (zone) => {
    await db().update(users).set({ timeZone: 'Pacific/Honolulu' }).where(eq(users.id, ada.userId));
    const [elsewhere, here] = [answer({ zone }), answer({}, 1)];
    expect((await ada.send([elsewhere, here])).body).toEqual({
      stored: [elsewhere.id, here.id],
      refused: [],
    });
    const stored = new Map((await storedOf(ada)).map((row) => [row.id, row]));
    expect(stored.get(elsewhere.id)).toMatchObject({
      zone: 'Pacific/Honolulu',
      localDay: localDay(Date.parse(elsewhere.given_at), 'Pacific/Honolulu'),
    });
    expect(stored.get(here.id)).toMatchObject({ zone: here.zone });
    expect((await ada.call(practiceOverview, { query: { zone } })).status).toBe(200);
  },
);

it('the usual time is known from ten answers on', async () => {
  const timed = (took_ms: number) => answer({ took_ms });
  await ada.send(Array.from({ length: 9 }, (_, index) => timed(1_000 * (index + 1))));
  expect((await ada.draw()).usual_ms).toBeNull();
  await ada.send([timed(90_000)]);
  expect((await ada.draw()).usual_ms).toBe(5_000);
});

it('in whatever order and parts answers of three devices arrive, the same is known', async () => {
  const base = app.clock.now();
  const event = fc.record({
    question: fc.nat({ max: 2 }),
    choice: fc.nat({ max: 2 }),
    // Some answers have the same time, so that the id decides.
    hoursAgo: fc.integer({ min: 1, max: 60 }),
    hints: fc.nat({ max: 1 }),
  });
  const history = fc
    .array(event, { minLength: 1, maxLength: 12 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events.keys()], { minLength: events.length }),
        fc.array(fc.nat({ max: 2 }), { minLength: events.length, maxLength: events.length }),
      ),
    );
  const known = async (student: PracticeStudent) => {
    const [outcomes, states] = await Promise.all([getOutcomes(student), getMemory(student)]);
    const items = new Map(ofSet.map((questionId, index) => [questionId, index]));
    return {
      outcomes: outcomes
        .map(({ questionId, correct, givenAt }) => ({ at: items.get(questionId), correct, givenAt }))
        .sort((one, other) => (one.at ?? 0) - (other.at ?? 0)),
      states: states
        .map(({ userId: _, itemId, ...state }) => ({ at: items.get(itemId), ...state }))
        .sort((one, other) => (one.at ?? 0) - (other.at ?? 0)),
    };
  };
  let ofSet: string[] = [];
  const course = await newCourse(app, 3);
  ofSet = course.ids;
  await fc.assert(
    fc.asyncProperty(history, async ([events, order, devices]) => {
      const created = events.map(({ question, choice, hoursAgo, hints }) => ({
        ...answerTo(app, course.ids[question] ?? '', { choices: [choice], hints }),
        given_at: new Date(base - hoursAgo * 60 * 60_000).toISOString(),
      }));
      const [inOrder, mixed] = [await newPracticeStudent(app), await newPracticeStudent(app)];
      await inOrder.join(course.id);
      await mixed.join(course.id);
      await inOrder.send(created);
      const batches = [0, 1, 2].map((device) =>
        order.filter((index) => devices[index] === device).flatMap((index) => created[index] ?? []),
      );
      await Promise.all(batches.filter(({ length }) => length > 0).map((batch) => mixed.send(batch)));
      expect(await known(mixed)).toEqual(await known(inOrder));
    }),
    { numRuns: runs(1_000), seed },
  );
}, 300_000);

it('each answer makes one review', async () => {
  const sent = [answer(), answer({ choices: [1] }), answer({ hints: 1 }), answer({ certainty: 'low' })];
  await ada.send(sent);
  await ada.send(sent);
  const rows = await db().select().from(reviews).where(eq(reviews.userId, ada.userId));
  const grades = new Map(rows.map((row) => [row.id, row.grade]));
  expect(sent.map((it) => grades.get(it.id))).toEqual([3, 1, 2, 2]);
  expect(rows).toHaveLength(4);
});
