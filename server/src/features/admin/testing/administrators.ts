/** Calls and look-ups for the administration tests. */
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

export const createAdministrator = (app: SharedTestApp): Promise<SignedInCaller> =>
  createCaller(app, { role: 'admin' });

/** Calls an endpoint below `/admin`. */
export function callAdmin(
  app: SharedTestApp,
  { authorization }: Pick<SignedInCaller, 'authorization'>,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
) {
  return app.http.inject({
    method,
    url: `/api/v1/admin${path}`,
    headers: { authorization },
    ...(payload ? { payload } : {}),
  });
}

/** @returns what the record says of an account, the oldest first */
export async function auditOf(app: SharedTestApp, targetId: string) {
  const { rows } = await app.platform.database.pool.query(
    'SELECT actor_id, action, facts FROM admin_audit WHERE target_id = $1 ORDER BY created_at',
    [targetId],
  );
  return rows;
}
