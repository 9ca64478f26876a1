import type { User } from '@akada/contract/identity/accounts.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { Landed } from './google-calls.ts';

/** @returns the account that a landing opened */
export async function asCaller(app: TestApp, { page, fragment }: Landed): Promise<User> {
  const response = await app.http.inject({
    method: 'GET',
    url: '/api/v1/users/me',
    headers: { authorization: `Bearer ${fragment.access_token}` },
  });
  if (response.statusCode !== 200) throw new Error(`no account is signed in on ${page}`);
  return response.json();
}
