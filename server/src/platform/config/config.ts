/** The settings of one process, all read from the environment and checked before anything starts. */
import { resolve } from 'node:path';
import { isLoopback } from '../http/cookie-names.ts';
import { storedAuthSecret } from './auth-secret.ts';
import { ConfigError } from './config-error.ts';
import { isInstalled } from './installed-package.ts';
import { type LanguageModelConfig, languageModelFrom } from './language-model.ts';
import { filesFrom, googleFrom, mailFrom } from './outside.ts';
import { type PaymentsConfig, paymentsFrom } from './payments.ts';
import { type PushConfig, readPushConfig } from './push.ts';
import { readSettings, type Settings } from './settings.ts';
import { type TranscriptionEndpoint, transcriptionFrom } from './transcription.ts';

/** Load balancers that look every second have noticed by half of it. */
const drainSeconds = 5;

export type LogLevel = NonNullable<Settings['LOG_LEVEL']>;

export type MailConfig = ReturnType<typeof mailFrom>;
export type FilesConfig = ReturnType<typeof filesFrom>;
export type GoogleConfig = ReturnType<typeof googleFrom>;

/** The settings that the web app reads, by the names that it knows. */
export type PublicSettings = Partial<
  Record<
    | 'name'
    | 'town'
    | 'colour'
    | 'communityUrl'
    | 'contactEmail'
    | 'contactPhone'
    | 'contactLocation'
    | 'payments',
    string | undefined
  >
>;

export interface Config {
  port: number;
  host: string;
  /** Port for monitors; null for none. */
  metricsPort: number | null;
  /** Time between the first sign of the stop and the end of listening, in milliseconds. */
  drainMs: number;
  /** Address at which this installation is reached: an origin, no path. */
  publicUrl: URL;
  /** Absolute. */
  dataDir: string;
  /** Absent where the embedded PostgreSQL serves. */
  databaseUrl: string | undefined;
  /** True if a start updates the schema, false if it only checks it. */
  migratesAtStart: boolean;
  /** Real people may be using this installation: no shortcut for developers exists. */
  production: boolean;
  /**
   * Stand-ins for outside services exist: PUBLIC_URL is on this machine, and NODE_ENV is not production. They answer
   * people at this machine only.
   */
  sandboxes: boolean;
  /** The description of the API is served to everyone. */
  apiDocs: boolean;
  logLevel: LogLevel;
  /** Each answer is a line of the log. */
  accessLog: boolean;
  /** Name of this process in its log; absent where one process logs. */
  nodeName: string | undefined;
  authSecret: string;
  /** The one before it, while it is being changed. */
  previousAuthSecret: string | null;
  login: {
    /** Wrong attempts before the caller has to wait. */
    missLimit: number;
    /** An unknown address is answered like a wrong password. */
    strict: boolean;
    /** Administrators need a second factor for acts that only they may do. */
    adminSecondFactor: boolean;
  };
  /** No uploaded file is read by a child that has a network or reaches the secrets of this installation. */
  isolationRequired: boolean;
  /** Registrations of one source in an hour. */
  registrationsPerSource: number;
  /** Addresses and networks whose word on where a call comes from is taken. */
  trustedProxies: string[];
  mail: MailConfig;
  /** Provider behind 'Continue with Google'. */
  google: GoogleConfig;
  /** The provider of payments, and the default plan without a provider. */
  payments: PaymentsConfig;
  files: FilesConfig;
  /** Reminders on devices; null if none are sent. */
  push: PushConfig | null;
  /** URL of sessions with tutors, with `{room}` in it; null if tutors give their own address. */
  videoCalls: string | null;
  /** Endpoint that transcribes recordings; null if none. */
  transcription: TranscriptionEndpoint | null;
  /** The language model that may be asked; null if none. */
  languageModel: LanguageModelConfig | null;
  /** An administrator may turn on a model server of this machine: STUDY_MODEL says nothing, not even `none`. */
  looksForModels: boolean;
  /** The operator's facts on pages; absent if not set. */
  publicSettings: PublicSettings;
  /** Path or name of the program that recognises text, null for none. */
  tesseract: string | null;
  /** Path or name of the program that opens recordings, null for none. */
  ffmpeg: string | null;
}

