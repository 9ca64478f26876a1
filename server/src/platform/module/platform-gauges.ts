/** The figures about queue, events, mail and database. */
import { count, isNull, min, sql } from 'drizzle-orm';
import { getInstant } from '../clock/instant.ts';
import type { Executor } from '../database/database.ts';
import { mailHealth } from '../mail/mail-health.ts';
import { outboxEvents } from '../outbox/outbox.ts';
import type { Gauge } from './gauge.ts';

/** @param now milliseconds since the epoch @returns seconds since that time; 0 without one */
const secondsSince = (time: string | null | undefined, now: number) =>
  time ? Math.max(0, (now - Date.parse(time)) / 1_000) : 0;

/** Number and age of the due jobs by queue: the library of the queue has no function for the age. */
async function readDueJobs(executor: Executor, now: number) {
  const { rows } = await executor.execute<{ queue: string; count: number; oldest: string }>(sql`
    SELECT name AS queue, count(*)::int AS count, min(start_after) AS oldest FROM pgboss.job
    WHERE state < 'active' AND start_after <= ${getInstant(now)} GROUP BY name`);
  return rows;
}

const waitingJobs: Gauge = {
  name: 'akada_waiting_jobs',
  help: 'Jobs that are due and not taken yet',
  labels: ['queue'],
  read: async (executor, now) =>
    (await readDueJobs(executor, now)).map(({ queue, count: value }) => ({ labels: { queue }, value })),
};

const oldestJob: Gauge = {
  name: 'akada_oldest_waiting_job_seconds',
  help: 'How long the oldest due job of a queue waits',
  labels: ['queue'],
  read: async (executor, now) =>
    (await readDueJobs(executor, now)).map(({ queue, oldest }) => ({
      labels: { queue },
      value: secondsSince(oldest, now),
    })),
};

const waitingEvents: Gauge = {
  name: 'akada_waiting_events',
  help: 'Events that no listener has received yet',
  async read(executor) {
    const [row] = await executor
      .select({ value: count() })
      .from(outboxEvents)
      .where(isNull(outboxEvents.dispatchedAt));
    return [{ value: row?.value ?? 0 }];
  },
};

const oldestEvent: Gauge = {
  name: 'akada_oldest_waiting_event_seconds',
  help: 'How long the oldest event waits',
  async read(executor, now) {
    const [oldest] = await executor
      .select({ time: min(outboxEvents.createdAt) })
      .from(outboxEvents)
      .where(isNull(outboxEvents.dispatchedAt));
    return [{ value: secondsSince(oldest?.time, now) }];
  },
};

const mail: Gauge = {
  name: 'akada_mail',
  help: 'Mail that waits, and mail that was given up',
  labels: ['state'],
  async read(executor) {
    const { waiting, given_up } = await mailHealth(executor);
    return [
      { labels: { state: 'waiting' }, value: waiting },
      { labels: { state: 'given_up' }, value: given_up },
    ];
  },
};

const oldestMail: Gauge = {
  name: 'akada_oldest_waiting_mail_seconds',
  help: 'How long the oldest mail waits',
  read: async (executor, now) => [
    { value: secondsSince((await mailHealth(executor)).oldest_waiting_at, now) },
  ],
};

const databaseSize: Gauge = {
  name: 'akada_database_bytes',
  help: 'Size of the database on its disk',
  async read(executor) {
    const { rows } = await executor.execute<{ value: number }>(
      sql`SELECT pg_database_size(current_database())::float8 AS value`,
    );
    return rows;
  },
};

export const platformGauges: readonly Gauge[] = [
  waitingJobs,
  oldestJob,
  waitingEvents,
  oldestEvent,
  mail,
  oldestMail,
  databaseSize,
];
