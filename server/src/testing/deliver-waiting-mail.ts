import type { SharedTestApp, TestApp } from './test-app.ts';

/**
 * Does what a worker does with the jobs of new mail, oldest first.
 * @param app one without workers; where workers run, they may be faster
 */
export async function deliverWaitingMail({ features, platform }: TestApp | SharedTestApp): Promise<void> {
  const delivery = features.jobs.find(({ job }) => job.name === 'mail.deliver');
  if (!delivery) throw new Error('The app has no job that delivers mail');

  const { signal } = new AbortController();
  const { rows } = await platform.database.pool.query(
    "SELECT id FROM mail_outbox WHERE status = 'waiting' ORDER BY created_at, id",
  );
  for (const { id } of rows) await delivery.run({ mail_id: id }, { signal });
}