/** Max time of an orderly shutdown, in seconds. It is below the 30 s of Kubernetes. */
export const shutdownSeconds = 29;

/**
 * @param env the environment; an empty variable counts as absent
 * @returns the whole configuration; on the first run this writes the signing secret to DATA_DIR
 * @throws ConfigError on the first setting that is wrong alone or together with others
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readSettings(env);
  const port = settings.PORT ?? 3000;
  const host = settings.HOST ?? '127.0.0.1';
  const publicUrl = settings.PUBLIC_URL ?? new URL(`http://localhost:${port}`);
  if (!isLoopback(host) && isLoopback(publicUrl.hostname)) {
    throw new ConfigError('PUBLIC_URL', missingPublicUrl(host, publicUrl));
  }

  const dataDir = resolve(settings.DATA_DIR ?? 'data');
  const isLocal = isLoopback(publicUrl.hostname);
  const production = settings.NODE_ENV === 'production' || !isLocal;
  const sandboxes = isLocal && settings.NODE_ENV !== 'production';
  const authSecret = authSecretFrom(settings, production, dataDir);
  const payments = paymentsFrom(settings, { publicUrl, host, authSecret, sandboxes, isLocal });

  return {
    port,
    host,
    metricsPort: settings.METRICS_PORT ?? null,
    drainMs: (settings.DRAIN_S ?? (settings.DATABASE_URL ? drainSeconds : 0)) * 1_000,
    publicUrl,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    migratesAtStart: settings.MIGRATE !== 'step',
    production,
    sandboxes,
    apiDocs: settings.API_DOCS === undefined ? isLocal : settings.API_DOCS === 'on',
    logLevel: settings.LOG_LEVEL ?? 'info',
    accessLog: settings.ACCESS_LOG === 'on',
    nodeName: settings.NODE_NAME,
    login: {
      missLimit: settings.LOGIN_MISSES ?? 10,
      strict: settings.LOGIN_ENUMERATION === 'strict',
      adminSecondFactor: settings.ADMIN_2FA === 'required',
    },
    isolationRequired: settings.READER_ISOLATION === 'required',
    registrationsPerSource: settings.REGISTRATIONS_PER_SOURCE ?? 250,
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    mail: mailFrom(settings, publicUrl, sandboxes),
    google: googleFrom(settings, { sandboxes: sandboxes && isInstalled('oidc-provider'), isLocal }),
    payments,
    files: filesFrom(settings, dataDir),
    push: readPushConfig(settings, publicUrl, isLocal),
    videoCalls: settings.VIDEO_CALL_URL ?? null,
    transcription: transcriptionFrom(settings),
    languageModel: languageModelFrom(settings),
    looksForModels: settings.STUDY_MODEL === undefined,
    publicSettings: {
      communityUrl: settings.COMMUNITY_URL?.href,
      contactEmail: settings.CONTACT_EMAIL,
      contactPhone: settings.CONTACT_PHONE,
      contactLocation: settings.CONTACT_LOCATION,
      payments: payments.provider ? undefined : 'none',
    },
    tesseract: settings.TESSERACT === 'off' ? null : (settings.TESSERACT ?? 'tesseract'),
    ffmpeg: settings.FFMPEG === 'off' ? null : (settings.FFMPEG ?? 'ffmpeg'),
    authSecret,
    previousAuthSecret: settings.AUTH_SECRET_PREVIOUS ?? null,
  };
}

function missingPublicUrl(host: string, publicUrl: URL): string {
  return (
    `is ${publicUrl.origin}, which only this machine can open, while HOST is ${host}: ` +
    'wanted is the address that people type, such as https://akada.example.'
  );
}

/** Processes that share only a database must be given the secret; each would otherwise sign with its own. */
function authSecretFrom(settings: Settings, production: boolean, dataDir: string): string {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET;
  if (production && settings.DATABASE_URL) {
    throw new ConfigError(
      'AUTH_SECRET',
      'is not set: with DATABASE_URL in production, wanted are at least 32 random characters, the same in every process.',
    );
  }

  return storedAuthSecret(dataDir);
}
