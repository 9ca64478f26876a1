/** Address of the local stand-in for Google, and our client id there. */
import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { sandboxAddress } from '../config/sandbox-address.ts';
import type { ProviderEndpoints } from './oidc-client.ts';

/** Path prefix of the stand-in. */
export const sandboxGooglePath = '/sandbox/google';

export interface SandboxGoogleClient {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  endpoints: ProviderEndpoints;
}

export function sandboxGoogleClient({
  publicUrl,
  host,
  authSecret,
}: Pick<Config, 'publicUrl' | 'host' | 'authSecret'>): SandboxGoogleClient {
  const issuer = sandboxAddress(sandboxGooglePath, { publicUrl, host });
  const clientSecret = createHmac('sha256', authSecret).update('akada sandbox google').digest('base64url');

  const getEndpoint = (name: string) => `${issuer.href}/${name}`;

  return {
    issuer,
    clientId: 'akada',
    clientSecret,
    endpoints: {
      authorization_endpoint: getEndpoint('auth'),
      token_endpoint: getEndpoint('token'),
      jwks_uri: getEndpoint('jwks'),
    },
  };
}
