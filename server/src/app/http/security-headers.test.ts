import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** A page, a missing asset, the API, a rejection, and the readable documentation. */
const paths = ['/', '/login', '/assets/missing.js', '/api/v1/health', '/api/v1/users/me', '/api/docs'];

const instances = [
  ['https', 'https://akada.test', true],
  ['a school network without it', 'http://school.test', false],
  ['one machine', 'http://localhost:3000', false],
] as const;

describe.for(instances)('by %s', ([, publicUrl, secure]) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: publicUrl, MAIL: 'none' } });
  });

  afterAll(() => app.close());

  test.for(paths)('%s lets no stranger in', async (path) => {
    const { headers } = await app.http.inject(path);

    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.for(paths)(`%s ${secure ? 'is' : 'is not'} to be asked for by https alone`, async (path) => {
    const { headers } = await app.http.inject(path);

    const promise = headers['strict-transport-security'];
    if (secure) expect(promise).toBe('max-age=31536000; includeSubDomains');
    else expect(promise).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test.for(['/api/v1/health', '/api/v1/users/me', '/api/v1/nothing'])(
    '%s is kept by no cache',
    async (path) => {
      const { headers } = await app.http.inject(path);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('the policy lists each permitted source, script and target', async () => {
    const { headers } = await app.http.inject('/login');
    const policy = String(headers['content-security-policy']).split(';');
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
      "media-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self'",
    ]);
  });

  test('text never becomes markup or a script', async () => {
    const { headers } = await app.http.inject('/login');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });
});
