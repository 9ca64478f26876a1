/** Reviews: each counts once, whenever it arrives; the day that follows from them, and how it is asked. */

import { listDecks } from '@akada/contract/material/cards.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import {
  type CardForecast,
  type CardQueue,
  cardForecast,
  cardQueue,
  saveCardSettings,
  sendReviews,
} from '@akada/contract/work/reviews.ts';
import { foldReviews } from '@akada/core/memory/fold-reviews.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson, distantZones } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { givenReview, record } from '../../memory/testing/given-reviews.ts';
import { createQuestion } from '../../questions/testing/questions.samples.ts';
import { insertCard, makeReview } from '../testing/cards.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const zone = distantZones.device;
const dayMs = 24 * 60 * 60_000;

const getReview = (app: SharedTestApp, face: string) => makeReview(app, face, zone);

async function student() {
  const person = await createPerson(app, { timeZone: distantZones.account });
  const owner = { userId: person.userId, canary: 'osmosis' };
  const call = callAs(app, person);
  let lastCreated = app.clock.now() - 60_000;
  /** Each card is newer than the last one: new cards are asked in the order of their creation. */
  const card = () => {
    lastCreated += 1_000;
    return insertCard(app, owner, { createdAt: new Date(lastCreated).toISOString() });
  };
  const queue = async (query: Record<string, string> = {}): Promise<CardQueue> =>
    (await call(cardQueue, { query: { zone, ...query } })).body;
  const send = async (events: object[], sentAt = moment(app)) =>
    (await call(sendReviews, { body: { sent_at: sentAt, events } })).body;
  /** A card that was reviewed `daysAgo` days ago. Its interval follows from the grade. */
  const known = async (daysAgo: number, grade: 1 | 2 | 3 | 4 = 4) => {
    const face = await card();
    const givenAt = new Date(app.clock.now() - daysAgo * dayMs).toISOString();
    await record(app, person.userId, [givenReview({ itemKind: 'card', itemId: face, grade, givenAt, zone })]);
    await app.platform.database.pool.query('UPDATE card_faces SET met = true WHERE id = $1', [face]);
    return face;
  };
  const forecast = async (): Promise<CardForecast> => (await call(cardForecast, { query: { zone } })).body;
  return { ...person, owner, call, queue, send, known, forecast, card };
}

const getFaces = ({ items }: CardQueue) =>
  items.flatMap((item) => (item.kind === 'card' ? [item.face_id] : []));

describe('a review', () => {
  it('changes nothing if repeated, and is rejected separately if its card is unknown or its time too old or in the future', async () => {
    const ada = await student();
    const [face, foreign] = [await ada.card(), await (await student()).card()];
    const at = (days: number) => ({
      given_at: new Date(app.clock.now() + days * dayMs).toISOString(),
      local_day: dayAfter(localDay(app.clock.now(), zone), Math.round(days)),
    });
    const right = { ...getReview(app, face), grade: 4, duration_ms: 3_600_000 };
    const [strange, old, ahead] = [
      getReview(app, foreign),
      { ...getReview(app, face), ...at(-31) },
      { ...getReview(app, face), ...at(0.1) },
    ];
    const first = await ada.send([right, strange, old, ahead]);
    expect(first.stored).toEqual([right.id]);
    expect(first.refused.map(({ id }: { id: string }) => id)).toEqual([strange.id, old.id, ahead.id]);
    expect(first.states).toMatchObject([{ face_id: face, state: { phase: 'review', reps: 1 } }]);

    const repeated = await ada.send([{ ...right, grade: 1 }]);
    expect(repeated).toEqual({ stored: [right.id], refused: [], states: first.states });
    expect((await ada.forecast()).today).toEqual({ reviews: 1, new: 1, again: 0, duration_ms: 60_000 });
  });

  it('is undone by an event that may come first, as if it had never been given', async () => {
    const ada = await student();
    const face = await ada.card();
    const [review, wrong] = [getReview(app, face), { ...getReview(app, face), grade: 1, sequence: 1 }];
    const undo = (id: string) => ({
      id: newId(),
      kind: 'undo',
      face_id: face,
      review_id: id,
      given_at: moment(app),
      zone,
      sequence: 2,
    });
    await ada.send([undo(wrong.id)]);
    const previous = (await ada.send([review])).states;
    expect((await ada.send([wrong])).states).toEqual(previous);
    expect((await ada.queue()).undoable).toMatchObject([{ id: review.id, face_id: face, grade: 3 }]);

    expect((await ada.send([undo(review.id)])).states).toEqual([{ face_id: face, state: null }]);
    const { counts, undoable } = await ada.queue();
    expect([counts, undoable, (await ada.forecast()).today.reviews]).toEqual([
      { learning: 0, due: 0, new: 1 },
      [],
      0,
    ]);
  });

  it('counts with its true time, from a device whose clock is years wrong', async () => {
    const ada = await student();
    const face = await ada.card();
    const years = 5 * 365 * dayMs;
    const wrong = (index: number) => new Date(index - years).toISOString();
    const now = app.clock.now();
    const review = {
      ...getReview(app, face),
      grade: 4,
      given_at: wrong(now - dayMs),
      local_day: '2021-01-01',
    };
    const { states } = await ada.send([review], wrong(now));
    expect(states).toMatchObject([{ state: { last_day: localDay(now - dayMs, zone) } }]);
  });
});

