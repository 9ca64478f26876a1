import { sql } from 'drizzle-orm';
import type { SharedTestApp } from './test-app.ts';

/** Delivers what happened and counts it, as a worker does two seconds later. */
export async function countFigures({ features, platform }: Pick<SharedTestApp, 'features' | 'platform'>) {
  const run = async (requested: string) => {
    const found = features.tasks.find(({ name }) => name === requested);
    if (!found) throw new Error(`There is no task ${requested}`);
    await found.run();
  };
  await run('outbox.dispatch');
  await platform.database.db.execute(sql`DELETE FROM recounts`);
  await run('progress.count');
  await run('habits.count');
  // Counting may win an achievement, which is announced.
  await run('outbox.dispatch');
}
