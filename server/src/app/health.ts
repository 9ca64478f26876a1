import { health } from '@akada/contract/health.ts';
import type { Database } from '../platform/database/database.ts';
import { type Route, route } from '../platform/http/route.ts';

/** Answers 200 as long as the process lives; whether it can work is in the body. */
export function healthRoute({ pool }: Pick<Database, 'pool'>): Route {
  return route(health)(async () => {
    const database = await pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return { status: 200, body: { status: database ? 'ok' : 'degraded', database } };
  });
}
