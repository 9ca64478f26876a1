/** The story of a fortnight before an exam, on a clock that the test moves: days are studied, missed, shared and rested. */
import * as contract from '@akada/contract/work/plans/exam-plans.ts';
import { cardQueue, sendReviews } from '@akada/contract/work/reviews.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertCard, makeReview } from '../cards/testing/cards.samples.ts';
import { createFinishedExam } from '../exams/testing/exams.samples.ts';
import { createWrittenNote } from '../notes/testing/notes.samples.ts';
import { newPracticeStudent } from '../practice/testing/practice-student.ts';
import { planForm } from './testing/exam-plans.samples.ts';

const zone = 'Africa/Lagos';
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const maxMinutes = 20;

let app: TestApp;
beforeAll(async () => {
  // It is ten in the morning in Lagos, on a Monday.
  app = await createTestApp({ startsAt: Date.parse('2026-03-02T09:00Z') });
});
afterAll(() => app.close());

async function newStudent() {
  const person = await createPerson(app);
  const call = callAs(app, person);
  const owner = { userId: person.userId, canary: 'Humus' };
  const read = async (id: string): Promise<contract.ExamPlan> =>
    (await call(contract.getExamPlan, { params: { id }, query: { zone } })).body;
  const send = (events: object[]) => call(sendReviews, { body: { sent_at: moment(app), events } });
  const review = (face: string, grade: 1 | 2 | 3 | 4 = 4) => ({
    ...makeReview(app, face, zone),
    grade,
    duration_ms: 12_000,
  });
  return {
    call,
    read,
    send,
    review,
    /** A plan for a new note with this many cards. */
    async plan(cards: number, days: number, changes: object = {}): Promise<contract.ExamPlan> {
      const noteId = await createWrittenNote(app, owner);
      for (let index = 0; index < cards; index += 1) await insertCard(app, owner, { noteId });
      const body = planForm(app, {
        sources: [{ file_id: noteId }],
        exam_at: moment(app, days * 24 * 60),
        minutes_per_day: maxMinutes,
        free_weekdays: [],
        zone,
        ...changes,
      });
      return (await call(contract.createExamPlan, { body })).body;
    },
    /** Reviews until nothing is left of today: who is quicker than expected gets a few cards more. */
    async study(id: string): Promise<void> {
      for (let round = 0; round < 6; round += 1) {
        const { items } = (await call(contract.getPlannedCards, { params: { id }, query: { zone } })).body;
        if (items.length === 0) return;
        for (const [index, { face_id }] of items.entries()) {
          // Every fifth card is not known at first.
          if (index % 5 === 0) await send([review(face_id, 1)]);
          app.clock.advance(1_000);
          await send([review(face_id)]);
        }
      }
      expect.fail('The part of a day does not end');
    },
  };
}

const nextMorning = (days = 1) => {
  const morning = Math.floor(app.clock.now() / dayMs) * dayMs + 9 * hourMs;
  app.clock.advance(morning + days * dayMs - app.clock.now());
};
const today = () => localDay(app.clock.now(), zone);
const getStudyMinutes = ({ days }: contract.ExamPlan) =>
  days.filter(({ kind }) => kind === 'study').map(({ minutes }) => minutes);

