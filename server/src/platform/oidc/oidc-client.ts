/**
 * Sign-ins at an OpenID provider: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636,
 * RFC 9700). Every check is the library's; this says which of them are wanted and what a failure means.
 */
import type { Configuration } from 'openid-client';
import type { Clock } from '../clock/clock.ts';
import { createPublicFetch } from '../internet/fetch-publicly.ts';
import type { Internet } from '../internet/internet.ts';
import { getFailure, type SignInFailure } from './sign-in-failure.ts';

export interface OidcClientDeps {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The return address, exactly as registered at the provider. */
  redirectUri: URL;
  /** Where the provider listens, if that is known; otherwise it is asked (OpenID Connect Discovery 1.0). */
  endpoints: ProviderEndpoints | null;
  /** Calls the provider by public addresses only; null for a provider on this machine, which has no certificate. */
  internet: Internet | null;
  clock: Clock;
}

/** Endpoints, with the names of the provider's own description. */
export interface ProviderEndpoints {
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

/** Values to store secretly until the person returns. */
export interface StartedSignIn {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** The parameters that the provider added to the redirect address. */
export interface ProviderAnswer {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}

/** The provider's signed claims about a person, issued for us. */
export interface ProvenClaims {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export type SignInResult = { ok: true; claims: ProvenClaims } | ({ ok: false } & SignInFailure);

export interface OidcClient {
  /** @returns where to send the person, null while the provider cannot be reached */
  start(): Promise<{ authorizationUrl: URL; started: StartedSignIn } | null>;
  /** @param started what `start` returned to the same browser */
  finish(answer: ProviderAnswer, started: StartedSignIn): Promise<SignInResult>;
}

/** Each request to the provider, in seconds: two of them have to end before our own client gives up. */
const timeoutSeconds = 4;

/** In ASCII characters (OpenID Connect Core 1.0, section 2). */
const longestSubject = 255;

/** The provider's description is fetched again after a day; the library fetches its keys again after minutes. */
const discoveryLifetimeMs = 24 * 60 * 60_000;

/** The library is loaded with the first sign-in: most starts of the product see none. */
export function createOidcClient(deps: OidcClientDeps): OidcClient {
  const configuration = cachedFor(discoveryLifetimeMs, deps.clock, () => discover(deps));

  return {
    async start() {
      const found = await configuration().catch(() => null);
      if (!found) return null;

      const client = await import('openid-client');
      const started = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const authorizationUrl = client.buildAuthorizationUrl(found, {
        redirect_uri: deps.redirectUri.href,
        scope: 'openid email profile',
        state: started.state,
        nonce: started.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(started.verifier),
        code_challenge_method: 'S256',
        // Machines are shared: an earlier user of this one is not signed in by a single click.
        prompt: 'select_account',
      });
      return { authorizationUrl, started };
    },

    async finish(answer, { state, nonce, verifier }) {
      try {
        const client = await import('openid-client');
        const tokens = await client.authorizationCodeGrant(
          await configuration(),
          answerUrl(deps.redirectUri, answer),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        );
        return proven(tokens.claims());
      } catch (error) {
        return { ok: false, ...(await getFailure(error)) };
      }
    },
  };
}

async function discover(deps: OidcClientDeps): Promise<Configuration> {
  const { issuer, clientId, clientSecret, endpoints, internet } = deps;
  const client = await import('openid-client');
  const metadata = { id_token_signed_response_alg: 'RS256' };
  const authentication = client.ClientSecretPost(clientSecret);
  // Without the first option the library trusts TLS and does not verify the identity token's signature.
  const execute = [
    client.enableNonRepudiationChecks,
    ...(internet === null ? [client.allowInsecureRequests] : []),
  ];
  const calls = internet && { [client.customFetch]: createPublicFetch(internet) };
  if (!endpoints) {
    return client.discovery(issuer, clientId, metadata, authentication, {
      timeout: timeoutSeconds,
      execute,
      ...calls,
    });
  }

  const server = { issuer: issuer.href, ...endpoints };
  const configuration = new client.Configuration(server, clientId, metadata, authentication);
  configuration.timeout = timeoutSeconds;
  for (const apply of execute) apply(configuration);
  return configuration;
}

/** One call at a time makes the value, and a failure is not cached. */
function cachedFor<Value>(
  lifetimeMs: number,
  clock: Clock,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; madeAt: number } | null = null;
  return () => {
    if (cached && clock.now() - cached.madeAt < lifetimeMs) return cached.value;

    const current = { value: make(), madeAt: clock.now() };
    cached = current;
    current.value.catch(() => {
      if (cached === current) cached = null;
    });
    return current.value;
  };
}

/** Built on the registered address, never on what the request says of itself. */
function answerUrl(redirectUri: URL, answer: ProviderAnswer): URL {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

function proven(claims: Record<string, unknown> | undefined): SignInResult {
  const { iss, sub, email, email_verified: emailVerified, name } = claims ?? {};
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '' || sub.length > longestSubject) {
    return { ok: false, reason: 'refused', code: 'no_subject' };
  }
  return {
    ok: true,
    claims: {
      issuer: iss,
      subject: sub,
      email: typeof email === 'string' ? email : null,
      emailVerified: emailVerified === true,
      name: typeof name === 'string' ? name : null,
    },
  };
}
