/**
 * Runs work that survives a kill at any line: claim an attempt, run it, try again while attempts remain, then
 * give up. The queue tries again immediately, or by the rows' schedule after the lease of the attempt
 * expired. Rows without a job are sent again when their lease expires.
 */
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';
import {
  declareJob,
  handleJob,
  type JobDeclaration,
  type JobHandler,
  type JobOptions,
} from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import { isStopped } from './stopped-work.ts';
import {
  type Attempt,
  claimAttempt,
  findExhausted,
  getSchedule,
  getTurn,
  giveBack,
  isLastAttempt,
  postpone,
  renewExpired,
  type WorkRows,
} from './work-rows.ts';

/** A kind of leased work: its job, and the rows that it is done on. */
export interface WorkDeclaration<Row extends Attempt> {
  job: JobDeclaration;
  /** Name of the id in the job's payload. */
  idField: string;
  rows: WorkRows<Row>;
}

/**
 * @param name of the job, `feature.verb`
 * @param idField name of the row's id in the job's payload; jobs of an earlier version carry it too
 * @param rows on which it is done
 */
export function declareWork<Row extends Attempt>(
  name: string,
  idField: string,
  rows: WorkRows<Row>,
  options: Partial<JobOptions> = {},
): WorkDeclaration<Row> {
  const { leasesMs, exclusive } = getSchedule(rows);
  // A store or a child that is away for a moment must not use all attempts up: each wait is twice the one before.
  const retries = exclusive ? {} : { retryDelay: 1, retryLimit: leasesMs.length - 1 };
  const payload = z.strictObject({ [idField]: z.uuid() });
  return { job: declareJob(name, payload, { ...retries, ...options }), idField, rows };
}

/** Sends a row to be worked on, with the transaction that wrote it. */
export async function sendWork<Row extends Attempt>(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  { job, idField, rows }: WorkDeclaration<Row>,
  id: string,
): Promise<void> {
  await queue.send(tx, job, { [idField]: id }, await getTurn(tx, rows, id));
}

export interface WorkDeps {
  database: Pick<Database, 'db' | 'transaction'>;
  queue: Pick<Queue, 'send'>;
  clock: Clock;
  log: Log;
}

/** A feature's work on its rows. */
export interface WorkSteps<Row extends Attempt> {
  /** @returns from when on a row that waits may be worked on, in milliseconds since the epoch */
  notBefore?(id: string): Promise<number>;
  /** Publishes that work has started, in the transaction of the claim. */
  onClaim?(tx: Transaction, row: Row): Promise<void>;
  /** One attempt. It ends the row itself. @throws what keeps it from an end, so that another attempt follows */
  run(row: Row, signal: AbortSignal): Promise<void>;
  /** Ends a row whose attempts are used up. */
  giveUp(row: Row): Promise<void>;
}

export interface LeasedWork {
  handler: JobHandler;
  /** Sends the rows again whose lease has expired, and gives up those whose attempts are used up. */
  resendTask: PeriodicTask;
  /**
   * Runs one attempt at one row.
   *
   * @throws while attempts remain that the queue must start
   */
  attempt(id: string, signal: AbortSignal): Promise<void>;
}

/** Binds the steps to their declaration. */
export function createLeasedWork<Row extends Attempt>(
  deps: WorkDeps,
  work: WorkDeclaration<Row>,
  steps: WorkSteps<Row>,
): LeasedWork {
  const { database, queue, clock, log } = deps;
  const { job, idField, rows } = work;

  const claim = (id: string) =>
    database.transaction(async (tx) => {
      const row = await claimAttempt(tx, rows, id, clock.now());
      if (row) await steps.onClaim?.(tx, row);
      return row;
    });

  /** The sweep sends the row again when its time has come. */
  const comesTooEarly = async (id: string): Promise<boolean> => {
    const notBefore = (await steps.notBefore?.(id)) ?? 0;
    return notBefore > clock.now() && postpone(database.db, rows, id, notBefore);
  };

  const attempt = async (id: string, signal: AbortSignal): Promise<void> => {
    if (await comesTooEarly(id)) return;

    const row = await claim(id);
    if (!row) return;

    try {
      await steps.run(row, signal);
    } catch (error) {
      // The worker that stops cut it, so it does not count: eight restarts would fail the row.
      if (isStopped(signal) && (await giveBack(database.db, rows, row))) throw error;
      if (isLastAttempt(rows, row)) {
        log.error({ job: job.name, id, error }, 'work given up');
        return steps.giveUp(row);
      }
      // The queue repeats a job that throws. An exclusive row has to wait for the end of its lease instead.
      if (!getSchedule(rows).exclusive) throw error;
    }
  };

  return {
    attempt,
    handler: handleJob(job, (payload, { signal }) => attempt(String(payload[idField]), signal)),
    resendTask: {
      name: `${job.name}.resend`,
      everyMs: 30_000,
      async run() {
        await database.transaction(async (tx) => {
          for (const id of await renewExpired(tx, rows, clock.now())) await sendWork(tx, queue, work, id);
        });
        for (const row of await findExhausted(database.db, rows, clock.now())) await steps.giveUp(row);
      },
    },
  };
}
