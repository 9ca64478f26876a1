import { finishGoogle } from '@akada/contract/google.ts';
import { apiBase } from '@akada/contract/table.ts';
import { createOidcClient, type OidcClient } from '../platform/oidc/oidc-client.ts';
import type { Platform } from './platform.ts';
import { sandboxGoogleClient } from './sandbox/google-client.ts';

/** @returns whoever answers 'Continue with Google' here, null where it is not offered */
export function googleProvider({ config, clock }: Pick<Platform, 'config' | 'clock'>): OidcClient | null {
  const { google, publicUrl } = config;
  const redirectUri = new URL(apiBase + finishGoogle.path, publicUrl);
  if (google.kind === 'google') {
    const withoutTls = google.issuer.protocol === 'http:';
    return createOidcClient({ ...google, redirectUri, endpoints: null, withoutTls, clock });
  }
  if (google.kind === 'none') return null;

  return createOidcClient({ ...sandboxGoogleClient(config), redirectUri, withoutTls: true, clock });
}
