/** The figures about queue, events, mail and database. */
import { count, isNull, min, sql } from 'drizzle-orm';
import { getInstant } from '../clock/instant.ts';
import { mailHealth } from '../mail/mail-health.ts';
import { outboxEvents } from '../outbox/outbox.ts';
import { declareGauges } from './gauge.ts';

/** @param now milliseconds since the epoch @returns seconds since that time; 0 without one */
const secondsSince = (time: string | null | undefined, now: number) =>
  time ? Math.max(0, (now - Date.parse(time)) / 1_000) : 0;

const jobs = declareGauges({
  figures: {
    akada_waiting_jobs: { help: 'Jobs that are due and not taken yet', labels: ['queue'] },
    akada_oldest_waiting_job_seconds: {
      help: 'How long the oldest due job of a queue waits',
      labels: ['queue'],
    },
  },
  async read(executor, now) {
    // The library of the queue has no function for the age.
    const { rows } = await executor.execute<{ queue: string; count: number; oldest: string }>(sql`
      SELECT name AS queue, count(*)::int AS count, min(start_after) AS oldest FROM pgboss.job
      WHERE state < 'active' AND start_after <= ${getInstant(now)} GROUP BY name`);
    return {
      akada_waiting_jobs: rows.map(({ queue, count: value }) => ({ labels: { queue }, value })),
      akada_oldest_waiting_job_seconds: rows.map(({ queue, oldest }) => ({
        labels: { queue },
        value: secondsSince(oldest, now),
      })),
    };
  },
});

const events = declareGauges({
  figures: {
    akada_waiting_events: { help: 'Events that no listener has received yet' },
    akada_oldest_waiting_event_seconds: { help: 'How long the oldest event waits' },
  },
  async read(executor, now) {
    const [row] = await executor
      .select({ waiting: count(), oldest: min(outboxEvents.createdAt) })
      .from(outboxEvents)
      .where(isNull(outboxEvents.dispatchedAt));
    return {
      akada_waiting_events: [{ value: row?.waiting ?? 0 }],
      akada_oldest_waiting_event_seconds: [{ value: secondsSince(row?.oldest, now) }],
    };
  },
});

const mail = declareGauges({
  figures: {
    akada_mail: { help: 'Mail that waits, and mail that was given up', labels: ['state'] },
    akada_oldest_waiting_mail_seconds: { help: 'How long the oldest mail waits' },
  },
  async read(executor, now) {
    const { waiting, given_up, oldest_waiting_at } = await mailHealth(executor);
    return {
      akada_mail: [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'given_up' }, value: given_up },
      ],
      akada_oldest_waiting_mail_seconds: [{ value: secondsSince(oldest_waiting_at, now) }],
    };
  },
});

const database = declareGauges({
  figures: { akada_database_bytes: { help: 'Size of the database on its disk' } },
  async read(executor) {
    const { rows } = await executor.execute<{ value: number }>(
      sql`SELECT pg_database_size(current_database())::float8 AS value`,
    );
    return { akada_database_bytes: rows };
  },
});

export const platformGauges = [jobs, events, mail, database];
