/** Calls of a signed-in person about their own account. */
import { apiBase } from '@akada/contract/table.ts';
import { createPerson, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { signIn } from './accounts-calls.ts';
import { password } from './people.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function call(
  app: TestApp,
  method: Method,
  path: string,
  token: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return app.http.inject({
    method,
    url: apiBase + path,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

export function login(app: TestApp, { email }: Person, tried = password, userAgent = phone) {
  return signIn(app, email, tried, { 'user-agent': userAgent });
}

/** @returns a person with a password, signed in on a phone */
export async function personWithToken(app: TestApp): Promise<{ person: Person; token: string }> {
  const person = await createPerson(app, { password });
  return { person, token: (await login(app, person)).json().access_token };
}
