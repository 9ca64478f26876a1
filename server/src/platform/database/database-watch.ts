/** Notices when the database no longer answers: a frozen one keeps its connections, and its callers would wait. */

import { Socket } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Database, DatabaseConnection } from './database.ts';

const askEveryMs = 1_000;

/** Together with the previous pause, the sum is below the 5 s in which every caller gets an answer. */
const answerWithinMs = 2_500;

export interface DatabaseWatch {
  /** False from a missing answer on until the next one. */
  answers(): boolean;
  /** Resolves when the database stops answering, immediately if it already has; never after `close`. */
  gone(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseWatchDeps {
  connection: DatabaseConnection;
  database: Pick<Database, 'dropConnections'>;
  log: Log;
}

/**
 * Pings the database on a separate connection, which no load of the pool keeps busy. When it stops answering,
 * the pool's connections are broken: waiting calls fail immediately, and later ones can be rejected before
 * they wait.
 */
export function watchDatabase({ connection, database, log }: DatabaseWatchDeps): DatabaseWatch {
  const stop = new AbortController();
  let probe: Probe | null = null;
  let answering = true;
  let silence = Promise.withResolvers<void>();

  const look = async (): Promise<void> => {
    probe ??= openProbe(connection);
    const outcome = await outcomeInTime(probe.ask());
    // Closing breaks the connection under the question: that says nothing of the database.
    if (stop.signal.aborted) return;

    const isAnswered = outcome !== 'silence';
    // A rejected connection never recovers: only a new one learns the current state.
    if (outcome !== 'answer') {
      probe.end();
      probe = null;
    }
    if (!isAnswered) database.dropConnections();
    if (isAnswered === answering) return;

    log.warn({ answered: isAnswered }, isAnswered ? 'the database answers again' : 'no answer');
    answering = isAnswered;
    if (isAnswered) silence = Promise.withResolvers();
    else silence.resolve();
  };
  const watching = (async () => {
    while (!stop.signal.aborted) {
      await look();
      await pause(askEveryMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
    }
  })();

  return {
    answers: () => answering,
    gone: () => silence.promise,
    async close() {
      stop.abort();
      probe?.end();
      await watching;
    },
  };
}

interface Probe {
  /** Resolves when the database answered, even with a rejection. Rejects if it is unreachable. */
  ask(): Promise<void>;
  end(): void;
}

function openProbe(connection: DatabaseConnection): Probe {
  const socket = new Socket();
  const client = new pg.Client({ ...connection, stream: () => socket, application_name: 'akada-watch' });
  client.on('error', () => {});
  const connected = client.connect();
  connected.catch(() => {});

  return {
    async ask() {
      await connected;
      await client.query('SELECT 1');
    },
    end: () => void socket.destroy(),
  };
}

/** A database that rejects is reachable; a silent, aborting or babbling one is not. */
type Outcome = 'answer' | 'refusal' | 'silence';

/** A process that was itself delayed reads the data that arrived in the meantime before it judges. */
async function outcomeInTime(requested: Promise<void>): Promise<Outcome> {
  const over = new AbortController();
  const outOfTime = pause(answerWithinMs, undefined, { signal: over.signal, ref: false }).then(() =>
    setImmediate<Outcome>('silence'),
  );
  const answered = requested.then(
    () => 'answer' as const,
    (error) => (isRefusal(error) ? 'refusal' : 'silence'),
  );
  try {
    return await Promise.race([answered, outOfTime]);
  } catch {
    return 'silence';
  } finally {
    over.abort();
  }
}

/**
 * A database without free connections is reachable; a stopping database is not. Bytes that are no PostgreSQL
 * answer arrive as the same error class, without a code.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && !error.code.startsWith('57P');
}