const sentReview = fc.record({
  face: fc.nat(4),
  grade: fc.constantFrom(1, 2, 3, 4),
  hour: fc.nat(28 * 24),
  zone: fc.constantFrom(zone, 'America/New_York', 'Pacific/Auckland'),
  sequence: fc.nat(3),
  isTakenBack: fc.boolean(),
  arrivals: fc.array(fc.nat(3), { minLength: 1, maxLength: 2 }),
});

it('three devices send reviews and take some back, in any order and twice: each state is the fold of all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sentReview, { minLength: 5, maxLength: 40 }), async (inputs) => {
      const ada = await student();
      const faces = await Promise.all([1, 2, 3, 4, 5].map(() => ada.card()));
      const start = app.clock.now() - 29 * dayMs;
      const batches: object[][] = [[], [], [], []];
      const events = inputs.map(({ face, hour, zone: of, isTakenBack, arrivals, ...rest }) => {
        const index = start + hour * 3_600_000;
        const face_id = faces[face] ?? '';
        const stamp = { given_at: new Date(index).toISOString(), zone: of, sequence: rest.sequence, face_id };
        const local_day = localDay(index, of);
        const review = {
          id: newId(),
          kind: 'review',
          grade: rest.grade,
          duration_ms: 5,
          local_day,
          retention: 85,
          ...stamp,
        };
        const undo = { id: newId(), kind: 'undo', review_id: review.id, ...stamp };
        for (const arrival of arrivals) batches[arrival]?.push(review);
        if (isTakenBack) batches[3 - (arrivals[0] ?? 0)]?.push(undo);
        return { review, isTakenBack, at: index };
      });
      for (const batch of batches) if (batch.length > 0) await ada.send(batch);

      const { rows } = await app.platform.database.pool.query(
        'SELECT item_id, stability, phase, due_day, reps, lapses FROM memory_states WHERE user_id = $1',
        [ada.userId],
      );
      const expected = faces.flatMap((face) => {
        const reviews = events.flatMap(({ review, isTakenBack, at }) =>
          review.face_id !== face || isTakenBack
            ? []
            : [{ ...review, grade: review.grade as 1, givenAt: at, localDay: review.local_day }],
        );
        const state = foldReviews('card', reviews);
        if (!state) return [];
        const { stability, phase, dueDay, reps, lapses } = state;
        return [{ item_id: face, stability, phase, due_day: dueDay, reps, lapses }];
      });
      const byId = (one: { item_id: string }, other: { item_id: string }) =>
        one.item_id < other.item_id ? -1 : 1;
      expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    }),
    { numRuns: runs(60), seed },
  );
});