it('a fortnight is planned, studied, missed, shared with a second exam, and ends with a question', async () => {
  const ada = await newStudent();
  const { id, ...first } = await ada.plan(150, 14);
  expect(first.days).toHaveLength(15);
  expect(first.days.at(-2)).toMatchObject({ kind: 'rest', minutes: 0 });
  expect(first.days.at(-1)).toMatchObject({ kind: 'exam' });

  // Three days are studied, and each of them is done afterwards.
  for (let day = 0; day < 3; day += 1) {
    await ada.study(id);
    expect((await ada.read(id)).today.face_ids).toEqual([]);
    nextMorning();
  }
  const onCourse = await ada.read(id);
  expect(onCourse.studied_days).toEqual([0, 1, 2].map((day) => dayAfter(first.start_day, day)));

  // Two days are missed: their work is spread over the days that follow, and none grows above the limit.
  nextMorning(2);
  const spread = await ada.read(id);
  expect(spread.studied_days).toEqual(onCourse.studied_days);
  expect(spread.days).toHaveLength(onCourse.days.length - 2);
  expect(Math.min(...getStudyMinutes(spread))).toBeGreaterThan(0);
  expect(Math.max(...getStudyMinutes(spread))).toBeLessThanOrEqual(maxMinutes);
  expect(spread.forecast).toMatchObject({ reach: 'likely', unseen: 0 });

  // More than today's part is studied: later days need less.
  await ada.study(id);
  const { items } = (await ada.call(cardQueue, { query: { zone, mode: 'just_practise' } })).body;
  await ada.send(items.slice(0, 60).map(({ face_id }: { face_id: string }) => ada.review(face_id)));
  nextMorning();
  const ahead = await ada.read(id);
  expect(getStudyMinutes(ahead)[0]).toBeLessThan(getStudyMinutes(spread)[1] ?? 0);

  // A second exam shares the minutes of a day.
  const second = await ada.plan(120, 9);
  const [minutes, others] = [(await ada.read(id)).today.minutes, (await ada.read(second.id)).today.minutes];
  expect(others).toBeGreaterThan(0);
  expect(minutes + others).toBeLessThanOrEqual(maxMinutes);

  for (let day = 6; day < 13; day += 1) {
    await ada.study(id);
    nextMorning();
  }
  const eve = await ada.read(id);
  expect(eve.days).toMatchObject([{ kind: 'rest', minutes: 0 }, { kind: 'exam' }]);
  expect(eve.today).toMatchObject({ minutes: 0, face_ids: [], mock_questions: null });

  // The clock is at nine; the exam began fourteen days after the plan was made, to the minute.
  nextMorning();
  app.clock.advance(4 * hourMs);
  const over = await ada.read(id);
  expect(over).toMatchObject({ days: [], forecast: null, outcome: null, today: { face_ids: [] } });
  const outcome = { params: { id }, body: { outcome: 'better', zone } };
  for (const reply of [
    await ada.call(contract.reportOutcome, outcome),
    await ada.call(contract.reportOutcome, outcome),
  ])
    expect(reply).toMatchObject({ status: 200, body: { outcome: 'better' } });

  // Afterwards cards come by their own due days again.
  const { counts } = (await ada.call(cardQueue, { query: { zone } })).body;
  const { rows } = await app.platform.database.pool.query(
    `SELECT count(*)::int AS due FROM memory_states WHERE due_day <= $1 AND phase = 'review'
       AND item_id = ANY (SELECT face.id FROM card_faces AS face JOIN cards ON cards.id = face.card_id
         JOIN exam_plan_sources AS source ON source.source_key = cards.note_id::text WHERE source.plan_id = $2)`,
    [today(), id],
  );
  expect(counts.due).toBeGreaterThanOrEqual(rows[0].due);
});

it('two devices study one day offline: the plan is the same on both, and nothing is lost or counted twice', async () => {
  const ada = await newStudent();
  const { id, today: planned } = await ada.plan(40, 10);
  const faces = planned.face_ids;
  expect(faces.length).toBeGreaterThan(4);
  const half = Math.ceil(faces.length / 2);
  const onPhone = faces.slice(0, half + 1).map((face) => ada.review(face));
  const onLaptop = faces.slice(half - 1).map((face) => ada.review(face));
  app.clock.advance(2 * hourMs);
  for (const events of [onLaptop, onPhone, onLaptop]) await ada.send(events);

  const plan = await ada.read(id);
  expect(plan.today.face_ids.filter((face) => faces.includes(face))).toEqual([]);
  expect(plan.today.done_minutes).toBe(Math.round(((onPhone.length + onLaptop.length) * 12) / 60));
  expect(plan.content.cards_seen).toBe(faces.length);
  expect(await ada.read(id)).toEqual(plan);
});

it('a set has one mock exam in its last third, until an exam of it was sat', async () => {
  const ada = await newPracticeStudent(app);
  const { generationId } = await ada.addSet(12);
  const body = planForm(app, { sources: [{ generation_id: generationId }], zone });
  const { body: plan } = await ada.call(contract.createExamPlan, { body });
  const mockDays = plan.days.flatMap(({ has_mock, day }: { has_mock: boolean; day: string }) =>
    has_mock ? [day] : [],
  );
  expect(mockDays).toHaveLength(1);
  expect(mockDays[0] > dayAfter(plan.start_day, 12)).toBe(true);

  const examId = await createFinishedExam(app, { userId: ada.userId, canary: 'Humus' });
  await app.platform.database.pool.query(
    `UPDATE exams SET kind = 'mock', source_kind = 'generation', source_key = $2, started_at = $3 WHERE id = $1`,
    [examId, generationId, moment(app, 1)],
  );
  const after = (await ada.call(contract.getExamPlan, { params: { id: plan.id }, query: { zone } })).body;
  expect(after.days.some(({ has_mock }: { has_mock: boolean }) => has_mock)).toBe(false);
});

describe('800 new cards the day before an exam', () => {
  it('fill the minutes of the day, and the plan says what they do not allow', async () => {
    const ada = await newStudent();
    const plan = await ada.plan(800, 1, { minutes_per_day: 60 });
    expect(plan.days).toMatchObject([{ kind: 'study', minutes: 60 }, { kind: 'exam' }]);
    expect(plan.forecast).toMatchObject({ reach: 'unlikely', all_seen_on: null });
    expect(plan.forecast?.unseen).toBeGreaterThan(400);
    expect(plan.today.face_ids.length).toBeGreaterThan(50);
  });
});
