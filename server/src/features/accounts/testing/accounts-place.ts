/** A place with nothing in it but the accounts, for tests: real server, database, queue, mail and hashing. */
import * as endpoints from '@akada/contract/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '../../../app/http-server.ts';
import { mountRoutes } from '../../../app/mount.ts';
import type { Config, MailConfig } from '../../../platform/config/config.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/log.ts';
import { deliverMail } from '../../../platform/mail/deliver-mail.job.ts';
import { createMailDelivery } from '../../../platform/mail/delivery.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { readSandboxMailbox, type SandboxMail } from '../../../platform/mail/sandbox-mailbox.ts';
import { createSandboxTransport } from '../../../platform/mail/sandbox-transport.ts';
import { createPasswords } from '../../../platform/passwords/passwords.ts';
import { openQueue } from '../../../platform/queue/queue.ts';
import { createTestDatabase } from '../../../testing/postgres.ts';
import { accountsRoutes } from '../accounts.http.ts';
import { type AccountsService, createAccountsService } from '../accounts.service.ts';
import {
  type AccountAdministration,
  createAccountAdministration,
} from '../accounts-administration.service.ts';

const publicUrl = new URL('https://akada.test');
export const authSecret = 'a secret of the tests, long enough to be one';
export const bindingCookie = '__Host-rb';

/** A clock that stands still until it is told to go on. */
export interface TestClock {
  now(): number;
  advance(milliseconds: number): void;
}

export interface AccountsPlace {
  http: FastifyInstance;
  database: Database;
  clock: TestClock;
  accounts: AccountsService;
  administration: AccountAdministration;
  /** Hands over what waits. @returns the mails to one address, newest first */
  mailTo(address: string): Promise<SandboxMail[]>;
  close(): Promise<void>;
}

/** @param given what differs from a place with a mailbox */
export async function openAccountsPlace(
  given: {
    mail?: MailConfig['kind'];
    database?: (database: Database) => Database;
    login?: Partial<Config['login']>;
    trustedProxies?: string[];
  } = {},
): Promise<AccountsPlace> {
  const log = createLog('silent');
  const testDatabase = await createTestDatabase();
  const opened = openDatabase(testDatabase.connection, log);
  const database = given.database?.(opened) ?? opened;
  const queue = await openQueue(testDatabase.connection, [deliverMail], log);
  const clock = createTestClock();
  const mail = given.mail ?? 'sandbox';
  const mailer = createMailer({ kind: mail, queue, clock });
  const transport = createSandboxTransport(opened.db, clock);
  const delivery = createMailDelivery({ database: opened, clock, transport, log });
  const accounts = createAccountsService({
    database,
    clock,
    passwords: createPasswords(),
    mailer,
    log,
    config: {
      publicUrl,
      authSecret,
      login: { missLimit: 1_000, strict: false, adminSecondFactor: false, ...given.login },
    },
  });

  const http = await createHttpServer(log, { publicUrl, trustedProxies: given.trustedProxies ?? [] });
  mountRoutes(http, {
    table: accountEndpoints,
    routes: accountsRoutes(accounts, { publicUrl, mail: { kind: mail }, google: { kind: 'none' } }),
    authenticate: accounts.authenticate,
    shutdown: new AbortController().signal,
    secureCookies: true,
    log,
  });

  return {
    http,
    database: opened,
    clock,
    accounts,
    administration: createAccountAdministration({ database: opened, clock, config: { publicUrl } }),
    async mailTo(address) {
      await delivery.retryTask.run();
      return readSandboxMailbox(opened.db, address);
    },
    async close() {
      await http.close();
      await queue.close(0);
      await opened.close();
      await testDatabase.drop();
    },
  };
}

const accountEndpoints = [
  endpoints.register,
  endpoints.login,
  endpoints.refresh,
  endpoints.verifyEmail,
  endpoints.resendVerification,
  endpoints.forgotPassword,
  endpoints.resetPassword,
  endpoints.logout,
  endpoints.currentUser,
  endpoints.completeProfile,
  endpoints.signInOptions,
];

/** It starts at this moment, because the database has columns that it fills by its own clock. */
function createTestClock(): TestClock {
  let now = Date.now();
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

export type Headers = Record<string, string>;

/** Sends JSON to an endpoint by its path. */
export function post(place: AccountsPlace, path: string, payload: object, headers: Headers = {}) {
  return place.http.inject({ method: 'POST', url: apiBase + path, payload, headers });
}

/** Asks who is signed in. */
export function me(place: AccountsPlace, accessToken?: string) {
  const headers = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  return place.http.inject({ method: 'GET', url: `${apiBase}/users/me`, headers });
}

/** Signs in as a form does. */
export function signIn(place: AccountsPlace, username: string, password: string, headers: Headers = {}) {
  return place.http.inject({
    method: 'POST',
    url: `${apiBase}/auth/login`,
    payload: new URLSearchParams({ username, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}
