/** The choices between an external service and the built-in one. */
import { join } from 'node:path';
import { isLoopback } from '../http/cookie-names.ts';
import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/** `sandbox` stores mail in the embedded mailbox, `none` neither sends nor stores mail. */
type MailChoice = { kind: 'smtp'; url: URL; from: string } | { kind: 'sandbox' | 'none'; from: string };

type FilesChoice =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      endpoint: URL;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/**
 * @param sandboxes whether the embedded mailbox may take the mail
 * @throws ConfigError naming SMTP_URL or MAIL when no way to send mail is set, or two are
 */
export function mailFrom(settings: Settings, publicUrl: URL, sandboxes: boolean): MailChoice {
  const from = settings.MAIL_FROM ?? `Akada <no-reply@${publicUrl.hostname}>`;
  if (settings.MAIL === 'none' && settings.SMTP_URL) {
    throw new ConfigError('MAIL', 'is "none" while SMTP_URL is set: wanted is one of the two.');
  }
  if (settings.MAIL === 'none') return { kind: 'none', from };
  if (settings.SMTP_URL) return { kind: 'smtp', url: settings.SMTP_URL, from };
  if (sandboxes) return { kind: 'sandbox', from };

  throw new ConfigError(
    'SMTP_URL',
    'is not set: wanted is the server that takes outgoing mail, or MAIL=none for an installation without mail.',
  );
}

type GoogleChoice =
  | { kind: 'google'; issuer: URL; clientId: string; clientSecret: string; domains: readonly string[] }
  | { kind: 'sandbox' }
  | { kind: 'none' };

/**
 * @param place.sandboxes whether a stand-in may play Google
 * @param place.isLocal whether an issuer of this machine may go without TLS
 * @throws ConfigError naming the Google variable that is missing next to the others, or the issuer without
 * TLS
 */
export function googleFrom(
  settings: Settings,
  { sandboxes, isLocal }: { sandboxes: boolean; isLocal: boolean },
): GoogleChoice {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER,
    OIDC_DOMAINS,
  } = settings;
  if (clientId && clientSecret) {
    const issuer = GOOGLE_ISSUER ?? new URL('https://accounts.google.com');
    if (issuer.protocol !== 'https:' && !(isLocal && isLoopback(issuer.hostname))) {
      throw new ConfigError('GOOGLE_ISSUER', `is ${issuer.href}: wanted is an https address.`);
    }
    return { kind: 'google', issuer, clientId, clientSecret, domains: OIDC_DOMAINS ?? [] };
  }
  if (clientId) throw new ConfigError('GOOGLE_CLIENT_SECRET', 'is not set while GOOGLE_CLIENT_ID is.');
  if (clientSecret || GOOGLE_ISSUER || OIDC_DOMAINS) {
    const dependent = GOOGLE_ISSUER ? 'GOOGLE_ISSUER' : 'OIDC_DOMAINS';
    const other = clientSecret ? 'GOOGLE_CLIENT_SECRET' : dependent;
    throw new ConfigError('GOOGLE_CLIENT_ID', `is not set while ${other} is.`);
  }
  return { kind: sandboxes ? 'sandbox' : 'none' };
}

/**
 * @param dataDir absolute path of the data folder
 * @throws ConfigError naming the first S3 variable that is missing next to the others
 */
export function filesFrom(settings: Settings, dataDir: string): FilesChoice {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      kind: 's3',
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }

  const input = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(input).filter(([, value]) => value === undefined);
  const [first] = missing;
  if (first && missing.length < Object.keys(input).length) {
    throw new ConfigError(first[0], 'is not set while other S3 variables are: wanted are all five or none.');
  }

  return { kind: 'disk', folder: join(dataDir, 'files') };
}
