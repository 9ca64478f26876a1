import { finishGoogle } from '@akada/contract/identity/google.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Internet } from '../internet/internet.ts';
import { createOidcClient, type OidcClient } from './oidc-client.ts';
import { sandboxGoogleClient } from './sandbox-google-client.ts';

/** @returns the OpenID client of 'Continue with Google', null if signing in with Google is not offered */
export function googleProvider({
  config,
  clock,
  internet,
}: {
  config: Config;
  clock: Clock;
  internet: Internet;
}): OidcClient | null {
  const { google, publicUrl } = config;
  const redirectUri = new URL(apiBase + finishGoogle.path, publicUrl);
  if (google.kind === 'google') {
    const isLocal = google.issuer.protocol === 'http:';
    return createOidcClient({
      ...google,
      redirectUri,
      endpoints: null,
      internet: isLocal ? null : internet,
      clock,
    });
  }
  if (google.kind === 'none') return null;

  return createOidcClient({ ...sandboxGoogleClient(config), redirectUri, internet: null, clock });
}
