/**
 * Tests random histories: in whatever order events arrive, the rows follow from the stored events, and
 * counting everything again makes the same rows.
 */

import { sendReviews } from '@akada/contract/work/reviews.ts';
import { getMastery, possibleAnswers } from '@akada/core/progress/mastery.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { progressCommand } from '../../cli/progress-command.ts';
import { newId } from '../../platform/ids/ids.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { runs, seed } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertCard, makeReview } from '../cards/testing/cards.samples.ts';
import { answerTo } from '../practice/testing/practice.samples.ts';
import { newLearner } from './testing/learners.ts';

const hourMs = 3_600_000;
const zones = ['Africa/Lagos', 'America/New_York', 'Pacific/Auckland', 'Etc/Unknown'];
const topics = ['Buffers', 'Acids', null];

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The age of a recorded event, and the batches in which it arrives. */
const recorded = {
  hoursAgo: fc.integer({ min: 0, max: 29 * 24 }),
  zone: fc.constantFrom(...zones),
  item: fc.nat(7),
  arrivals: fc.array(fc.nat(3), { minLength: 1, maxLength: 2 }),
};
const anyAnswer = fc.record({
  ...recorded,
  kind: fc.constant('answer' as const),
  isRight: fc.boolean(),
  hints: fc.constantFrom(0, 0, 0, 1),
  tookMs: fc.constantFrom(5_000, 80_000),
});
const anyReview = fc.record({
  ...recorded,
  kind: fc.constant('review' as const),
  grade: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  isTakenBack: fc.boolean(),
});
/**
 * True for each gap between batches in which events are delivered and counted, and the error of the device's
 * clock.
 */
const batches = fc.tuple(
  fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  fc.constantFrom(0, -3 * hourMs, 26 * hourMs),
);

it('rows follow from stored events, and a recount makes the same rows', async () => {
  const history = fc.array(fc.oneof(anyAnswer, anyReview), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(history, batches, async (inputs, [counted, wrongByMs]) => {
      const learner = await newLearner(app);
      const { userId, call } = learner;
      const noteId = newId();
      const { ids } = await learner.addSet(8, (index) => {
        const topic = topics[index % 3] ?? null;
        return { noteId, topic, topicKey: topic?.toLowerCase() ?? null };
      });
      const faces = await Promise.all(ids.map(() => insertCard(app, { userId, canary: 'Humus' })));
      const clockOfDevice = app.clock.now() + wrongByMs;
      const sending = inputs.map((one) => {
        const given_at = new Date(clockOfDevice - one.hoursAgo * hourMs).toISOString();
        const zone = one.zone === 'Etc/Unknown' ? 'UTC' : one.zone;
        return {
          ...one,
          id: newId(),
          stamp: { given_at, zone: one.zone, local_day: localDay(Date.parse(given_at), zone) },
        };
      });
      for (const [batch, isCounted] of counted.entries()) {
        const arriving = sending.filter(({ arrivals }) => arrivals.includes(batch));
        const answers = arriving.flatMap((one) =>
          one.kind === 'answer'
            ? answerTo(app, ids[one.item] ?? '', {
                id: one.id,
                hints: one.hints,
                took_ms: one.tookMs,
                choices: [one.isRight ? 0 : 1],
                ...one.stamp,
              })
            : [],
        );
        const sent_at = new Date(clockOfDevice).toISOString();
        if (answers.length > 0) await learner.send(answers, sent_at);
        const events = arriving.flatMap((one) => {
          if (one.kind !== 'review') return [];
          const { sequence, ...review } = makeReview(app, faces[one.item] ?? '');
          const created = { ...review, ...one.stamp, id: one.id, grade: one.grade, sequence };
          const { face_id, given_at, zone } = created;
          const undo = { kind: 'undo', id: newId(), face_id, given_at, zone, sequence: 1, review_id: one.id };
          return one.isTakenBack ? [undo, created] : [created];
        });
        if (events.length > 0) await call(sendReviews, { body: { sent_at, events } });
        if (isCounted) await countFigures(app);
      }
      await countFigures(app);
      const rows = await getRows(userId);
      expect(rows.sums).toEqual(await storedSums(userId));
      expect(rows.topics).toEqual(await storedTopics(userId));

      await app.platform.database.pool.query('DELETE FROM progress_topics WHERE user_id = $1', [userId]);
      await progressCommand.run([], { ...app.platform, clock: app.clock });
      expect(await getRows(userId)).toEqual(rows);
    }),
    { numRuns: runs(60), seed },
  );
});

const query = async (text: string, userId: string) =>
  (await app.platform.database.pool.query(text, [userId])).rows;

async function getRows(userId: string) {
  return {
    days: await query('SELECT * FROM progress_days WHERE user_id = $1 ORDER BY 2, 3, 4', userId),
    items: await query('SELECT * FROM progress_items WHERE user_id = $1 ORDER BY 2, 3', userId),
    itemDays: await query('SELECT * FROM progress_item_days WHERE user_id = $1 ORDER BY 2, 3, 4', userId),
    sums: await query(
      `SELECT local_day::text AS day, sum(questions)::int AS questions, sum(cards)::int AS cards,
         sum(took_ms)::int AS took_ms FROM progress_days WHERE user_id = $1 GROUP BY 1 ORDER BY 1`,
      userId,
    ),
    topics: await query(
      `SELECT topic_key, mean, variance, answers, last_day::text FROM progress_topics WHERE user_id = $1 ORDER BY 1`,
      userId,
    ),
  };
}

/** Totals of each day, computed without any row of this feature. */
function storedSums(userId: string) {
  return query(
    `SELECT day, sum(question)::int AS questions, sum(card)::int AS cards, sum(least(took_ms, 60000))::int AS took_ms
     FROM (
       SELECT local_day::text AS day, 1 AS question, 0 AS card, took_ms FROM practice_answers WHERE user_id = $1
       UNION ALL SELECT local_day::text, 0, 1, took_ms FROM reviews
         WHERE user_id = $1 AND item_kind = 'card' AND cancels IS NULL
           AND NOT EXISTS (SELECT FROM reviews AS later WHERE later.user_id = $1 AND later.cancels = reviews.id)
     ) AS given GROUP BY 1 ORDER BY 1`,
    userId,
  );
}

/** The first answer of a day to each question, and what follows from those without hints. */
async function storedTopics(userId: string) {
  const first = await query(
    `SELECT * FROM (
       SELECT DISTINCT ON (question_id, local_day) question_id, given_at, local_day::text, correct, hints,
         coalesce(topic_key, '') AS topic_key
       FROM practice_answers JOIN practice_questions USING (user_id, question_id, version)
       WHERE user_id = $1 ORDER BY question_id, local_day, given_at, id
     ) AS first WHERE hints = 0 ORDER BY topic_key`,
    userId,
  );
  return [...Map.groupBy(first, ({ topic_key }) => topic_key)].map(([topic_key, answers]) => {
    const belief = getMastery(
      answers.map(({ question_id, given_at, local_day, correct }) => ({
        questionId: question_id,
        givenAt: Date.parse(given_at),
        localDay: local_day,
        correct,
        possible: possibleAnswers(false, 4),
      })),
    );
    const { lastDay, ...rest } = belief ?? { lastDay: '' };
    return { topic_key, ...rest, last_day: lastDay };
  });
}
