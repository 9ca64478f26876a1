import { decideCards } from '@akada/contract/material/cards.ts';
import { deleteFile, startUpload } from '@akada/contract/material/notes.ts';
import { changeFirstSets, closeFirstSets, listFirstSets } from '@akada/contract/work/first-sets.ts';
import { getPlan } from '@akada/core/plans/plans.ts';
import { usagePeriod } from '@akada/core/usage/period.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createDispatch } from '../../platform/outbox/dispatch.ts';
import { outboxEvents, record } from '../../platform/outbox/outbox.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { insertCard } from '../cards/testing/cards.samples.ts';
import { generations } from '../generation/generation.tables.ts';
import { noteReady } from '../notes/notes.events.ts';
import { answerTo } from '../practice/testing/practice.samples.ts';
import { newPracticeStudent } from '../practice/testing/practice-student.ts';
import { usageCounters } from '../usage/usage.repo.ts';
import { firstSets } from './first-sets.tables.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function newStudent() {
  const person = await createPerson(app);
  const { access_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };
  const list = async () => JSON.parse((await send(app, listFirstSets, { headers })).body).items;
  const change = async (id: string, body: { questions: number; cards: number }) => {
    const reply = await send(app, changeFirstSets, { params: { id }, body, headers });
    return { status: reply.status, body: JSON.parse(reply.body) };
  };
  return { ...person, headers, list, change };
}

/** @returns the id of a note that has been read, whose event waits to be delivered */
async function readNote(userId: string, requested = { questions: 10, cards: 8 }): Promise<string> {
  const { database } = app.platform;
  const noteId = await createExpositoryNote(app, userId);
  await database.db
    .insert(firstSets)
    .values({ noteId, userId, ...requested, createdAt: new Date(app.clock.now()).toISOString() });
  await database.transaction((tx) =>
    record(tx, noteReady, { userId, subjectId: noteId, facts: { file: 'plants.pdf', pages: 3, words: 300 } }),
  );
  return noteId;
}

const deliver = async () => {
  await app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
};

const getOrders = async (userId: string) => {
  const { db } = app.platform.database;
  const rows = await db.select().from(generations).where(eq(generations.userId, userId));
  return rows.map(({ kind, requested }) => `${kind} ${requested}`).sort();
};

const getUnits = async (userId: string) => {
  const { db } = app.platform.database;
  const rows = await db.select().from(usageCounters).where(eq(usageCounters.userId, userId));
  return Object.fromEntries(rows.map(({ kind, used }) => [kind, used]));
};

describe('the request for first sets', () => {
  it('comes with its upload, can be changed while it is read, and is switched off by none', async () => {
    const student = await newStudent();
    const reply = await send(app, startUpload, {
      body: { make_questions: 10, make_cards: 20 },
      file: new File(['Osmosis is the movement of water.'], 'cells.txt'),
      headers: student.headers,
    });
    const { id } = JSON.parse(reply.body);
    expect(reply.status).toBe(201);
    const waiting = { status: 'waiting', generation_id: null, made: 0, message: null };
    expect(await student.list()).toMatchObject([
      {
        id,
        note: { original_filename: 'cells.txt' },
        questions: { ...waiting, wanted: 10 },
        cards: { wanted: 20 },
      },
    ]);

    const { body } = await student.change(id, { questions: 0, cards: 5 });
    expect(body).toMatchObject({ questions: { wanted: 0, status: 'off' }, cards: { ...waiting, wanted: 5 } });
  });

  it('is absent if the upload does not contain it, and cannot be made after the note was read', async () => {
    const student = await newStudent();
    await send(app, startUpload, { file: new File(['Osmosis.'], 'cells.txt'), headers: student.headers });
    expect(await student.list()).toEqual([]);
    const noteId = await createExpositoryNote(app, student.userId);
    expect((await student.change(noteId, { questions: 5, cards: 5 })).status).toBe(409);
    expect(await student.list()).toEqual([]);
  });
});

