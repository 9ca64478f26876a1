import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueResult } from 'pg-boss';
import type * as z from 'zod/mini';
import type { DatabaseConnection, Transaction } from '../database/database.ts';
import { trackSockets } from '../database/sockets.ts';
import type { Log } from '../log/log.ts';
import type { JobDeclaration, JobHandler, PayloadSchema, Turn } from './job.ts';

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
    turn?: Turn,
  ): Promise<void>;
  /** Makes sure that every job of the product has its queue. To be called once, before anything is sent. */
  declare(jobs: readonly JobDeclaration[]): Promise<void>;
  /** @returns the number of jobs of every kind by state, some seconds old; `failed` are recently given up ones */
  health(): Promise<QueueHealth>;
  /** Starts working. Every declared job has to have exactly one handler. @throws Error where one has not */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Lets running jobs finish for at most this long, then gives them up; they are retried elsewhere. */
  close(graceMs: number): Promise<void>;
}

/** Seconds without a heartbeat after which a job counts as orphaned: the queue's minimum. */
const heartbeatSeconds = 10;

/**
 * Opens the queue on PostgreSQL. It learns its jobs by `declare`, once the features are composed.
 * @param sockets to which it adds its connections, so that they break together when the database does not answer
 */
export async function openQueue(
  connection: DatabaseConnection,
  log: Log,
  sockets = trackSockets(),
): Promise<Queue> {
  let declared: readonly JobDeclaration[] = [];
  // The library hands these to the driver, and declares only some of them.
  const driver = { ...connection, stream: sockets.open, keepAlive: true, connectionTimeoutMillis: 4_000 };
  const boss = new PgBoss({
    ...driver,
    max: 4,
    application_name: 'akada-queue',
    useListenNotify: true,
    // A connection that was lost silently is noticed and made again within ten seconds.
    notifyHeartbeatIntervalMs: 3_000,
    notifyHeartbeatTimeoutMs: 2_500,
    // With the heartbeat this limits how long an orphaned job waits for its next try: a killed server's work
    // continues within half a minute after the next start.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue error'));
  await boss.start();

  return {
    async declare(jobs) {
      for (const { name, options } of jobs) {
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
      declared = jobs;
    },
    async send(tx, job, payload, turn) {
      const order = turn ? { group: { id: turn.person }, priority: -turn.others } : {};
      await boss.send(job.name, job.payload.parse(payload) as object, { ...order, db: fromDrizzle(tx, sql) });
    },
    async health() {
      const queues = await boss.getQueues(declared.map(({ name }) => name));
      const sum = (countOf: (queue: QueueResult) => number) =>
        queues.reduce((total, queue) => total + countOf(queue), 0);
      return {
        waiting: sum(({ queuedCount }) => queuedCount),
        running: sum(({ activeCount }) => activeCount),
        failed: sum(({ failedCount }) => failedCount),
      };
    },
    async work(handlers) {
      assertTotal(declared, handlers);
      for (const handler of handlers) await startWorkers(boss, handler, log);
    },
    async close(graceMs) {
      await boss.stop({ graceful: true, close: true, timeout: graceMs });
    },
  };
}

/**
 * Starts a separate worker for each parallel run, because a finished worker looks for the next job
 * immediately. Workers that the queue starts together can only be woken by the id of the first, so an idle
 * one slept on.
 */
async function startWorkers(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  for (let index = 0; index < handler.job.options.concurrency; index += 1)
    await startWorker(boss, handler, log);
}

async function startWorker(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  const { name, options } = handler.job;
  const workId = await boss.work(
    name,
    {
      ...(options.onePerPerson ? { localGroupConcurrency: 1 } : {}),
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 5,
    },
    async ([job]) => {
      if (!job) return;
      try {
        await handler.run(job.data, { signal: job.signal });
      } catch (error) {
        log.error({ job: name, jobId: job.id, retry: job.retryCount, error }, 'job failed');
        throw error;
      } finally {
        // A worker sleeps between fetches even with a backlog.
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
