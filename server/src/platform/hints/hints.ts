import { EventEmitter } from 'node:events';
import { maxMissedMs, StreamHint } from '@akada/contract/wire/app.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod/mini';
import type { DatabaseConnection, Executor } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { createRecentHints, type RecentHints } from './recent-hints.ts';

/** PostgreSQL carries hints between processes: any number of web processes hear what any worker did. */
const channel = 'akada_hints';

const Envelope = z.object({ user_id: z.uuid(), hint: StreamHint });

/**
 * Publishes a hint with the surrounding transaction: no stream hears of a change that is not committed.
 * @param userId whose streams shall hear it
 */
export async function publishHint(executor: Executor, userId: string, hint: StreamHint): Promise<void> {
  await executor.execute(sql`SELECT pg_notify(${channel}, ${JSON.stringify({ user_id: userId, hint })})`);
}

/**
 * Like `publishHint`, as a value inside of a statement that runs too often to be followed by another.
 *
 * @param id column with the id of the changed object
 */
export function publishedHint(userId: SQLWrapper, topic: StreamHint['topic'], id: SQLWrapper): SQL {
  const hint = sql`json_build_object('topic', ${sql.raw(`'${topic}'`)}, 'id', ${id})`;
  const envelope = sql`json_build_object('user_id', ${userId}, 'hint', ${hint})`;
  return sql`pg_notify(${sql.raw(`'${channel}'`)}, ${envelope}::text)`;
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
 * harmless, because readers poll as well.
 */
export async function openHintBus(connection: DatabaseConnection, log: Log): Promise<HintBus> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const recent = createRecentHints(maxMissedMs);
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, application_name: 'akada-hints', keepAlive: true });
    next.on('error', (error) => log.warn({ error: error.message }, 'hint connection lost'));
    next.on('end', reconnectSoon);
    next.on('notification', ({ payload }) => deliver(emitter, recent, payload));
    await next.connect();
    client = next;
    if (closed) return next.end();
    await next.query(`LISTEN ${channel}`);
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
      await client?.end();
    },
  };
}

function deliver(emitter: EventEmitter, recent: RecentHints, payload: string | undefined): void {
  const envelope = Envelope.safeParse(parsed(payload));
  if (!envelope.success) return;

  const { user_id: userId, hint } = envelope.data;
  recent.add(userId, hint);
  emitter.emit(userId, hint);
}

/** Any client of the database may use the channel, and an error thrown here would end the process. */
function parsed(payload: string | undefined): unknown {
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
