import { setTimeout as pause } from 'node:timers/promises';
import { health } from '@akada/contract/wire/app.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseWatch } from '../../platform/database/database-watch.ts';
import { type Route, route } from '../../platform/http/route.ts';

/** Monitors act on the answer, so it must come before they give up. */
const answerWithinMs = 1_500;

export interface HealthDeps {
  database: Pick<Database, 'pool'>;
  databaseWatch: Pick<DatabaseWatch, 'answers'>;
}

/** Answers 200 as long as the process lives; whether it can work is in the body. */
export function healthRoute({ database: { pool }, databaseWatch }: HealthDeps): Route {
  const answers = () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    );

  return route(health)(async () => {
    const outOfTime = pause(answerWithinMs, false, { ref: false });
    const database = databaseWatch.answers() && (await Promise.race([answers(), outOfTime]));
    return { status: 200, body: { status: database ? 'ok' : 'degraded', database } };
  });
}
