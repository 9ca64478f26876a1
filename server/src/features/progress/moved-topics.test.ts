import { startExam } from '@akada/contract/work/exams.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newLearner } from './testing/learners.ts';

const dayMs = 86_400_000;

let app: TestApp;

beforeAll(async () => {
  // It is 10:00 in Lagos.
  app = await createTestApp({ startsAt: Date.parse('2026-11-02T09:00:00Z') });
});
afterAll(() => app.close());

async function makeLearner(questions: number, topic: string) {
  const learner = await newLearner(app);
  const noteId = newId();
  const { ids } = await learner.addSet(questions, () => ({ noteId, topic, topicKey: topic.toLowerCase() }));
  return { ...learner, ids, noteId };
}

it("a student reads how far today's answers moved a topic, and when they studied before", async () => {
  const { ids, noteId, answer, summary } = await makeLearner(40, 'Buffers');
  expect(await summary()).toMatchObject({ moved: [], studied_before: null });

  // Answers of one moment count in the order of their ids, which are random, so all of them have one outcome.
  await answer(ids, '+');
  await countFigures(app);
  const first = await summary();
  expect(first.moved).toEqual([
    {
      source: expect.objectContaining({ kind: 'note', id: noteId }),
      topic: 'Buffers',
      before: null,
      now: first.overall?.share,
    },
  ]);

  app.clock.advance(3 * dayMs);
  expect(await summary()).toMatchObject({ moved: [], studied_before: '2026-11-02' });
  const earlier = (await summary()).overall?.share ?? 0;
  await answer(ids, '+');
  await countFigures(app);
  const [moved] = (await summary()).moved;
  expect(moved?.before).toBeCloseTo(earlier, 10);
  expect(moved?.now).toBeGreaterThan(earlier);
});

it('an exam in progress hides how its questions moved a topic', async () => {
  const { ids, answer, summary, call } = await makeLearner(40, 'Acids');
  await answer(ids.slice(0, 38), '+');
  app.clock.advance(dayMs);
  await answer(ids.slice(38), '-');
  await countFigures(app);
  expect((await summary()).moved).toMatchObject([{ topic: 'Acids' }]);
  await call(startExam, { body: { question_ids: ids.slice(38), duration_minutes: 10 } });
  expect((await summary()).moved).toEqual([]);
});
