import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { systemClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { createDispatch } from './dispatch.ts';
import { declareEvent, type EventListener, on, onAll } from './event.ts';
import { record, recordAll, recordOnce } from './outbox.ts';

const log = createLog('silent');
const lampLit = declareEvent('lamp.lit', z.strictObject({ colour: z.string() }), {
  formerNames: ['lamps.lit'],
});

let testDatabase: TestDatabase;
let database: Database;
let userId: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, log);
  userId = newId();
  await database.pool.query(
    `INSERT INTO users (id, email, full_name, role, terms_accepted_at, created_at)
     VALUES ($1, 'ada@school.test', 'Ada Obi', 'student', now(), now())`,
    [userId],
  );
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Some tests move the clock, which shards remember. */
beforeEach(() => database.pool.query(`UPDATE outbox_shards SET owner = NULL, leased_until = '-infinity'`));

const light = (colour: string) =>
  database.transaction((tx) => record(tx, lampLit, { userId, subjectId: newId(), facts: { colour } }));

/** One round of a worker with this one listener. */
async function dispatchTo(listener: EventListener): Promise<void> {
  const [dispatch] = createDispatch({ database, clock: systemClock, listeners: [listener], log });
  await dispatch?.run();
}

/** A worker that notes which colours it was given. */
function createWorker() {
  const colours: string[] = [];
  const listener = on(lampLit, async (_tx, { facts }) => {
    colours.push(facts.colour);
  });
  return { colours, dispatch: () => dispatchTo(listener) };
}

describe('an event', () => {
  it('is passed over while another worker is busy with it, and is delivered once', async () => {
    const busy = Promise.withResolvers<string>();
    const gate = Promise.withResolvers<void>();
    const second = createWorker();

    await light('amber');
    const first = dispatchTo(
      on(lampLit, async (_tx, { facts }) => {
        busy.resolve(facts.colour);
        await gate.promise;
      }),
    );
    try {
      expect(await busy.promise).toBe('amber');
      await second.dispatch();
      expect(second.colours).toEqual([]);
    } finally {
      gate.resolve();
      await first;
    }
    await second.dispatch();
    expect(second.colours).toEqual([]);
  });

  it('is delivered by the next worker when the one before died with it', async () => {
    const worker = createWorker();
    await light('blue');
    const dying = await database.pool.connect();
    try {
      await dying.query('BEGIN');
      await dying.query('SELECT 1 FROM outbox_events WHERE dispatched_at IS NULL FOR UPDATE');
      await worker.dispatch();
      expect(worker.colours).toEqual([]);
    } finally {
      await dying.query('ROLLBACK');
      dying.release();
    }
    await worker.dispatch();
    expect(worker.colours).toEqual(['blue']);
  });

  it('reaches its listener under the name that an earlier version gave it', async () => {
    const worker = createWorker();
    await database.pool.query(
      `INSERT INTO outbox_events (name, user_id, subject_id, facts) VALUES ('lamps.lit', $1, $2, $3)`,
      [userId, newId(), { colour: 'green' }],
    );
    await worker.dispatch();
    expect(worker.colours).toEqual(['green']);
  });
});

describe('any number of events', () => {
  it('is delivered in one round, in the order in which they happened', async () => {
    const worker = createWorker();
    const colours = Array.from({ length: 120 }, (_, index) => `colour ${index}`);
    const occurrences = colours.map((colour) => ({ userId, subjectId: newId(), facts: { colour } }));
    await database.transaction((tx) => recordAll(tx, lampLit, occurrences));
    await worker.dispatch();
    expect(worker.colours).toEqual(colours);
  });

  it('may be none', async () => {
    const worker = createWorker();
    await database.transaction((tx) => recordAll(tx, lampLit, []));
    await worker.dispatch();
    expect(worker.colours).toEqual([]);
  });
});

describe('an event that is recorded', () => {
  const red = () => ({ userId, subjectId: newId(), facts: { colour: 'red' } });

  it('a second time fails with its change, unless it may be noticed again', async () => {
    const worker = createWorker();
    const lit = red();
    const recordIn = (how: typeof record) => database.transaction((tx) => how(tx, lampLit, lit));
    await recordIn(record);
    await expect(recordIn(record)).rejects.toThrow();
    await recordIn(recordOnce);
    await worker.dispatch();
    expect(worker.colours).toEqual(['red']);
  });

  it('with facts that it does not declare fails with its change', async () => {
    const facts = { colour: 'red', note_text: 'the text of a note' };
    const recording = database.transaction((tx) => record(tx, lampLit, { ...red(), facts }));
    await expect(recording).rejects.toThrow();
  });
});

describe('an event that a listener cannot bear', () => {
  const hourMs = 3_600_000;

  it('waits twice as long each time, at most an hour, and is delivered when the listener is mended', async () => {
    const clock = createSettableClock();
    const tried: number[] = [];
    let isBroken = true;
    const listener = on(lampLit, async () => {
      tried.push(clock.now());
      if (isBroken) throw new Error('the lamp is out');
    });
    const [dispatch] = createDispatch({ database, clock, listeners: [listener], log });
    const round = async (afterMs: number) => {
      clock.advance(afterMs);
      const previous = tried.length;
      await dispatch?.run();
      return tried.length - previous;
    };

    await light('violet');
    expect(await round(0)).toBe(1);
    expect(await round(999)).toBe(0);
    expect(await round(1)).toBe(1);
    expect(await round(1_999)).toBe(0);
    expect(await round(1)).toBe(1);
    for (let index = 0; index < 20; index += 1) expect(await round(hourMs)).toBe(1);

    isBroken = false;
    expect(await round(hourMs)).toBe(1);
    expect(await round(hourMs)).toBe(0);
  });
});

