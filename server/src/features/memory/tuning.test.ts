/** A student with a faster memory loss than the defaults gets separate parameters, which count from the next review on. */
import {
  type CardSettings,
  getCardSettings,
  saveCardSettings,
  sendReviews,
} from '@akada/contract/work/reviews.ts';
import { afterReview, type foldReviews } from '@akada/core/memory/fold-reviews.ts';
import { recall } from '@akada/core/memory/forgetting-curve.ts';
import { dayAfter, daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertCard, makeReview } from '../cards/testing/cards.samples.ts';
import type { NewReview } from './memory.service.ts';
import { getStates, givenReview, record } from './testing/given-reviews.ts';
import { createTuning, createWantTuning } from './tuning.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const zone = 'Africa/Lagos';
const dayMs = 24 * 60 * 60_000;

/** Numbers from 0 to 1 that look random, and are the same in each run. */
function getRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** @param speed of forgetting, 1 as by the defaults @returns 300 days of reviews of one card, each when it was due */
function getHistory(itemId: string, speed: number, random: () => number): NewReview[] {
  const start = app.clock.now() - 300 * dayMs;
  const reviews: NewReview[] = [];
  let state: ReturnType<typeof foldReviews> = null;
  for (let day = 0; day < 290; ) {
    const waited = state ? daysBetween(state.lastDay, dayAfter(localDay(start, zone), day)) : 0;
    const isKnown = state === null || random() < recall(waited * speed, state.stability);
    const givenAt = new Date(start + day * dayMs).toISOString();
    const review = givenReview({ itemKind: 'card', itemId, grade: isKnown ? 3 : 1, givenAt, zone });
    reviews.push(review);
    state = afterReview('card', state, { ...review, givenAt: Date.parse(givenAt) });
    day += state.dueAt === null ? Math.max(1, daysBetween(state.lastDay, state.dueDay)) : 1;
  }
  return reviews;
}

async function newStudent(cards: number, speed: number) {
  const person = await createPerson(app);
  const call = callAs(app, person);
  const owner = { userId: person.userId, canary: 'osmosis' };
  const random = getRandom();
  const faces: string[] = [];
  for (let index = 0; index < cards; index += 1) {
    const face = await insertCard(app, owner);
    faces.push(face);
    await record(app, person.userId, getHistory(face, speed, random));
  }
  const tune = async () => {
    const { database } = app.platform;
    await database.transaction((tx) => createWantTuning(app)(tx, [person.userId]));
    await database.pool.query('UPDATE memory_tunings SET lease_until = $2 WHERE id = $1', [
      person.userId,
      moment(app),
    ]);
    const deps = { ...app.platform, clock: app.clock };
    await createTuning(deps).attempt(person.userId, new AbortController().signal);
  };
  const settings = async (): Promise<CardSettings> => (await call(getCardSettings, {})).body;
  const send = async (changes: object) => {
    const [face = ''] = faces;
    const event = { ...makeReview(app, face, zone), ...changes };
    const { states } = (await call(sendReviews, { body: { sent_at: moment(app), events: [event] } })).body;
    return { event, state: states[0].state };
  };
  return { ...person, call, faces, tune, settings, send };
}

it('parameters of a fast forgetter are adopted, move no card by themselves, and count from the next review on', async () => {
  const ada = await newStudent(60, 4);
  const previousStates = await getStates(app, ada.userId);
  await ada.tune();

  const { own_parameters: adopted } = await ada.settings();
  expect(adopted).toMatchObject({ version: 1, reviews: expect.any(Number) });
  expect(adopted?.parameters).toHaveLength(21);
  expect(await getStates(app, ada.userId)).toEqual(previousStates);

  const [face = ''] = ada.faces;
  const state = previousStates.find(({ item_id }) => item_id === face) ?? null;
  const { event, state: after } = await ada.send({ parameters_version: 1 });
  const promised = afterReview(
    'card',
    state && {
      ...state,
      dueAt: state.due_at === null ? null : Date.parse(state.due_at),
      dueDay: state.due_day,
      firstDay: state.first_day,
      lastDay: state.last_day,
    },
    {
      id: event.id,
      grade: event.grade,
      givenAt: Date.parse(event.given_at),
      localDay: event.local_day,
      retention: 90,
      parameters: adopted?.parameters,
    },
  );
  expect(after).toMatchObject({ stability: promised.stability, due_day: promised.dueDay });
});

it('a student who switches back reviews by the defaults, and an unknown version counts as the defaults', async () => {
  const ada = await newStudent(60, 4);
  await ada.tune();
  const { own_parameters: _own, ...settings } = await ada.settings();
  const saved = await ada.call(saveCardSettings, { body: { ...settings, own_memory: false } });
  expect(saved.body).toMatchObject({ own_memory: false, own_parameters: { version: 1 } });

  const { event } = await ada.send({ parameters_version: 9 });
  const { rows } = await app.platform.database.pool.query(
    'SELECT parameters_version FROM reviews WHERE user_id = $1 AND id = $2',
    [ada.userId, event.id],
  );
  expect(rows).toEqual([{ parameters_version: null }]);
});

it('fewer than 400 reviews change nothing', async () => {
  const ada = await newStudent(8, 4);
  await ada.tune();
  expect((await ada.settings()).own_parameters).toBeNull();
});

it('a student waits for a month before the next optimisation', async () => {
  const ada = await newStudent(60, 4);
  await ada.tune();
  await app.platform.database.transaction((tx) => createWantTuning(app)(tx, [ada.userId]));
  const { rows } = await app.platform.database.pool.query(
    'SELECT lease_until FROM memory_tunings WHERE id = $1',
    [ada.userId],
  );
  expect(Date.parse(rows[0].lease_until) - app.clock.now()).toBe(30 * dayMs);
});
