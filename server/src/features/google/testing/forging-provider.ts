/** A real OpenID provider over HTTP that tells whatever a test wants it to. */
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';
import { newId } from '../../../platform/ids/ids.ts';
import type { Log } from '../../../platform/log/log.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { comeBack, type Landed, leave } from './google-calls.ts';

const clientId = 'akada-of-the-tests';

/** What the provider says of a person. */
export type Claims = Record<string, unknown>;

export interface ForgingProvider {
  issuer: string;
  server: OAuth2Server;
  /** What the next identity tokens say; a fresh person each time unless told. */
  claims: Claims;
  /** Changes what has been said truly: header and claims before they are signed, or the whole answer. */
  tamper: {
    token?: (token: MutableToken) => void;
    answer?: (answer: MutableResponse) => void | Promise<void>;
    redirect?: (address: URL) => void;
  };
  close(): Promise<void>;
}

export async function startForgingProvider(): Promise<ForgingProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  const provider: ForgingProvider = {
    issuer: String(server.issuer.url),
    server,
    claims: {},
    tamper: {},
    close: () => server.stop(),
  };
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, provider.claims);
    provider.tamper.token?.(token);
  });
  server.service.on(Events.BeforeResponse, (answer: MutableResponse) => provider.tamper.answer?.(answer));
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) =>
    provider.tamper.redirect?.(url),
  );
  return provider;
}

/** @returns the product, whose Google is this provider */
export function appWith(provider: Pick<ForgingProvider, 'issuer'>, log?: Log): Promise<TestApp> {
  return createTestApp({
    ...(log ? { log } : {}),
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: 'a secret of the tests',
      GOOGLE_ISSUER: provider.issuer,
    },
  });
}

/** @returns where the provider sends a browser that it was sent to */
export async function visit(authorizationUrl: URL): Promise<string> {
  const response = await fetch(authorizationUrl, { redirect: 'manual' });
  return String(response.headers.get('location'));
}

/** Goes all the way: out, to the provider, and back. */
export async function signInWithGoogle(app: TestApp, query: Record<string, string> = {}): Promise<Landed> {
  const { authorizationUrl, cookie } = await leave(app, query);
  return comeBack(app, await visit(authorizationUrl), cookie);
}

/** @returns what a provider says of somebody whom nobody has met */
export function somebody(claims: Claims = {}): Claims {
  const sub = newId();
  return { sub, email: `${sub}@school.test`, email_verified: true, name: 'Chidi Eze', ...claims };
}
