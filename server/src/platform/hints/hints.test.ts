import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { type HintBus, openHintBus, publishHint } from './hints.ts';

const log = createLog('silent');

let testDatabase: TestDatabase;
let database: Database;
let bus: HintBus;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, log);
  bus = await openHintBus(testDatabase.connection, log);
});
afterAll(async () => {
  await bus.close();
  await database.close();
  await testDatabase.drop();
});

const noSignal = new AbortController().signal;
const publishNote = (userId: string, id: string) => publishHint(database.db, userId, { topic: 'note', id });
const notify = (payload: string) => database.pool.query("SELECT pg_notify('akada_hints', $1)", [payload]);

/** @returns the first hint that a stream carries */
async function getFirst<Hint>(hints: AsyncIterable<Hint>): Promise<Hint | null> {
  for await (const hint of hints) return hint;
  return null;
}

describe('a stream of hints', () => {
  it('starts with its request: later hints are not missed before it is read', async () => {
    const userId = newId();
    const hints = bus.hintsFor(userId, noSignal);
    const heard = bus.hintsFor(userId, noSignal);
    const note = newId();
    await publishNote(userId, note);
    expect(await getFirst(heard)).toEqual({ topic: 'note', id: note });
    expect(await getFirst(hints)).toEqual({ topic: 'note', id: note });
  });

  it('carries every hint in order, those too that arrive while its reader is busy', async () => {
    const userId = newId();
    const notes = Array.from({ length: 5 }, newId);
    const heard: (string | null)[] = [];
    const reading = (async () => {
      for await (const { id } of bus.hintsFor(userId, noSignal)) {
        if (heard.push(id) === 1) for (const note of notes.slice(2)) await publishNote(userId, note);
        if (heard.length === notes.length) return;
      }
    })();
    for (const note of notes.slice(0, 2)) await publishNote(userId, note);
    await reading;
    expect(heard).toEqual(notes);
  });

  it('ends without an error when its reader goes away, also before it started', async () => {
    const reader = new AbortController();
    const reading = getFirst(bus.hintsFor(newId(), reader.signal));
    reader.abort();
    expect(await reading).toBeNull();
    expect(await getFirst(bus.hintsFor(newId(), reader.signal))).toBeNull();
  });

  it('continues after a message that it cannot read, of another program or a later version', async () => {
    const userId = newId();
    const hints = bus.hintsFor(userId, noSignal);
    await notify('');
    await notify('{ cut off');
    await notify(JSON.stringify({ user_id: userId }));
    await notify(JSON.stringify({ user_id: userId, hint: { topic: 'of a later version', id: null } }));
    await notify(JSON.stringify({ user_id: 'ada', hint: { topic: 'note', id: newId() } }));
    const note = newId();
    await publishNote(userId, note);
    expect(await getFirst(hints)).toEqual({ topic: 'note', id: note });
  });
});

describe('published hints', () => {
  it('are sent with the commit of their change, each once, also more than fit into one notification', async () => {
    const userId = newId();
    const hints = bus.hintsFor(userId, noSignal);
    const notes = Array.from({ length: 120 }, newId);
    await database
      .transaction(async (tx) => {
        await publishHint(tx, userId, { topic: 'note', id: newId() });
        throw new Error('rolled back');
      })
      .catch(() => {});
    await database.transaction(async (tx) => {
      for (const id of [...notes, ...notes]) await publishHint(tx, userId, { topic: 'note', id });
    });
    const heard: (string | null)[] = [];
    for await (const { id } of hints) {
      heard.push(id);
      if (id === notes.at(-1)) break;
    }
    expect(heard).toEqual(notes);
  });

  it('arrive one by one from a process of an earlier version', async () => {
    const userId = newId();
    const hints = bus.hintsFor(userId, noSignal);
    const note = newId();
    await notify(JSON.stringify({ user_id: userId, hint: { topic: 'note', id: note } }));
    expect(await getFirst(hints)).toEqual({ topic: 'note', id: note });
  });
});

describe('a database that comes back late', () => {
  const letThrough = (socket: Socket) => {
    const { host = '', port = 5432 } = testDatabase.connection;
    const upstream = connect(join(host, `.s.PGSQL.${port}`));
    // One side may be gone while the other still writes, which is what these tests are about.
    for (const side of [socket, upstream]) side.on('error', () => undefined);
    socket.pipe(upstream).pipe(socket);
  };

  /** Lets the first connection through, and holds those after it until the test releases them. */
  async function openDoor() {
    const held: Socket[] = [];
    let count = 0;
    const server = createServer((socket) => {
      count += 1;
      if (count === 1) letThrough(socket);
      else held.push(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { server, held, connection: { ...testDatabase.connection, host: '127.0.0.1', port } };
  }

  it('is heard again after its connection was lost without a word', async () => {
    const silent: Socket[] = [];
    const server = createServer((socket) => {
      letThrough(socket);
      silent.push(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const connection = { ...testDatabase.connection, host: '127.0.0.1', port };
    const deaf = await openHintBus(connection, log);
    silent[0]?.unpipe();
    silent[0]?.pause();

    await vi.waitUntil(() => silent[1], { timeout: 30_000 });
    const userId = newId();
    const hints = deaf.hintsFor(userId, noSignal);
    const note = newId();
    await vi.waitUntil(
      async () => {
        await publishNote(userId, note);
        return Promise.race([getFirst(hints), pause(1_000)]);
      },
      { timeout: 30_000 },
    );
    await deaf.close();
    for (const socket of silent) socket.destroy();
    server.close();
  });

  it('gets no connection of a bus that was closed in the meantime', async () => {
    const { server, held, connection } = await openDoor();
    const closing = await openHintBus(connection, log);
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'akada-hints' AND datname = current_database()`,
    );
    const reconnecting = await vi.waitUntil(() => held[0], { timeout: 30_000 });
    await closing.close();
    letThrough(reconnecting);
    await once(reconnecting, 'close');
    server.close();
  });
});