describe('an event of long ago', () => {
  const dayMs = 24 * 3_600_000;

  it('is deleted a month after it was delivered, and never before it was', async () => {
    const clock = createSettableClock();
    const [dispatch, thin] = createDispatch({ database, clock, listeners: [], log });
    const ids = [newId(), newId()];
    const [delivered, waiting] = ids;
    const rest = async () => {
      const { rows } = await database.pool.query(
        'SELECT subject_id FROM outbox_events WHERE subject_id = ANY($1) ORDER BY id',
        [ids],
      );
      return rows.map(({ subject_id }) => subject_id);
    };
    const recordFor = (subjectId = '') =>
      database.transaction((tx) => record(tx, lampLit, { userId, subjectId, facts: { colour: 'white' } }));
    await recordFor(delivered);
    await dispatch?.run();
    await recordFor(waiting);

    clock.advance(30 * dayMs);
    await thin?.run();
    expect(await rest()).toEqual([delivered, waiting]);
    clock.advance(1);
    await thin?.run();
    expect(await rest()).toEqual([waiting]);
    await dispatch?.run();
  });
});

describe('the shard of a person', () => {
  const hold = (owner: string, until: number) =>
    database.pool.query('UPDATE outbox_shards SET owner = $1, leased_until = $2', [owner, new Date(until)]);

  it('is served by another worker after the lease of a worker that hangs', async () => {
    const worker = createWorker();
    await light('grey');
    await hold(newId(), Date.now() + 10_000);
    await worker.dispatch();
    expect(worker.colours).toEqual([]);
    await hold(newId(), Date.now() - 10_000);
    await worker.dispatch();
    expect(worker.colours).toEqual(['grey']);
  });

  it('is served although the clock was set back', async () => {
    const worker = createWorker();
    await light('beige');
    await hold(newId(), Date.now() + 3_600_000);
    await worker.dispatch();
    expect(worker.colours).toEqual(['beige']);
  });

  it('is free again after a round, for any worker', async () => {
    await light('brown');
    await createWorker().dispatch();
    const { rows } = await database.pool.query('SELECT shard FROM outbox_shards WHERE owner IS NOT NULL');
    expect(rows).toEqual([]);
  });
});

it('a worker that stops ends with the event that it is at, and frees the shard', async () => {
  const stopping = new AbortController();
  const colours: string[] = [];
  const listener = on(lampLit, async (_tx, { facts }) => {
    colours.push(facts.colour);
    stopping.abort();
  });
  await light('first');
  await light('second');
  const [dispatch] = createDispatch({ database, clock: systemClock, listeners: [listener], log });
  await dispatch?.run(stopping.signal);
  expect(colours).toEqual(['first']);
  const worker = createWorker();
  await worker.dispatch();
  expect(worker.colours).toEqual(['second']);
});

describe('a bulk listener', () => {
  /** A listener that notes the colours of each call, and cannot bear black. */
  function createNotes() {
    const calls: string[][] = [];
    const listener = onAll(lampLit, async (_tx, happened) => {
      const colours = happened.map(({ facts }) => facts.colour);
      if (colours.includes('black')) throw new Error('no light');
      calls.push(colours);
    });
    return { calls, listener };
  }

  const lightAll = (colours: readonly string[]) =>
    database.transaction((tx) =>
      recordAll(
        tx,
        lampLit,
        colours.map((colour) => ({ userId, subjectId: newId(), facts: { colour } })),
      ),
    );

  it('gets the events of a batch with one call', async () => {
    const { calls, listener } = createNotes();
    await lightAll(['one', 'two', 'three']);
    await dispatchTo(listener);
    expect(calls).toEqual([['one', 'two', 'three']]);
  });

  it('gets the others all the same when it fails because of one event', async () => {
    const { calls, listener } = createNotes();
    await lightAll(['four', 'black', 'five']);
    await dispatchTo(listener);
    expect(calls).toEqual([['four'], ['five']]);
    const { rows } = await database.pool.query(
      `SELECT facts->>'colour' AS colour FROM outbox_events WHERE dispatched_at IS NULL`,
    );
    expect(rows).toEqual([{ colour: 'black' }]);
    await database.pool.query('UPDATE outbox_events SET dispatched_at = now()');
  });
});

it('events of many people are shared by two workers, each delivered once', async () => {
  const people = Array.from({ length: 30 }, newId);
  await database.pool.query(
    `INSERT INTO users (id, email, full_name, role, terms_accepted_at, created_at)
     SELECT id, id || '@school.test', 'Ada Obi', 'student', now(), now() FROM unnest($1::uuid[]) AS id`,
    [people],
  );
  const occurrences = people.flatMap((person) =>
    Array.from({ length: 10 }, (_, index) => ({
      userId: person,
      subjectId: newId(),
      facts: { colour: `${person} ${index}` },
    })),
  );
  await database.transaction((tx) => recordAll(tx, lampLit, occurrences));
  const [one, other] = [createWorker(), createWorker()];
  await Promise.all([one.dispatch(), other.dispatch()]);

  const colours = [...one.colours, ...other.colours];
  expect(colours.toSorted()).toEqual(occurrences.map(({ facts }) => facts.colour).toSorted());
  for (const person of people) {
    const delivered = [one, other].flatMap((worker) =>
      worker.colours.filter((colour) => colour.startsWith(person)),
    );
    expect(delivered).toEqual(delivered.toSorted());
  }
});
