/** The provider that plays Google: the certified one, with the person that its page names. */
import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import Provider, { type Configuration, interactionPolicy, type JWK } from 'oidc-provider';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { type SandboxGoogleClient, sandboxGooglePath } from '../../platform/oidc/sandbox-google-client.ts';
import { createSandboxStore } from './google-store.ts';

/** The person that was named on the page. */
export interface SandboxPerson {
  name: string;
  email: string;
  emailVerified: boolean;
}

export interface SandboxProvider {
  provider: Provider;
  /** @returns the id by which the provider knows the person: the same one for the same address, for ever */
  remember(person: SandboxPerson): string;
}

export interface SandboxProviderDeps extends SandboxGoogleClient {
  redirectUri: URL;
  /** Makes the page of a failure. */
  failurePage(): string;
  clock: Clock;
  log: Log;
}

/** The time limit of one sign-in at the provider, in seconds. */
const useSeconds = 10 * 60;

const peopleAtMost = 1_000;

export async function createSandboxProvider(deps: SandboxProviderDeps): Promise<SandboxProvider> {
  const { issuer, log } = deps;
  const people = new Map<string, SandboxPerson>();
  const provider = new Provider(issuer.href, await getConfiguration(deps, people));
  provider.silent = true;
  provider.on('server_error', (_context, error) => log.error({ error }, 'the sandbox provider failed'));

  return {
    provider,
    remember(person) {
      const id = createHash('sha256').update(person.email.toLowerCase()).digest('hex').slice(0, 21);
      const [oldest] = people.keys();
      if (people.size >= peopleAtMost && oldest !== undefined) people.delete(oldest);
      people.set(id, person);
      return id;
    },
  };
}

async function getConfiguration(
  { issuer, clientId, clientSecret, redirectUri, failurePage, clock }: SandboxProviderDeps,
  people: ReadonlyMap<string, SandboxPerson>,
): Promise<Configuration> {
  const cookie = (name: string) => `sandbox_google_${name}_${issuer.port}`;
  const policy = interactionPolicy.base();
  // As Google does when it is asked to: the page comes each time.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

  return {
    adapter: createSandboxStore(clock),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri.href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts them into the identity token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${sandboxGooglePath}/interaction/${uid}` },
    expiresWithSession: () => false,
    ttl: {
      AccessToken: useSeconds,
      AuthorizationCode: 60,
      Grant: useSeconds,
      IdToken: useSeconds,
      Interaction: useSeconds,
      Session: useSeconds,
    },
    findAccount: (_context, id) => {
      const person = people.get(id);
      if (!person) return undefined;

      const { name, email, emailVerified } = person;
      return {
        accountId: id,
        claims: () => ({ sub: id, name, email, email_verified: emailVerified }),
      };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(context) {
      context.type = 'html';
      context.body = failurePage();
    },
  };
}

/** The signing key of this process: its signatures are checked within minutes. */
async function signingKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' } as JWK;
}
