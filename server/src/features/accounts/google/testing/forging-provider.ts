/** A real OpenID provider over HTTP whose statements a test chooses. */
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';
import { newId } from '../../../../platform/ids/ids.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { type Landed, openSignIn, returnFromGoogle } from './google-calls.ts';

const clientId = 'akada-of-the-tests';

/** The provider's claims about a person. */
export type Claims = Record<string, unknown>;

export interface ForgingProvider {
  issuer: string;
  server: OAuth2Server;
  /** The claims of the next identity tokens; a fresh person each time unless it is set. */
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

/** @returns the configuration of an app whose Google is this provider */
export function googleEnv({ issuer }: Pick<ForgingProvider, 'issuer'>) {
  return {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: 'a secret of the tests',
    GOOGLE_ISSUER: issuer,
  };
}

/** @returns where the provider sends a browser that it was sent to */
export async function visit(authorizationUrl: URL): Promise<string> {
  const response = await fetch(authorizationUrl, { redirect: 'manual' });
  return String(response.headers.get('location'));
}

/** Goes all the way: out, to the provider, and back. */
export async function signInWithGoogle(app: TestApp, query: Record<string, string> = {}): Promise<Landed> {
  const { authorizationUrl, cookie } = await openSignIn(app, query);
  return returnFromGoogle(app, await visit(authorizationUrl), cookie);
}

/** @returns a provider's claims about a person without an account */
export function newIdentity(claims: Claims = {}): Claims {
  const sub = newId();
  return { sub, email: `${sub}@school.test`, email_verified: true, name: 'Chidi Eze', ...claims };
}
