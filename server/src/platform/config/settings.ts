/**
 * Every environment variable that the server reads, declared once: the check at start and the table of
 * `docs/configuration.md` follow from it.
 */
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import {
  callAddress,
  callSeconds,
  dollars,
  drainSeconds,
  hostPatterns,
  mailDomains,
  mailSender,
  mailSwitch,
  modelSeconds,
  networks,
  oneLine,
  origin,
  portNumber,
  positiveCount,
  postgresUrl,
  smtpUrl,
  webUrl,
} from './formats.ts';

/** The description of a variable for people. */
interface Description {
  about: string;
  /** The value without the variable. */
  standard: string;
  /** Completes "wanted is ...". */
  wanted: string;
  /** True if the value may carry a secret: messages then never repeat it. */
  secret?: boolean;
}

const descriptions = z.registry<Description>();

function setting<Schema extends z.ZodMiniType>(schema: Schema, description: Description) {
  const optional = z.optional(schema);
  descriptions.add(optional, description);
  return optional;
}

const settingsSchema = z.object({
  PORT: setting(portNumber, {
    about: 'Port to listen on; 0 takes any free one.',
    standard: '3000',
    wanted: 'a whole number from 0 to 65535',
  }),
  HOST: setting(z.string().check(z.regex(/^[A-Za-z0-9.:_-]{1,253}$/)), {
    about: 'Address to listen on; 0.0.0.0 for all networks.',
    standard: '127.0.0.1',
    wanted: 'a host name or an IP address',
  }),
  METRICS_PORT: setting(portNumber, {
    about:
      'Port on which web and worker processes serve /metrics for Prometheus, and /health. Open it only to the network of your monitors.',
    standard: 'none',
    wanted: 'a whole number from 0 to 65535',
  }),
  DRAIN_S: setting(drainSeconds, {
    about: 'Seconds for which a process that stops still answers, so that load balancers notice first.',
    standard: '5 with DATABASE_URL, else 0: no other process can take over',
    wanted: 'a whole number from 0 to 15',
  }),
  PUBLIC_URL: setting(origin, {
    about: 'Address at which this installation is reached.',
    standard: 'http://localhost:PORT',
    wanted: 'an origin such as https://akada.example, without a path',
  }),
  DATA_DIR: setting(oneLine, {
    about: 'Folder of everything that is stored on this machine.',
    standard: './data',
    wanted: 'the path of a folder',
  }),
  DATABASE_URL: setting(postgresUrl, {
    about: 'A PostgreSQL of your own, 18 or newer, instead of the embedded one.',
    standard: 'the embedded PostgreSQL 18, in DATA_DIR',
    wanted: 'an address such as postgres://user:password@host:5432/name',
    secret: true,
  }),
  MIGRATE: setting(z.enum(['start', 'step']), {
    about:
      'step never changes the schema at a start; "npm run akada -- migrate" does, once for all processes, before they start.',
    standard: 'start: each start updates the schema',
    wanted: 'start or step',
  }),
  NODE_ENV: setting(z.enum(['production', 'development', 'test']), {
    about:
      'production turns all checks for production on and closes mailbox and stand-ins, also behind a loopback PUBLIC_URL.',
    standard: 'development',
    wanted: 'production, development or test',
  }),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), {
    about: 'How much is logged to standard error.',
    standard: 'info',
    wanted: 'fatal, error, warn, info, debug, trace or silent',
  }),
  ACCESS_LOG: setting(z.enum(['on', 'off']), {
    about:
      'on logs one line for each answer: request, endpoint, status, time and the id of the account, no address and no content.',
    standard: 'off',
    wanted: 'on or off',
  }),
  NODE_NAME: setting(oneLine, {
    about: 'Name of this process in each line of its log, where several processes log to one place.',
    standard: 'none: the lines have no such field',
    wanted: 'one line of text',
  }),
  AUTH_SECRET: setting(z.string().check(z.minLength(32)), {
    about: 'Signs access tokens, the same in every process; needed in production with DATABASE_URL.',
    standard: 'generated once and stored in DATA_DIR',
    wanted: 'at least 32 random characters',
    secret: true,
  }),
  AUTH_SECRET_PREVIOUS: setting(z.string().check(z.minLength(32)), {
    about: 'The AUTH_SECRET before the present one, while it is being changed: nobody is signed out.',
    standard: 'none',
    wanted: 'at least 32 random characters',
    secret: true,
  }),
  API_DOCS: setting(z.enum(['on', 'off']), {
    about: 'on serves the description of the API, at /api/docs and as openapi.json, to everyone.',
    standard: 'on while PUBLIC_URL is on this machine, else off',
    wanted: 'on or off',
  }),
  LOGIN_ENUMERATION: setting(z.enum(['plain', 'strict']), {
    about: 'strict answers an unknown address like a wrong password.',
    standard: 'plain: signing in says that an address has no account',
    wanted: 'plain or strict',
  }),
  LOGIN_MISSES: setting(positiveCount, {
    about:
      'Wrong passwords of one account in 15 minutes, and unknown addresses of one source in 10, until they wait.',
    standard: '10',
    wanted: 'a whole number from 1 to 1000000',
  }),
  REGISTRATIONS_PER_SOURCE: setting(positiveCount, {
    about: 'Registrations in an hour from one address of the network, behind which a whole school may be.',
    standard: '250',
    wanted: 'a whole number from 1 to 1000000',
  }),
  ADMIN_2FA: setting(z.enum(['optional', 'required']), {
    about: 'required opens the administration only to administrators with a second factor.',
    standard: 'optional',
    wanted: 'optional or required',
  }),
  READER_ISOLATION: setting(z.enum(['optional', 'required']), {
    about:
      'required refuses to start where what reads uploaded files cannot be cut off from network and secrets.',
    standard: 'optional: the start and the doctor say when it cannot',
    wanted: 'optional or required',
  }),
  GOOGLE_CLIENT_ID: setting(oneLine, {
    about: 'OAuth client id of this installation at Google; set it together with its secret.',
    standard: 'a stand-in for Google while PUBLIC_URL is on this machine; elsewhere no sign-in with Google',
    wanted: 'the client id of the Google Cloud console',
  }),
  GOOGLE_CLIENT_SECRET: setting(oneLine, {
    about: 'Secret of that OAuth client.',
    standard: 'none',
    wanted: 'the client secret of the Google Cloud console',
    secret: true,
  }),
  GOOGLE_ISSUER: setting(webUrl, {
    about: 'Another OpenID provider instead of Google.',
    standard: 'https://accounts.google.com',
    wanted: 'an https address; on a loopback name http will do while PUBLIC_URL is one too',
  }),
  OIDC_DOMAINS: setting(mailDomains, {
    about:
      'Domains of email addresses that may sign in by the OpenID provider, divided by commas. Subdomains are named one by one.',
    standard: 'every address that the provider has confirmed',
    wanted: 'domains divided by commas, such as students.unilag.edu.ng',
  }),
  PAYMENTS: setting(z.enum(['none']), {
    about:
      'none sells nothing: there is no button and no call, and DEFAULT_PLAN decides. Tutors and students agree on prices themselves.',
    standard:
      'premium is sold with PAYSTACK_SECRET_KEY, or by a stand-in while PUBLIC_URL is on this machine',
    wanted: 'none, or no value at all',
  }),
  PAYSTACK_SECRET_KEY: setting(oneLine, {
    about: 'Secret key of this installation at Paystack; it also proves the events that come from there.',
    standard: 'a stand-in for Paystack while PUBLIC_URL is on this machine; elsewhere nothing is sold',
    wanted: 'the secret key of the Paystack dashboard',
    secret: true,
  }),
  PAYSTACK_URL: setting(webUrl, {
    about: 'Another server that speaks the protocol of Paystack.',
    standard: 'https://api.paystack.co',
    wanted: 'an https address; on a loopback name http will do while PUBLIC_URL is one too',
  }),
  BANK_ACCOUNT: setting(oneLine, {
    about: 'Bank account to which classes and schools transfer the price of premium, as they read it.',
    standard: 'none: they pay online',
    wanted: 'bank, number and name of the account, on one line',
  }),
  COMMISSION_PERCENT: setting(z.coerce.number().check(z.minimum(0), z.maximum(100)), {
    about: 'What the platform takes of the price of each session with a tutor, in percent.',
    standard: '15',
    wanted: 'a number from 0 to 100',
  }),
  VAT_PERCENT: setting(z.coerce.number().check(z.minimum(0), z.maximum(100)), {
    about:
      'VAT inside of the price of premium and inside of the commission, in percent; more than 0 needs SELLER_NAME, SELLER_ADDRESS and SELLER_TIN.',
    standard: '0: receipts name no VAT',
    wanted: 'a number from 0 to 100, such as 7.5',
  }),
  SELLER_NAME: setting(oneLine, {
    about: 'Name of the seller on receipts, refund notes and statements of tutors.',
    standard: 'Akada, with the address of this installation',
    wanted: 'a line of text such as Akada Learning Ltd',
  }),
  SELLER_ADDRESS: setting(oneLine, {
    about: 'Postal address of the seller on them.',
    standard: 'none: no line is printed',
    wanted: 'a line of text such as 12 Herbert Macaulay Way, Yaba, Lagos',
  }),
  SELLER_TIN: setting(z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z /-]{3,39}$/)), {
    about: 'Tax identification number of the seller on them.',
    standard: 'none: no line is printed',
    wanted: 'a number such as 12345678-0001',
  }),
  DEFAULT_PLAN: setting(z.enum(['free', 'premium']), {
    about: 'Plan of everyone where nothing is sold.',
    standard: 'premium where nothing is sold, else free',
    wanted: 'free or premium',
  }),
  FFMPEG: setting(oneLine, {
    about:
      'Program that takes subtitles out of films and cuts recordings into pieces, with ffprobe beside it; off reads no films.',
    standard: 'ffmpeg, where it is installed',
    wanted: 'the path of a program, or off',
  }),
  TRANSCRIPTION_URL: setting(webUrl, {
    about:
      'Server with /v1/audio/transcriptions that writes down what is said in recordings. Each student is asked before the first one is sent.',
    standard: 'none: recordings are refused, and films need subtitles',
    wanted: 'an address such as https://api.openai.com/v1',
  }),
  TRANSCRIPTION_KEY: setting(oneLine, {
    about: 'Its key.',
    standard: 'none is sent',
    wanted: 'the key, in one line',
    secret: true,
  }),
  TRANSCRIPTION_MODEL: setting(oneLine, {
    about: 'Its model; one that gives times leads a reader to the minute.',
    standard: 'whisper-1',
    wanted: 'the name of a model',
  }),
  TRANSCRIPTION_MAX_MB: setting(positiveCount, {
    about:
      'Megabytes that it takes in one file. Without ffmpeg, which cuts recordings into pieces, larger ones are refused.',
    standard: '25',
    wanted: 'a whole number from 1 to 1000000',
  }),
  TRANSCRIPTION_TIMEOUT_S: setting(callSeconds, {
    about: 'Seconds that it has to write down a piece of five minutes, or without ffmpeg a whole recording.',
    standard: '300',
    wanted: 'a whole number from 10 to 1800',
  }),
  STUDY_MODEL: setting(z.enum(['none', 'google', 'openai_compatible']), {
    about:
      'Language model that helps to make questions, cards and guides: google, or openai_compatible for Ollama, vLLM, llama.cpp, LM Studio, OpenAI and others. Each student is asked before the first passage is sent.',
    standard: 'none: the engine of this installation makes everything',
    wanted: 'none, google or openai_compatible',
  }),
  STUDY_MODEL_URL: setting(webUrl, {
    about: 'Address of its server.',
    standard: "Google's for google; needed for openai_compatible",
    wanted: 'an address such as http://localhost:11434/v1',
  }),
  STUDY_MODEL_KEY: setting(oneLine, {
    about: 'Its key.',
    standard: 'none is sent; needed for google',
    wanted: 'the key, in one line',
    secret: true,
  }),
  STUDY_MODEL_NAME: setting(oneLine, {
    about: 'The model; needed with STUDY_MODEL.',
    standard: 'none',
    wanted: 'the name of a model',
  }),
  STUDY_MODEL_SMALL_NAME: setting(oneLine, {
    about: 'A cheaper model of the same server that checks what the other one wrote.',
    standard: 'STUDY_MODEL_NAME',
    wanted: 'the name of a model',
  }),
  STUDY_MODEL_STRUCTURED: setting(z.enum(['auto', 'yes', 'no']), {
    about: 'Whether the server takes a JSON schema; auto sends one and goes on without where it is refused.',
    standard: 'auto',
    wanted: 'auto, yes or no',
  }),
  STUDY_MODEL_PICTURES: setting(z.enum(['yes', 'no']), {
    about:
      'Whether the model sees pictures: it is then shown scanned pages and photos in which no text was found otherwise.',
    standard: 'yes for google, no for openai_compatible',
    wanted: 'yes or no',
  }),
  STUDY_MODEL_TIMEOUT_S: setting(modelSeconds, {
    about: 'Seconds that one answer may take.',
    standard: '120',
    wanted: 'a whole number from 10 to 300',
  }),
  STUDY_MODEL_PRICE_INPUT: setting(dollars, {
    about: 'US dollars for a million tokens that are sent.',
    standard: '0',
    wanted: 'an amount such as 0.15',
  }),
  STUDY_MODEL_PRICE_OUTPUT: setting(dollars, {
    about: 'US dollars for a million tokens that are answered.',
    standard: '0',
    wanted: 'an amount such as 0.60',
  }),
  STUDY_MODEL_BUDGET_DAY: setting(dollars, {
    about: 'US dollars that all calls of a day (UTC) may cost; then the engine goes on alone until the next.',
    standard: 'no limit',
    wanted: 'an amount such as 5',
  }),
  STUDY_MODEL_BUDGET_STUDENT: setting(dollars, {
    about: 'US dollars that the calls of one student may cost in a day (UTC).',
    standard: 'no limit',
    wanted: 'an amount such as 0.10',
  }),
  TRUSTED_PROXIES: setting(networks, {
    about: 'Proxies in front of this installation whose X-Forwarded-For is trusted.',
    standard: 'none is trusted',
    wanted: 'addresses or networks, separated by commas, such as 10.0.0.1,192.168.0.0/16',
  }),
  VIDEO_CALL_URL: setting(callAddress, {
    about:
      'Where sessions with tutors take place; {room} is a room that is hard to guess, one for each session.',
    standard: 'tutors give an address of their own',
    wanted: 'an https address such as https://calls.example/{room}',
  }),
  COMMUNITY_URL: setting(webUrl, {
    about: 'Invitation to a group chat of students, on the first page and in the menu of students.',
    standard: 'none: no line is shown',
    wanted: 'an http or https address',
  }),
  CONTACT_EMAIL: setting(z.string().check(z.regex(/^[^\s@<>"?]+@[^\s@<>"?]+$/)), {
    about: 'Mail address of the operator, at the end of each page.',
    standard: 'none: no line is shown',
    wanted: 'a mail address',
  }),
  CONTACT_PHONE: setting(z.string().check(z.regex(/^\+?[\d ()-]{3,30}$/)), {
    about: 'Telephone number of the operator, at the end of each page.',
    standard: 'none: no line is shown',
    wanted: 'a telephone number such as +234 801 234 5678',
  }),
  CONTACT_LOCATION: setting(oneLine, {
    about: 'Location of the operator, at the end of each page.',
    standard: 'none: no line is shown',
    wanted: 'a line of text such as Lagos, Nigeria',
  }),
  MAIL: setting(mailSwitch, {
    about:
      'none turns mail off: accounts are then confirmed and reset by administrators or on the command line.',
    standard: 'mail is sent by SMTP_URL, or to /sandbox/mailbox on this machine',
    wanted: 'none, or no value at all',
  }),
  SMTP_URL: setting(smtpUrl, {
    about: 'The server that takes outgoing mail.',
    standard: 'no mail leaves this machine',
    wanted: 'an address such as smtps://user:password@mail.example:465',
    secret: true,
  }),
  MAIL_FROM: setting(mailSender, {
    about: 'Sender of all mail.',
    standard: 'Akada <no-reply@HOST-OF-PUBLIC_URL>',
    wanted: 'an address such as Akada <no-reply@akada.example>',
  }),
  PUSH_SERVICES: setting(hostPatterns, {
    about: 'Push services through which devices get reminders; none turns these reminders off.',
    standard: 'those of Chrome, Edge, Firefox and Safari; over plain http only on this machine',
    wanted: 'host names, separated by commas, such as fcm.googleapis.com,*.push.apple.com, or none',
  }),
  VAPID_PUBLIC_KEY: setting(z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)), {
    about:
      'Key by which push services know this installation. Another pair of keys replaces the earlier one.',
    standard: 'generated at the first need; the database has it',
    wanted: 'a public key of P-256 in base64url: 87 characters',
  }),
  VAPID_PRIVATE_KEY: setting(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)), {
    about: 'Its private key.',
    standard: 'generated at the first need; the database has it, sealed with AUTH_SECRET',
    wanted: 'a private key of P-256 in base64url: 43 characters',
    secret: true,
  }),
  S3_ENDPOINT: setting(webUrl, {
    about: 'Object store for uploaded files; set all five S3 variables or none.',
    standard: 'files are stored in DATA_DIR',
    wanted: 'an address such as https://s3.eu-west-1.amazonaws.com',
  }),
  S3_BUCKET: setting(oneLine, { about: 'Its bucket.', standard: 'none', wanted: 'the name of a bucket' }),
  S3_REGION: setting(oneLine, { about: 'Its region.', standard: 'none', wanted: 'the name of a region' }),
  S3_ACCESS_KEY_ID: setting(oneLine, {
    about: 'Access key id for the object store.',
    standard: 'none',
    wanted: 'an access key id',
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: setting(oneLine, {
    about: 'The secret of that access key.',
    standard: 'none',
    wanted: 'the secret of the access key',
    secret: true,
  }),
  TESSERACT: setting(oneLine, {
    about: 'Program that finds the text in scans and pictures; off reads none of them.',
    standard: 'tesseract, where it is installed',
    wanted: 'the path of a tesseract, or off',
  }),
});

/** The checked values; a variable that is not set is absent. */
export type Settings = z.output<typeof settingsSchema>;

/** One row of the configuration table. */
export interface VariableDescription extends Description {
  name: string;
}

/** @returns every variable, in the order of the table */
export function describedVariables(): VariableDescription[] {
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const description = descriptions.get(schema);
    if (!description) throw new Error(`${name} has no description`);

    return { name, ...description };
  });
}

/**
 * @param env the environment; an empty variable counts as absent
 * @returns each variable that is set, checked separately
 * @throws ConfigError for the first invalid variable
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const input = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(input);
  if (result.success) return result.data;

  const name = String(result.error.issues[0]?.path[0]);
  const description = describedVariables().find((variable) => variable.name === name);
  const visibleText = description?.secret
    ? `given with ${input[name]?.length} characters`
    : JSON.stringify(input[name]);
  throw new ConfigError(name, `is ${visibleText}: wanted is ${description?.wanted}.`);
}
