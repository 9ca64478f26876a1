/** Signing out while another tab renews the same session: it ends, whichever of the two is first. */
import { apiBase } from '@akada/contract/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { openSecondConnection } from '../../../testing/postgres/second-connection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A session with its calls, and a connection that keeps them from ending until it commits. */
async function heldSession() {
  const person = await createPerson(app);
  const { refresh_token } = await signIn(app, person);
  const post = async (path: string) => {
    const url = apiBase + path;
    const reply = await app.http.inject({ method: 'POST', url, payload: { refresh_token } });
    return { status: reply.statusCode, body: reply.body ? reply.json() : null };
  };
  const holder = await openSecondConnection(app.platform.database.pool);
  await holder.query('SELECT FROM sessions WHERE user_id = $1 FOR UPDATE', [person.userId]);
  return {
    holder,
    renew: () => post('/auth/refresh'),
    signOut: () => post('/auth/logout'),
    async statusWith(token: string) {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.http.inject({ url: `${apiBase}/users/me`, headers })).statusCode;
    },
  };
}

describe('a session that is ended and renewed at the same moment', () => {
  it('is not renewed once it is ended', async () => {
    const { holder, renew, signOut } = await heldSession();
    const ending = signOut();
    await holder.untilWaiting(1, ending);
    const renewing = renew();
    await holder.untilWaiting(2, renewing);
    await holder.commit();

    expect((await ending).status).toBe(204);
    expect(await renewing).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect((await renew()).status).toBe(401);
  });

  it('ends with the tokens that it was just given, when the renewal was first', async () => {
    const { holder, renew, signOut, statusWith } = await heldSession();
    const renewing = renew();
    await holder.untilWaiting(1, renewing);
    const ending = signOut();
    await holder.untilWaiting(2, ending);
    await holder.commit();

    const { status, body } = await renewing;
    expect([status, (await ending).status]).toEqual([200, 204]);
    expect(await statusWith(body.access_token)).toBe(401);
  });
});