describe('the queue', () => {
  it('has new and due cards within the caps, and says what is left over', async () => {
    const ada = await student();
    const [fading, fresh] = [await ada.known(60), await ada.known(9)];
    const [first, second] = [await ada.card(), await ada.card()];
    const settings = {
      new_per_day: 1,
      reviews_per_day: 2,
      retention: 90,
      buttons: 2,
      typed_answers: true,
      own_memory: true,
    };
    const saved = { ...settings, own_parameters: null };
    expect((await ada.call(saveCardSettings, { body: settings })).body).toEqual(saved);
    const previous = await ada.queue();
    expect([getFaces(previous), previous.settings]).toEqual([[first, fading, fresh], saved]);
    expect([previous.counts, previous.left_over]).toEqual([
      { learning: 0, due: 2, new: 1 },
      { due: 0, new: 1 },
    ]);
    expect((await ada.queue({ mode: 'just_practise' })).counts).toEqual({ learning: 0, due: 2, new: 2 });
    expect(getFaces(await ada.queue({ mode: 'just_practise' })).at(-1)).toBe(second);
  });

  it('begins with cards in learning; a new card uses none of the day’s reviews, a due one does', async () => {
    const ada = await student();
    const [fading, fresh] = [await ada.known(60), await ada.known(9)];
    const [first] = [await ada.card(), await ada.card()];
    const settings = {
      new_per_day: 1,
      reviews_per_day: 2,
      retention: 90,
      buttons: 2,
      typed_answers: true,
      own_memory: true,
    };
    await ada.call(saveCardSettings, { body: settings });
    await ada.send([getReview(app, first)]);
    const afterNew = await ada.queue();
    expect(getFaces(afterNew)).toEqual([first, fading, fresh]);
    expect([afterNew.counts, afterNew.left_over]).toEqual([
      { learning: 1, due: 2, new: 0 },
      { due: 0, new: 1 },
    ]);

    const third = await ada.known(8);
    await ada.send([getReview(app, fading)]);
    const afterDue = await ada.queue();
    expect([afterDue.counts, afterDue.left_over.due]).toEqual([{ learning: 1, due: 1, new: 0 }, 1]);
    expect([fresh, third]).toContain(getFaces(afterDue)[1]);
    const decks = (await ada.call(listDecks, { query: { zone } })).body;
    expect([decks.all.due, decks.all.learning]).toEqual([2, 1]);
  });

  it('asks a missed question among the cards, which practice draws by its id', async () => {
    const ada = await student();
    const question = await createQuestion(app, ada.owner);
    const givenAt = new Date(app.clock.now() - 2 * dayMs).toISOString();
    await record(app, ada.userId, [givenReview({ itemId: question, givenAt, zone })]);
    const { items, counts } = await ada.queue();
    expect([items, counts.due]).toMatchObject([
      [{ kind: 'question', question_id: question, state: { reps: 1 } }],
      1,
    ]);
    const query = { question_ids: question, seed: newId() };
    expect((await ada.call(drawPractice, { query })).body.questions).toHaveLength(1);
    expect((await ada.queue({ course_id: 'mine' })).items).toEqual(items);
    expect((await ada.queue({ deck_id: newId() })).items).toEqual([]);
  });

  it('shows the next review date if empty, and the end of a long backlog', async () => {
    const ada = await student();
    await ada.known(0);
    const today = localDay(app.clock.now(), zone);
    const { days, next_at: next, backlog } = await ada.forecast();
    expect([days.length, days[0], backlog]).toEqual([7, { day: today, due: 0 }, null]);
    expect(next).toBe(`${dayAfter(today, 7)}T14:00:00.000Z`);

    await ada.known(20);
    await ada.known(21);
    const settings = {
      new_per_day: 0,
      reviews_per_day: 1,
      retention: 90,
      buttons: 4,
      typed_answers: false,
      own_memory: true,
    };
    await ada.call(saveCardSettings, { body: settings });
    expect((await ada.forecast()).backlog).toEqual({ due: 2, ends_on: dayAfter(today, 2) });

    const learned = getReview(app, await ada.card());
    await ada.send([learned]);
    const inTenMinutes = new Date(Date.parse(learned.given_at) + 10 * 60_000).toISOString();
    expect((await ada.forecast()).next_at).toBe(inTenMinutes);
  });
});
