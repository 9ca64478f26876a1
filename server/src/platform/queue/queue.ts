import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueResult } from 'pg-boss';
import type * as z from 'zod/mini';
import type { DatabaseConnection, Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { JobDeclaration, JobHandler, PayloadSchema } from './job.ts';

export interface QueueHealth {
  waiting: number;
  running: number;
  failed: number;
}

/** Sends jobs. There is no way to send without a transaction: a job exists if and only if its cause does. */
export interface Queue {
  send<Schema extends PayloadSchema>(
    tx: Transaction,
    job: JobDeclaration<Schema>,
    payload: z.output<Schema>,
  ): Promise<void>;
  /** @returns jobs of every kind by state, some seconds old; `failed` are those that were given up lately */
  health(): Promise<QueueHealth>;
  /** Starts working. Every declared job must have exactly one handler. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Lets running jobs finish for at most this long, then gives them up; they are retried elsewhere. */
  close(graceMs: number): Promise<void>;
}

/** Seconds without a sign of life after which a job counts as orphaned. The least that the queue allows. */
const heartbeatSeconds = 10;

/**
 * Opens the queue on PostgreSQL and makes sure that every declared job has its place in it.
 * @param declarations every job of the product
 */
export async function openQueue(
  connection: DatabaseConnection,
  declarations: readonly JobDeclaration[],
  log: Log,
): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    application_name: 'akada-queue',
    useListenNotify: true,
    // With the heartbeat this bounds how long an orphaned job waits for its next try: a killed server's work
    // goes on within half a minute of the next start.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue error'));
  await boss.start();
  for (const { name, options } of declarations) {
    await boss.createQueue(name, {
      policy: 'standard',
      notify: true,
      heartbeatSeconds,
      expireInSeconds: options.expireInSeconds,
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelay,
      retryBackoff: options.retryDelay > 0,
    });
  }

  return {
    async send(tx, job, payload) {
      await boss.send(job.name, job.payload.parse(payload) as object, { db: fromDrizzle(tx, sql) });
    },
    async health() {
      const queues = await boss.getQueues(declarations.map(({ name }) => name));
      const sum = (countOf: (queue: QueueResult) => number) =>
        queues.reduce((total, queue) => total + countOf(queue), 0);
      return {
        waiting: sum(({ queuedCount }) => queuedCount),
        running: sum(({ activeCount }) => activeCount),
        failed: sum(({ failedCount }) => failedCount),
      };
    },
    async work(handlers) {
      assertTotal(declarations, handlers);
      for (const handler of handlers) await startWorker(boss, handler, log);
    },
    async close(graceMs) {
      await boss.stop({ graceful: true, close: true, timeout: graceMs });
    },
  };
}

async function startWorker(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  const { name, options } = handler.job;
  const workId = await boss.work(
    name,
    { localConcurrency: options.concurrency, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
    async ([job]) => {
      if (!job) return;
      try {
        await handler.run(job.data, { signal: job.signal });
      } catch (error) {
        log.error({ job: name, jobId: job.id, retry: job.retryCount, error }, 'job failed');
        throw error;
      } finally {
        // A worker sleeps between fetches even with a backlog; woken, it looks for the next job at once.
        boss.notifyWorker(workId);
      }
    },
  );
}

function assertTotal(declarations: readonly JobDeclaration[], handlers: readonly JobHandler[]): void {
  const handled = handlers.map((handler) => handler.job.name).sort();
  const declared = declarations.map((job) => job.name).sort();
  if (handled.join() !== declared.join()) {
    throw new Error(`Jobs declared (${declared.join(', ')}) and handled (${handled.join(', ')}) differ`);
  }
}
