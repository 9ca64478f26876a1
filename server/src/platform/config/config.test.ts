import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'akada-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });
const publicInstance = { PUBLIC_URL: 'https://akada.example', MAIL: 'none' };
const bucket = {
  S3_ENDPOINT: 'https://store.example',
  S3_BUCKET: 'notes',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'akada',
};

function refusal(env: Record<string, string>): ConfigError {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;

    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a machine without any setting', () => {
  it('serves itself, with sandboxes and the embedded database', () => {
    expect(load({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: new URL('http://localhost:3000'),
      dataDir,
      databaseUrl: undefined,
      production: false,
      sandboxes: true,
      logLevel: 'info',
      mail: { kind: 'sandbox', from: 'Akada <no-reply@localhost>' },
      google: { kind: 'sandbox' },
      files: { kind: 'disk', folder: join(dataDir, 'files') },
      login: { missLimit: 10, strict: false, adminSecondFactor: false },
      trustedProxies: [],
    });
  });

  it('reads an empty variable as absent', () => {
    expect(load({ PORT: '', PUBLIC_URL: '', MAIL: '' }).port).toBe(3000);
  });

  it('is not misled by the mailbox that a Unix login names', () => {
    expect(load({ MAIL: '/var/mail/student' }).mail.kind).toBe('sandbox');
  });

  it('puts its port into the public address', () => {
    expect(load({ PORT: '8080' }).publicUrl.origin).toBe('http://localhost:8080');
  });
});

