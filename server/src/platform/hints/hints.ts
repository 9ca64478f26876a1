import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { maxMissedMs, StreamHint } from '@akada/contract/wire/app.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod/mini';
import type { DatabaseConnection, Executor } from '../database/database.ts';
import { trackSockets } from '../database/sockets.ts';
import type { Log } from '../log/log.ts';
import { createRecentHints, type RecentHints } from './recent-hints.ts';

/** PostgreSQL carries hints between processes: any number of web processes hear what any worker did. */
const channel = 'akada_hints';

const Envelope = z.object({ user_id: z.uuid(), hint: StreamHint });

/** A reader sees a change after half of this, on average. */
const sendEveryMs = 200;
/** A connection that was lost without a word is made again a second after this. */
const answerWithinMs = 2_500;

/**
 * Publishes a hint with the surrounding transaction: no stream hears of a change that is not committed.
 * @param userId whose streams shall hear it
 */
export async function publishHint(
  executor: Executor,
  userId: string,
  { topic, id }: StreamHint,
): Promise<void> {
  await executor.execute(
    sql`INSERT INTO hints (user_id, kind, object_id) VALUES (${userId}, ${topic}, ${id})`,
  );
}

/**
 * Like `publishHint`, as a value inside of a statement that runs too often to be followed by another.
 *
 * @param id column with the id of the changed object
 */
export function publishedHint(userId: SQLWrapper, topic: StreamHint['topic'], id: SQLWrapper): SQL {
  return sql`publish_hint(${userId}, ${sql.raw(`'${topic}'`)}, ${id})`;
}

export interface HintBus {
  /**
   * Hints for one user from now on, until the signal aborts.
   *
   * @param missedMs the time before now whose hints come first
   */
  hintsFor(userId: string, signal: AbortSignal, missedMs?: number): AsyncIterable<StreamHint>;
  close(): Promise<void>;
}

/**
 * Listens on a separate connection and reconnects after a loss. Hints sent in between are missed, which is
 * harmless, because readers poll as well. The bus sends what any process has published several times a second.
 * @param sockets to which it adds its connection, so that all break together when the database does not answer
 */
export async function openHintBus(
  connection: DatabaseConnection,
  log: Log,
  sockets = trackSockets(),
): Promise<HintBus> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const recent = createRecentHints(maxMissedMs);
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let sending = Promise.resolve();

  const connect = async (): Promise<void> => {
    const socket = sockets.open();
    const next = new pg.Client({
      ...connection,
      stream: () => socket,
      application_name: 'akada-hints',
      keepAlive: true,
      connectionTimeoutMillis: 4_000,
      query_timeout: answerWithinMs,
    });
    next.on('error', (error) => log.warn({ error: error.message }, 'hint connection lost'));
    next.on('end', reconnectSoon);
    next.on('notification', ({ payload }) => deliver(emitter, recent, payload));
    await next.connect();
    client = next;
    if (closed) return next.end();
    await next.query(`LISTEN ${channel}`);
    sending = sendRepeatedly(next, socket);
  };
  /** A connection that was lost silently answers no longer, and is broken: it would stay deaf. */
  const sendRepeatedly = async (listening: pg.Client, socket: Socket): Promise<void> => {
    while (client === listening && !closed) {
      await sendHints(listening).catch((error: Error) => {
        if (!closed) log.warn({ error: error.message }, 'hints not sent');
        socket.destroy();
      });
      await pause(sendEveryMs, undefined, { ref: false });
    }
  };
  const reconnectSoon = (): void => {
    client = null;
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch(reconnectSoon);
    }, 1_000);
  };
  await connect();

  return {
    hintsFor: (userId, signal, missedMs = 0) =>
      hintsFrom(emitter, userId, { signal, missed: recent.read(userId, missedMs) }),
    async close() {
      closed = true;
      clearTimeout(timer);
      await sending;
      await client?.end();
    },
  };
}

/** A PostgreSQL notification has less than 8,000 bytes, and a hint about 130. */
const hintsPerNotification = 40;
const takenAtOnce = 1_000;

/**
 * Takes published hints, the same one of a change once, and notifies all processes of them.
 * @returns when nothing was waiting any more
 */
async function sendHints(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ takenCount: number }>(
      `WITH taken AS (
        DELETE FROM hints WHERE id IN (SELECT id FROM hints ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING id, user_id, kind, object_id, change
      ), each AS (
        SELECT min(id) AS id, user_id, kind, object_id FROM taken GROUP BY user_id, kind, object_id, change
      ), numbered AS (
        SELECT id, json_build_object('user_id', user_id, 'hint', json_build_object('topic', kind, 'id', object_id)) AS hint,
          (row_number() OVER (ORDER BY id) - 1) / $2 AS part
        FROM each
      ), payloads AS (
        SELECT part, json_agg(hint ORDER BY id)::text AS payload FROM numbered GROUP BY part ORDER BY part
      )
      SELECT (SELECT count(*)::int FROM taken) AS "takenCount", count(pg_notify($3, payload))::int AS sent
      FROM payloads`,
      [takenAtOnce, hintsPerNotification, channel],
    );
    if ((rows[0]?.takenCount ?? 0) < takenAtOnce) return;
  }
}

function deliver(emitter: EventEmitter, recent: RecentHints, payload: string | undefined): void {
  // A process of an earlier version sends each hint separately.
  for (const part of [parse(payload)].flat()) {
    const envelope = Envelope.safeParse(part);
    if (!envelope.success) continue;
    const { user_id: userId, hint } = envelope.data;
    recent.add(userId, hint);
    emitter.emit(userId, hint);
  }
}

/** Any client of the database may use the channel, and an error thrown here would end the process. */
function parse(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Subscribes at the call, not at the first read, so that nothing between the two is missed. The library's `on` would
 * hold two rings of 2,048 slots, 32 kB for a stream that waits for a hint an hour.
 */
function hintsFrom(
  emitter: EventEmitter,
  userId: string,
  { signal, missed }: { signal: AbortSignal; missed: readonly StreamHint[] },
): AsyncIterable<StreamHint> {
  const waiting: StreamHint[] = [...missed];
  let changed = Promise.withResolvers<void>();
  const arrive = (hint: StreamHint): void => {
    waiting.push(hint);
    changed.resolve();
  };
  const end = (): void => {
    emitter.off(userId, arrive);
    changed.resolve();
  };
  if (!signal.aborted) {
    emitter.on(userId, arrive);
    signal.addEventListener('abort', end, { once: true });
  }

  return (async function* untilAborted() {
    try {
      while (!signal.aborted) {
        const hint = waiting.shift();
        if (hint) yield hint;
        else {
          await changed.promise;
          changed = Promise.withResolvers<void>();
        }
      }
    } finally {
      end();
    }
  })();
}