describe('when a note has been read', () => {
  it('its sets are started once, however often the event is delivered', async () => {
    const student = await newStudent();
    const noteId = await readNote(student.userId);
    await deliver();
    const { db } = app.platform.database;
    await db.update(outboxEvents).set({ dispatchedAt: null }).where(eq(outboxEvents.subjectId, noteId));
    await deliver();

    expect(await getOrders(student.userId)).toEqual(['flashcard 8', 'mcq 10']);
    expect(await getUnits(student.userId)).toEqual({ mcq: 1, flashcard: 1 });
    expect(await student.list()).toMatchObject([
      { questions: { status: 'queued' }, cards: { status: 'queued' } },
    ]);
    // Sets that were started stay unchanged.
    expect((await student.change(noteId, { questions: 0, cards: 0 })).body).toMatchObject({
      questions: { wanted: 10, status: 'queued' },
    });
  });

  it('a worker that is killed in the middle leaves nothing, and the next one starts both', async () => {
    const student = await newStudent();
    const noteId = await readNote(student.userId);
    const { platform, features } = app;
    const shortenedPeriodicTasks = createDispatch({
      ...platform,
      listeners: features.listeners.map((listener) =>
        listener.event === noteReady
          ? {
              ...listener,
              async listen(...[tx, events]: Parameters<typeof listener.listen>) {
                await listener.listen(tx, events);
                if (events.some(({ subjectId }) => subjectId === noteId)) throw new Error('killed');
              },
            }
          : listener,
      ),
    });
    await shortenedPeriodicTasks[0]?.run();
    expect(await getOrders(student.userId)).toEqual([]);
    expect(await getUnits(student.userId)).toEqual({});
    expect(await student.list()).toMatchObject([{ questions: { status: 'waiting' } }]);

    const { db } = platform.database;
    await db.update(outboxEvents).set({ attempts: 0 }).where(eq(outboxEvents.subjectId, noteId));
    await deliver();
    expect(await getOrders(student.userId)).toEqual(['flashcard 8', 'mcq 10']);
    expect(await getUnits(student.userId)).toEqual({ mcq: 1, flashcard: 1 });
  });

  it('a set over the monthly limit is rejected with a message, and the other set starts', async () => {
    const student = await newStudent();
    const limit = getPlan('free').monthlyLimits.mcq;
    const periodStart = usagePeriod(app.clock.now()).start;
    await app.platform.database.db
      .insert(usageCounters)
      .values({ userId: student.userId, kind: 'mcq', periodStart, used: limit });
    await readNote(student.userId);
    await deliver();

    expect(await getOrders(student.userId)).toEqual(['flashcard 8']);
    expect(await getUnits(student.userId)).toEqual({ mcq: limit, flashcard: 1 });
    const [{ questions }] = await student.list();
    expect(questions).toMatchObject({ status: 'refused', generation_id: null });
    expect(questions.message).toMatch(
      /^No questions were made: you have used all 5 question sets this month\./,
    );
  });

  it.each([
    ['one that is switched off is not made', { questions: 0, cards: 6 }, ['flashcard 6']],
    ['nothing is made where nothing is wanted', { questions: 0, cards: 0 }, []],
  ])('%s', async (_, requested, orders) => {
    const student = await newStudent();
    await readNote(student.userId, requested);
    await deliver();
    expect(await getOrders(student.userId)).toEqual(orders);
  });

  it('a note that was deleted in the meantime gets no sets', async () => {
    const student = await newStudent();
    const noteId = await readNote(student.userId);
    await send(app, deleteFile, { params: { id: noteId }, headers: student.headers });
    await deliver();
    expect(await getOrders(student.userId)).toEqual([]);
    expect(await student.list()).toEqual([]);
  });

  it('its questions leave the list with the first answer, whatever device gave it and however it was found', async () => {
    const student = await newPracticeStudent(app);
    const { userId } = student;
    const noteId = await createExpositoryNote(app, userId);
    const { generationId: questionsId, ids } = await student.addSet(3);
    const time = moment(app);
    await app.platform.database.db.insert(firstSets).values({
      noteId,
      userId,
      questions: 3,
      cards: 0,
      questionsId,
      begunAt: time,
      createdAt: time,
    });
    const listed = async () => (await student.call(listFirstSets)).body.items;
    expect(await listed()).toMatchObject([{ id: noteId, questions: { status: 'ready', made: 3 } }]);

    await student.send([answerTo(app, ids[1] ?? '')]);
    expect(await listed()).toEqual([]);
  });

  it('its cards leave the list with the first decision', async () => {
    const student = await newStudent();
    const noteId = await createExpositoryNote(app, student.userId);
    const { db } = app.platform.database;
    const time = moment(app);
    const cardsId = newId();
    await db.insert(generations).values({
      id: cardsId,
      userId: student.userId,
      noteId,
      kind: 'flashcard',
      status: 'ready',
      requested: 2,
      made: 2,
      attempts: 0,
      focus: '',
      createdAt: time,
      finishedAt: time,
    });
    const owner = { userId: student.userId, canary: 'Osmosis' };
    const ids = [
      await insertCard(app, owner, { generationId: cardsId, state: 'draft' }),
      await insertCard(app, owner, { generationId: cardsId, state: 'draft' }),
    ];
    await db.insert(firstSets).values({
      noteId,
      userId: student.userId,
      questions: 0,
      cards: 2,
      cardsId,
      begunAt: time,
      createdAt: time,
    });
    expect(await student.list()).toMatchObject([{ id: noteId, cards: { made: 2 } }]);
    const body = { decisions: [{ card_id: ids[0] ?? '', decision: 'drop' as const }] };
    expect((await send(app, decideCards, { body, headers: student.headers })).status).toBe(200);
    // One was dropped and one waits: that is a separate step.
    expect(await student.list()).toMatchObject([{ id: noteId }]);
    const secondDecision = { decisions: [{ card_id: ids[1] ?? '', decision: 'keep' as const }] };
    await send(app, decideCards, { body: secondDecision, headers: student.headers });
    expect(await student.list()).toEqual([]);
  });

  it('the card is dismissed on every device', async () => {
    const student = await newStudent();
    const noteId = await readNote(student.userId);
    await deliver();
    await send(app, closeFirstSets, { params: { id: noteId }, headers: student.headers });
    expect(await student.list()).toEqual([]);
    expect(await getOrders(student.userId)).toHaveLength(2);
  });
});
