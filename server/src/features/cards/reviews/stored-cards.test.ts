/** Cards on a device without a network: what it takes along, and how its reviews come back. */

import { sendReviews } from '@akada/contract/work/reviews.ts';
import { measureStoredCards, readStoredCards } from '@akada/contract/work/stored-cards.ts';
import { foldReviews } from '@akada/core/memory/fold-reviews.ts';
import type { Grade } from '@akada/core/memory/grade.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson, distantZones } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { runs } from '../../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { givenReview, record } from '../../memory/testing/given-reviews.ts';
import { createCardSound, insertCard, shortSound } from '../testing/cards.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const zone = distantZones.device;
const dayMs = 24 * 60 * 60_000;

async function student() {
  const person = await createPerson(app, { timeZone: distantZones.account });
  return { ...person, owner: { userId: person.userId, canary: 'osmosis' }, call: callAs(app, person) };
}

it('a device takes along what is due within seven days and new, and the sizes of its sounds', async () => {
  const [ada, other] = [await student(), await student()];
  const sound = await createCardSound(app, { userId: ada.userId, canary: '' });
  const reviewedAgo = async (days: number, grade: Grade) => {
    const face = await insertCard(app, ada.owner, { deck: 'Biology::Cells' });
    const givenAt = new Date(app.clock.now() - days * dayMs).toISOString();
    await record(app, ada.userId, [givenReview({ itemKind: 'card', itemId: face, grade, givenAt, zone })]);
    await app.platform.database.pool.query('UPDATE card_faces SET met = true WHERE id = $1', [face]);
    return face;
  };
  // An easy card is due seven days after its review.
  const [overdue, soon] = [await reviewedAgo(30, 4), await reviewedAgo(2, 4)];
  const fresh = await insertCard(app, ada.owner, { deck: 'Biology', back: `[rain](sound:${sound})` });
  await insertCard(app, ada.owner, { deck: 'Biology', suspended: true });
  await insertCard(app, ada.owner, { deck: 'Biology', state: 'draft' });
  await insertCard(app, ada.owner, { deck: 'Botany' });
  await insertCard(app, other.owner, { deck: 'Biology' });
  const far = await reviewedAgo(0, 4);
  await app.platform.database.pool.query(
    `UPDATE memory_states SET due_day = due_day::date + 30 WHERE user_id = $1 AND item_id = $2`,
    [ada.userId, far],
  );

  const query = { deck: 'Biology', zone };
  const { status, body } = await ada.call(readStoredCards, { query });
  expect([status, body.items.map(({ id }: { id: string }) => id)]).toEqual([200, [overdue, soon, fresh]]);
  expect(body.items[0].faces).toMatchObject([{ state: { phase: 'review', reps: 1 } }]);
  expect([body.pictures, body.sounds]).toEqual([[], [{ id: sound, bytes: shortSound.length }]]);
  expect(body.until).toBe(dayAfter(localDay(app.clock.now(), zone), 7));
  expect((await ada.call(measureStoredCards, { query })).body).toEqual({
    until: body.until,
    cards: 3,
    bytes: Buffer.byteLength(JSON.stringify(body.items)),
    pictures: 0,
    sounds: 1,
    media_bytes: shortSound.length,
  });
  const nothing = await ada.call(measureStoredCards, { query: { deck: 'Chemistry', zone } });
  expect(nothing.body).toMatchObject({ cards: 0, bytes: 0, pictures: 0, sounds: 0, media_bytes: 0 });
});

it('a device that comes back after three weeks sends its reviews in parts, and each card is as if it had been there', async () => {
  const ada = await student();
  const faces: string[] = [];
  for (let index = 0; index < 50; index += 1) faces.push(await insertCard(app, ada.owner));
  const start = app.clock.now() - 21 * dayMs;
  const count = runs(2_000);
  const events = Array.from({ length: count }, (_, index) => {
    const givenAt = start + Math.floor((index * 21 * dayMs) / count);
    return {
      id: newId(),
      kind: 'review' as const,
      face_id: faces[(index * 7) % faces.length] ?? '',
      grade: ((index % 4) + 1) as Grade,
      duration_ms: 5_000,
      zone,
      given_at: new Date(givenAt).toISOString(),
      local_day: localDay(givenAt, zone),
      sequence: index,
      retention: 90,
    };
  });
  const send = async (sent: typeof events) =>
    (await ada.call(sendReviews, { body: { sent_at: moment(app), events: sent } })).body;
  // Another device of the student was online and has sent some later ones already.
  await send(events.filter((_, index) => index % 10 === 9).slice(0, 100));
  for (let index = 0; index < count; index += 100) {
    const part = events.slice(index, index + 100);
    const answer = await send(part);
    expect([answer.stored.length, answer.refused]).toEqual([part.length, []]);
  }

  const { rows } = await app.platform.database.pool.query(
    'SELECT item_id, stability, due_day, reps, lapses FROM memory_states WHERE user_id = $1',
    [ada.userId],
  );
  const expected = faces.flatMap((face) => {
    const reviews = events
      .filter(({ face_id: id }) => id === face)
      .map((event) => ({ ...event, givenAt: Date.parse(event.given_at), localDay: event.local_day }));
    const state = foldReviews('card', reviews);
    if (state === null) return [];
    const { stability, dueDay, reps, lapses } = state;
    return [{ item_id: face, stability, due_day: dueDay, reps, lapses }];
  });
  const byId = (one: { item_id: string }, other: { item_id: string }) =>
    one.item_id < other.item_id ? -1 : 1;
  expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
});