describe('an installation for real people', () => {
  it('is in production, without sandboxes, as soon as its address is public', () => {
    expect(load(publicInstance)).toMatchObject({
      production: true,
      sandboxes: false,
      mail: { kind: 'none' },
    });
  });

  it('does not start without a way to send mail, also behind an address of this machine', () => {
    expect(() => load({ NODE_ENV: 'production' })).toThrow(/^SMTP_URL is not set: .*MAIL=none/);
  });

  it('may listen on all networks', () => {
    expect(load({ ...publicInstance, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('is in production when its operator says so, also behind an address of this machine', () => {
    expect(load({ NODE_ENV: 'production', MAIL: 'none' })).toMatchObject({
      production: true,
      sandboxes: false,
      mail: { kind: 'none' },
      google: { kind: 'none' },
      payments: { provider: null },
    });
    expect(load({ NODE_ENV: 'development' }).production).toBe(false);
    expect(load({ ...publicInstance, NODE_ENV: 'development' }).production).toBe(true);
  });

  it('trusts only the proxies in its settings', () => {
    const proxies = { TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,fd00::/8' };
    expect(load({ ...publicInstance, ...proxies }).trustedProxies).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      'fd00::/8',
    ]);
  });

  it('may be stricter about signing in', () => {
    const strict = { LOGIN_MISSES: '1000000', LOGIN_ENUMERATION: 'strict', ADMIN_2FA: 'required' };
    expect(load({ ...publicInstance, ...strict }).login).toEqual({
      missLimit: 1_000_000,
      strict: true,
      adminSecondFactor: true,
    });
  });

  it('drains for load balancers where another process can take over, or for as long as it says', () => {
    const database = { DATABASE_URL: 'postgres://akada@db.example/akada', AUTH_SECRET: 'x'.repeat(32) };
    expect(load({}).drainMs).toBe(0);
    expect(load(database).drainMs).toBe(5_000);
    expect(load({ ...database, DRAIN_S: '15' }).drainMs).toBe(15_000);
    expect(() => load({ DRAIN_S: '16' })).toThrow(/^DRAIN_S/);
  });

  it('lets 250 people of one source register in an hour, or as many as it says', () => {
    expect(load({}).registrationsPerSource).toBe(250);
    expect(load({ REGISTRATIONS_PER_SOURCE: '2000' }).registrationsPerSource).toBe(2_000);
  });

  it('takes mail and object store from outside', () => {
    const config = load({
      PUBLIC_URL: 'https://akada.example/',
      SMTP_URL: 'smtps://akada:secret@mail.example:465',
      ...bucket,
      S3_SECRET_ACCESS_KEY: 'secret',
    });

    expect(config.mail).toMatchObject({ kind: 'smtp', from: 'Akada <no-reply@akada.example>' });
    expect(config.files).toMatchObject({ kind: 's3', bucket: 'notes', secretAccessKey: 'secret' });
  });
});

describe('a wrong setting', () => {
  const external = { ...publicInstance, DATABASE_URL: 'postgres://akada:hunter2@db.example/akada' };
  const cases: [variable: string, env: Record<string, string>][] = [
    ['PORT', { PORT: 'http' }],
    ['VAT_PERCENT', { VAT_PERCENT: '101' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: ' ' }],
    ['HOST', { HOST: 'here and there' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'akada.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://akada.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://akada.example/school' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://someone@akada.example' }],
    ['PUBLIC_URL', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { HOST: '192.168.1.5', PUBLIC_URL: 'http://localhost:3000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/akada' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'too short' }],
    ['AUTH_SECRET', external],
    ['MAIL', { MAIL: 'yes' }],
    ['MAIL', { MAIL: 'none', SMTP_URL: 'smtp://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['SMTP_URL', { PUBLIC_URL: 'https://akada.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Akada' }],
    ['MAIL_FROM', { MAIL_FROM: 'Akada <a@b.example>\nBcc: c@d.example' }],
    ['LOGIN_MISSES', { LOGIN_MISSES: '0' }],
    ['LOGIN_MISSES', { LOGIN_MISSES: '1e3' }],
    ['LOGIN_MISSES', { LOGIN_MISSES: '1000001' }],
    ['REGISTRATIONS_PER_SOURCE', { REGISTRATIONS_PER_SOURCE: '0' }],
    ['LOGIN_ENUMERATION', { LOGIN_ENUMERATION: 'Strict' }],
    ['ADMIN_2FA', { ADMIN_2FA: 'yes' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1,' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '*' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'store.example' }],
    ['S3_SECRET_ACCESS_KEY', bucket],
    ['S3_REGION', { ...bucket, S3_REGION: '', S3_SECRET_ACCESS_KEY: 'secret' }],
  ];

  it.each(cases)('is reported by the name of %s: %j', (variable, env) => {
    const error = refusal(env);

    expect(error.variable).toBe(variable);
    expect(error.message).toMatch(new RegExp(`^${variable} is .*wanted (is|are) .*\\.$`));
  });

  it('is shown as it was given', () => {
    expect(refusal({ PORT: 'http' }).message).toBe(
      'PORT is "http": wanted is a whole number from 0 to 65535.',
    );
  });

  it('is never shown where it may carry a secret', () => {
    expect(refusal({ DATABASE_URL: 'mysql://akada:hunter2@localhost' }).message).not.toContain('hunter2');
    expect(refusal({ AUTH_SECRET: 'hunter2' }).message).not.toContain('hunter2');
    expect(refusal({ SMTP_URL: 'http://akada:hunter2@mail.example' }).message).not.toContain('hunter2');
  });

  it('disappears in production with a separate database once the secret is given', () => {
    const secret = 'a secret of at least thirty-two characters';
    expect(load({ ...external, AUTH_SECRET: secret }).authSecret).toBe(secret);
  });
});

describe('signing in with Google', () => {
  const client = { GOOGLE_CLIENT_ID: 'akada', GOOGLE_CLIENT_SECRET: 'of the client' };

  it('is not offered to real people before there is a client', () => {
    expect(load(publicInstance).google).toEqual({ kind: 'none' });
  });

  it('goes to Google, or to the provider that is named', () => {
    const google = { kind: 'google', clientId: 'akada', clientSecret: 'of the client', domains: [] };
    const issuer = (url: string) => ({ ...google, issuer: new URL(url) });
    expect(load({ ...publicInstance, ...client }).google).toEqual(issuer('https://accounts.google.com'));
    expect(load({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4000/realm' }).google).toEqual(
      issuer('http://127.0.0.1:4000/realm'),
    );
  });

  it('can be limited to domains of addresses', () => {
    const env = { ...client, OIDC_DOMAINS: 'School.Example, staff.school.example' };
    expect(load(env).google).toMatchObject({ domains: ['school.example', 'staff.school.example'] });
  });

  it.for<[Record<string, string>, string]>([
    [{ GOOGLE_CLIENT_ID: 'akada' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'of the client' }, 'GOOGLE_CLIENT_ID'],
    [{ GOOGLE_ISSUER: 'https://id.example' }, 'GOOGLE_CLIENT_ID'],
    [{ OIDC_DOMAINS: 'school.example' }, 'GOOGLE_CLIENT_ID'],
    [{ ...client, OIDC_DOMAINS: 'a@school.example' }, 'OIDC_DOMAINS'],
    [{ ...client, GOOGLE_ISSUER: 'http://id.example' }, 'GOOGLE_ISSUER'],
    [{ ...client, ...publicInstance, GOOGLE_ISSUER: 'http://localhost:4000' }, 'GOOGLE_ISSUER'],
  ])('is not half configured: %j', ([env, variable]) => {
    expect(refusal(env).variable).toBe(variable);
  });
});

describe('the endpoint for recordings', () => {
  it('is none without an address', () => {
    expect(load({}).transcription).toBeNull();
  });

  it.each([
    ['https://api.example', 'https://api.example/v1/audio/transcriptions'],
    ['https://api.example/v1/', 'https://api.example/v1/audio/transcriptions'],
    ['http://127.0.0.1:8000/speech', 'http://127.0.0.1:8000/speech/v1/audio/transcriptions'],
    ['https://api.example/v2/audio/transcriptions', 'https://api.example/v2/audio/transcriptions'],
  ])('%s is called at %s', (input, called) => {
    expect(load({ TRANSCRIPTION_URL: input }).transcription).toEqual({
      url: new URL(called),
      key: null,
      model: 'whisper-1',
      mostBytes: 25_000_000,
      timeoutMs: 300_000,
    });
  });

  it.each([
    ['10', 10_000],
    ['1800', 1_800_000],
  ])('has %s seconds for a piece where that is said', (input, timeoutMs) => {
    const env = { TRANSCRIPTION_URL: 'https://api.example', TRANSCRIPTION_TIMEOUT_S: input };

    expect(load(env).transcription).toMatchObject({ timeoutMs });
  });

  it.each([
    ['TRANSCRIPTION_URL', { TRANSCRIPTION_URL: 'https://user:hunter2@api.example' }],
    ['TRANSCRIPTION_URL', { TRANSCRIPTION_URL: 'https://api.example/v1?key=hunter2' }],
    ['TRANSCRIPTION_URL', { TRANSCRIPTION_URL: 'file:///etc/passwd' }],
    ['TRANSCRIPTION_KEY', { TRANSCRIPTION_KEY: 'hunter2' }],
    ['TRANSCRIPTION_MAX_MB', { TRANSCRIPTION_URL: 'https://api.example', TRANSCRIPTION_MAX_MB: '0' }],
    ['TRANSCRIPTION_TIMEOUT_S', { TRANSCRIPTION_TIMEOUT_S: '60' }],
    ...['0', '9', '1801', '99999', '60s', '1e3', ' 60'].map((input): [string, Record<string, string>] => [
      'TRANSCRIPTION_TIMEOUT_S',
      { TRANSCRIPTION_URL: 'https://api.example', TRANSCRIPTION_TIMEOUT_S: input },
    ]),
  ])('is rejected with the name of %s: %o', (name, env) => {
    const { message } = refusal(env);

    expect(message).toContain(name);
    expect(message).not.toContain('hunter2');
  });
});

describe('the language model', () => {
  const ollama = {
    STUDY_MODEL: 'openai_compatible',
    STUDY_MODEL_URL: 'http://localhost:11434',
    STUDY_MODEL_NAME: 'llama3.1',
  };
  const gemini = { STUDY_MODEL: 'google', STUDY_MODEL_KEY: 'hunter2', STUDY_MODEL_NAME: 'gemini' };

  it('is none unless it is named', () => {
    expect(load({}).languageModel).toBeNull();
    expect(load({ ...ollama, STUDY_MODEL: 'none' }).languageModel).toBeNull();
  });

  it('checks its own answers, costs nothing and has two minutes by default', () => {
    expect(load(ollama).languageModel).toEqual({
      provider: 'openai_compatible',
      url: new URL('http://localhost:11434/v1'),
      key: null,
      name: 'llama3.1',
      smallName: 'llama3.1',
      structured: null,
      sees: false,
      timeoutMs: 120_000,
      prices: { input: 0, output: 0 },
      budgets: { all: null, student: null },
    });
    expect(load(gemini).languageModel).toMatchObject({
      url: expect.objectContaining({ host: 'generativelanguage.googleapis.com' }),
      sees: true,
    });
  });

  it.each([
    ['https://api.example/v1/', '/v1'],
    ['https://api.example/openai/v1/chat/completions', '/openai/v1'],
    ['https://api.example', '/v1'],
  ])('at %s is called below %s', (input, path) => {
    expect(load({ ...ollama, STUDY_MODEL_URL: input }).languageModel?.url.pathname).toBe(path);
  });

  it('has prices and budgets', () => {
    const paid = { STUDY_MODEL_PRICE_INPUT: '0.15', STUDY_MODEL_PRICE_OUTPUT: '0.6' };
    const budgets = { STUDY_MODEL_BUDGET_DAY: '5', STUDY_MODEL_BUDGET_STUDENT: '0.1' };
    expect(load({ ...gemini, ...paid, ...budgets }).languageModel).toMatchObject({
      prices: { input: 0.15, output: 0.6 },
      budgets: { all: 5, student: 0.1 },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['STUDY_MODEL', { STUDY_MODEL: 'gemini' }],
    ['STUDY_MODEL_NAME', { STUDY_MODEL_NAME: 'llama3.1' }],
    ['STUDY_MODEL_NAME', { ...ollama, STUDY_MODEL_NAME: '' }],
    ['STUDY_MODEL_URL', { ...ollama, STUDY_MODEL_URL: '' }],
    ['STUDY_MODEL_URL', { ...ollama, STUDY_MODEL_URL: 'http://me:hunter2@localhost:11434' }],
    ['STUDY_MODEL_KEY', { ...gemini, STUDY_MODEL_KEY: '' }],
    ['STUDY_MODEL_TIMEOUT_S', { ...ollama, STUDY_MODEL_TIMEOUT_S: '301' }],
    ['STUDY_MODEL_PRICE_INPUT', { ...ollama, STUDY_MODEL_PRICE_INPUT: '-1' }],
    ['STUDY_MODEL_PRICE_OUTPUT', { ...ollama, STUDY_MODEL_BUDGET_DAY: '5' }],
  ])('is rejected with the name of %s: %o', (name, env) => {
    const { message, variable } = refusal(env);

    expect(variable).toBe(name);
    expect(message).not.toContain('hunter2');
  });
});

describe('who takes money', () => {
  const paid = { PAYSTACK_SECRET_KEY: 'sk_test_x' };

  it.each<[string, Record<string, string>, object]>([
    ['a machine without any setting', {}, { provider: { kind: 'sandbox' }, defaultPlan: 'free' }],
    ['a key', paid, { provider: { kind: 'paystack', url: new URL('https://api.paystack.co') } }],
    ['PAYMENTS=none', { PAYMENTS: 'none' }, { provider: null, defaultPlan: 'premium' }],
    ['none and a plan', { PAYMENTS: 'none', DEFAULT_PLAN: 'free' }, { provider: null, defaultPlan: 'free' }],
    ['a public address without a key', publicInstance, { provider: null, defaultPlan: 'premium' }],
    ['a public address with a key', { ...publicInstance, ...paid }, { provider: { secretKey: 'sk_test_x' } }],
  ])('follows from %s', (_name, env, payments) => {
    expect(load(env).payments).toMatchObject(payments);
  });

  it('plays the provider under the other name of this machine, with a key that follows from its secret', () => {
    const { provider } = load({ PORT: '8080' }).payments;
    expect(provider?.url.href).toBe('http://127.0.0.1:8080/sandbox/paystack');
    expect(provider?.secretKey).toBe(load({ PORT: '8080' }).payments.provider?.secretKey);
  });

  it.each([
    ['PAYMENTS', { ...paid, PAYMENTS: 'none' }],
    ['PAYMENTS', { PAYMENTS: 'off' }],
    ['PAYSTACK_SECRET_KEY', { PAYSTACK_URL: 'https://pay.example' }],
    ['PAYSTACK_URL', { ...paid, PAYSTACK_URL: 'http://pay.example' }],
    ['SELLER_NAME', { VAT_PERCENT: '7.5' }],
    ['SELLER_TIN', { VAT_PERCENT: '7.5', SELLER_NAME: 'Akada Ltd', SELLER_ADDRESS: 'Lagos' }],
    ['DEFAULT_PLAN', { DEFAULT_PLAN: 'premium' }],
    ['DEFAULT_PLAN', { ...paid, DEFAULT_PLAN: 'free' }],
  ])('is rejected if %s contradicts', (name, env) => {
    expect(refusal(env).message).toContain(name);
    expect(refusal(env).message).not.toContain('sk_test_x');
  });
});
