/** A place without mail and its administrator, for tests of what administrators do. */
import { createPerson, signIn } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

export interface Office {
  app: TestApp;
  adminId: string;
  /** The administrator's access token. */
  token: string;
}

export async function openOffice(): Promise<Office> {
  const app = await createTestApp({ env: { MAIL: 'none' } });
  const admin = await createPerson(app, { role: 'admin' });
  return { app, adminId: admin.userId, token: (await signIn(app, admin)).access_token };
}

/** Calls an endpoint of the administrators, as the one of the office where nobody else is named. */
export function ask(
  { app, token }: Office,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  bearer = token,
) {
  return app.http.inject({
    method,
    url: `/api/v1/admin${path}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload ? { payload } : {}),
  });
}

/** @returns what the record says of somebody, the oldest first */
export async function auditOf({ app }: Office, targetId: string) {
  const { rows } = await app.platform.database.pool.query(
    'SELECT actor_id, action, facts FROM admin_audit WHERE target_id = $1 ORDER BY created_at',
    [targetId],
  );
  return rows;
}
