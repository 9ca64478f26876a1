/** Calls and look-ups for tests of the administration. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
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

/** @returns the body of an act on an account, with the account's visible state */
export async function seenWithReason(
  app: SharedTestApp,
  admin: Pick<SignedInCaller, 'authorization'>,
  userId: string,
  reason = 'Asked for by the school',
) {
  const shown: AdminPerson = (await callAdmin(app, admin, 'GET', `/users/${userId}`)).json();
  const { full_name, role, deactivated, deletion_due_at, premium_until } = shown;
  return { reason, seen: { full_name, role, deactivated, deletion_due_at, premium_until } };
}

/** @returns what the record says of an account, the oldest first */
export async function getAudit(app: SharedTestApp, targetId: string) {
  const { rows } = await app.platform.database.pool.query(
    'SELECT actor_id, action, facts FROM admin_audit WHERE target_id = $1 ORDER BY created_at',
    [targetId],
  );
  return rows;
}
