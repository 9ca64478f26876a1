/** Where the stand-in for Google listens, and who we are to it. */
import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { ProviderEndpoints } from './oidc-client.ts';

/** Below which everything of the stand-in lies. */
export const sandboxGooglePath = '/sandbox/google';

export interface SandboxGoogleClient {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  endpoints: ProviderEndpoints;
}

/**
 * It listens under the other name of this machine, so that it is another site to the browser, as Google is: a cookie
 * that would not survive the way back from there, is missed here too.
 */
export function sandboxGoogleClient({
  publicUrl,
  host,
  authSecret,
}: Pick<Config, 'publicUrl' | 'host' | 'authSecret'>): SandboxGoogleClient {
  const issuer = new URL(sandboxGooglePath, publicUrl);
  issuer.hostname = publicUrl.hostname === 'localhost' ? addressOf(host) : 'localhost';
  const clientSecret = createHmac('sha256', authSecret).update('akada sandbox google').digest('base64url');

  const endpointOf = (name: string) => `${issuer.href}/${name}`;

  return {
    issuer,
    clientId: 'akada',
    clientSecret,
    endpoints: {
      authorization_endpoint: endpointOf('auth'),
      token_endpoint: endpointOf('token'),
      jwks_uri: endpointOf('jwks'),
    },
  };
}

/** @param host as configured: a loopback name or address */
function addressOf(host: string): string {
  if (host === '::1' || host === '[::1]') return '[::1]';

  return host === 'localhost' ? '127.0.0.1' : host;
}
