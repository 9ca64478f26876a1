import { EventEmitter, on } from 'node:events';
import { StreamHint } from '@akada/contract/stream.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod/mini';
import type { DatabaseConnection, Executor } from '../database/database.ts';
import type { Log } from '../log/log.ts';

/** PostgreSQL carries hints between processes: any number of web processes hear what any worker did. */
const channel = 'akada_hints';

const Envelope = z.object({ user_id: z.uuid(), hint: StreamHint });

/**
 * Publishes a hint with the surrounding transaction: nobody hears of a change that is not committed.
 * @param userId whose streams shall hear it
 */
export async function publishHint(executor: Executor, userId: string, hint: StreamHint): Promise<void> {
  await executor.execute(sql`SELECT pg_notify(${channel}, ${JSON.stringify({ user_id: userId, hint })})`);
}

export interface HintBus {
  /** Hints for one user from now on, until the signal aborts. */
  hintsFor(userId: string, signal: AbortSignal): AsyncIterable<StreamHint>;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own and connects anew when that is lost. Hints sent meanwhile are missed,
 * which is harmless: readers poll as well.
 */
export async function openHintBus(connection: DatabaseConnection, log: Log): Promise<HintBus> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, application_name: 'akada-hints', keepAlive: true });
    next.on('error', (error) => log.warn({ error: error.message }, 'hint connection lost'));
    next.on('end', reconnectSoon);
    next.on('notification', ({ payload }) => deliver(emitter, payload));
    await next.connect();
    client = next;
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
    hintsFor: (userId, signal) => hintsFrom(emitter, userId, signal),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function deliver(emitter: EventEmitter, payload: string | undefined): void {
  const envelope = Envelope.safeParse(JSON.parse(payload ?? 'null'));
  if (envelope.success) emitter.emit(envelope.data.user_id, envelope.data.hint);
}

/** Subscribes at the call, not at the first read, so that nothing between the two is missed. */
function hintsFrom(emitter: EventEmitter, userId: string, signal: AbortSignal): AsyncIterable<StreamHint> {
  if (signal.aborted) return emptyHints();

  const source = on(emitter, userId, { signal });
  return untilAborted(source, signal);
}

async function* emptyHints(): AsyncGenerator<StreamHint> {}

async function* untilAborted(
  source: AsyncIterable<StreamHint[]>,
  signal: AbortSignal,
): AsyncGenerator<StreamHint> {
  try {
    for await (const [hint] of source) if (hint) yield hint;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
