/** Calls of the accounts' endpoints as browsers and programs make them. */
import { apiBase } from '@akada/contract/table.ts';
import { readSandboxMailbox, type SandboxMail } from '../../../platform/mail/sandbox-mailbox.ts';
import { deliverWaitingMail } from '../../../testing/deliver-waiting-mail.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  type AccountAdministration,
  createAccountAdministration,
} from '../administration/administration.service.ts';

export const bindingCookie = '__Host-rb-3000';

export type Headers = Record<string, string>;

/** The headers of a browser on each post. */
export const browser: Headers = { origin: 'http://localhost:3000' };

/** Sends JSON to an endpoint by its path. */
export function post(app: TestApp, path: string, payload: object, headers: Headers = {}) {
  return app.http.inject({ method: 'POST', url: apiBase + path, payload, headers });
}

/** Reads the account of the caller. */
export function me(app: TestApp, accessToken?: string) {
  const headers = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  return app.http.inject({ method: 'GET', url: `${apiBase}/users/me`, headers });
}

/** Signs in as a form does. @param sender a program that says nothing of itself has none of these headers */
export function signIn(
  app: TestApp,
  username: string,
  password: string,
  headers: Headers = {},
  sender: Headers = browser,
) {
  return app.http.inject({
    method: 'POST',
    url: `${apiBase}/auth/login`,
    payload: new URLSearchParams({ username, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...sender, ...headers },
  });
}

export function makeAdministration({ platform }: TestApp): AccountAdministration {
  return createAccountAdministration(platform);
}

/** Sends the emails that wait. @returns the emails to one address, newest first */
export async function mailTo(app: TestApp, address: string): Promise<SandboxMail[]> {
  await deliverWaitingMail(app);
  return readSandboxMailbox(app.platform.database.db, address);
}

/** Deactivates an account by hand: no endpoint does it yet. */
export async function deactivate({ platform, clock }: TestApp, email: string): Promise<void> {
  await platform.database.pool.query('UPDATE users SET deactivated_at = $2 WHERE email = $1', [
    email,
    new Date(clock.now()),
  ]);
}
