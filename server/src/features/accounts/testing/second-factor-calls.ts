/** Calls of the tests of the second factor. */

import { createPerson, type Person, type PersonTraits, signIn } from '../../../testing/people.ts';
import { getTicket, giveSecondFactor } from '../../../testing/second-factor.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { browser, type Headers } from './accounts-calls.ts';
import { password } from './people.ts';

export const minute = 60_000;

export const makeStatuses = (replies: { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).sort();

/** @param app read on each call: it is created when the tests run */
export function secondFactorCalls(app: () => TestApp) {
  const post = (path: string, payload: object, headers: Headers = {}) =>
    app().http.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers });
  const getBearer = async (person: Person): Promise<Headers> => ({
    authorization: `Bearer ${(await signIn(app(), person)).access_token}`,
  });

  return {
    post,
    bearerOf: getBearer,
    login: ({ email }: Person) =>
      app().http.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: email, password }).toString(),
      }),
    answer: (ticket: string, code: string, headers: Headers = {}, sender: Headers = browser) =>
      post('/auth/second-factor', { ticket, code }, { ...sender, ...headers }),
    settingsOf: async (headers: Headers) =>
      (await app().http.inject({ method: 'GET', url: '/api/v1/users/me/settings', headers })).json(),
    async signedIn(traits: PersonTraits = {}) {
      const person = await createPerson(app(), traits);
      return { person, bearer: await getBearer(person) };
    },
    /** A person without a password, with the ticket of another kind of sign-in. */
    async withFactor(traits: PersonTraits = {}) {
      const person = await createPerson(app(), traits);
      const factor = await giveSecondFactor(app(), person.userId);
      return { person, factor, ticket: await getTicket(app(), person.userId) };
    },
    async sessionsOf({ userId }: Person): Promise<number> {
      const { rows } = await app().platform.database.pool.query(
        'SELECT count(*)::int AS opened FROM sessions WHERE user_id = $1',
        [userId],
      );
      return rows[0].opened;
    },
  };
}
