import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { protectAnswers } from './security-headers.ts';

const instances = [
  ['https', 'https://akada.test', true],
  ['a school network without it', 'http://school.test', false],
  ['one machine', 'http://localhost:3000', false],
] as const;

describe.for(instances)('by %s', ([, publicUrl, secure]) => {
  let app: FastifyInstance;

  beforeAll(() => {
    app = Fastify();
    protectAnswers(app, new URL(publicUrl), (path) => path.startsWith('/assets/'));
    app.get('/', (_, reply) => reply.type('text/html').send('<p>A page</p>'));
    app.get('/shop', (_, reply) => reply.redirect('/'));
    app.get('/same', (_, reply) => reply.status(304).send());
    app.get('/frame', (_, reply) =>
      reply.header('content-security-policy', 'sandbox').type('text/html').send('<p>A frame</p>'),
    );
    app.get('/assets/script.js', (_, reply) => reply.type('application/javascript').send('1'));
    app.get('/data', () => ({ name: 'Ada' }));
    app.get('/done', (_, reply) => reply.status(204).send());
  });

  afterAll(() => app.close());

  test.for(['/', '/shop', '/same', '/frame', '/assets/script.js', '/data', '/done'])(
    '%s is of no use to another site',
    async (path) => {
      const { headers } = await app.inject(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test.for(['/', '/shop'])('%s tells no other site where its visitor comes from', async (path) => {
    const { headers } = await app.inject(path);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'SAMEORIGIN' });
  });

  test(`a page ${secure ? 'is' : 'is not'} to be asked for by https alone`, async () => {
    const { headers } = await app.inject('/');
    const promise = headers['strict-transport-security'];
    if (secure) expect(promise).toBe('max-age=31536000; includeSubDomains');
    else expect(promise).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test("a page's policy lists each permitted source, script and target", async () => {
    const { headers } = await app.inject('/');
    const policy = String(headers['content-security-policy']).split(';');
    // Text never becomes markup or a script: trusted types are required.
    expect(policy.map((directive) => directive.trim()).sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'self'",
      "img-src 'self' blob: data:",
      "manifest-src 'self'",
      "media-src 'self' blob:",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self'",
    ]);
  });

  test.for(['/data', '/done'])('%s loads nothing if it is opened as a page', async (path) => {
    const { headers } = await app.inject(path);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  test('a page with its own policy keeps it', async () => {
    const { headers } = await app.inject('/frame');
    expect(headers).toMatchObject({ 'content-security-policy': 'sandbox', 'referrer-policy': 'no-referrer' });
  });

  test.for(['/same', '/assets/script.js'])('%s does not change the policy of its page', async (path) => {
    const { headers } = await app.inject(path);
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});

describe('the product', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: 'https://akada.test', MAIL: 'none' } });
  });

  afterAll(() => app.close());

  test.for(['/assets/missing.js', '/api/v1/health', '/api/v1/users/me', '/api/v1/nothing'])(
    '%s is stored in no cache and carries only headers that have an effect on data',
    async (path) => {
      const { headers } = await app.http.inject(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(Object.keys(headers).sort()).toEqual([
        'cache-control',
        'content-length',
        'content-security-policy',
        'content-type',
        'cross-origin-resource-policy',
        'date',
        'x-content-type-options',
      ]);
    },
  );
});
