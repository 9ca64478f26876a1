import { apiBase } from '@akada/contract/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxStartAddress, sandboxToken } from '../../platform/config/sandbox-address.ts';
import { freePort } from '../../testing/product-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Browser, createBrowser, type Page } from './testing/browser.ts';

let app: TestApp;
let home: string;
let google: string;

beforeAll(async () => {
  const port = await freePort();
  home = `http://localhost:${port}`;
  google = `http://127.0.0.1:${port}`;
  app = await createTestApp({ env: { PUBLIC_URL: home } });
  await app.http.listen({ host: '127.0.0.1', port });
});

afterAll(() => app.close());

const tx = 'a-word-of-the-tab-that-starts';

/** @returns the page at which the browser of a person at this machine is asked who it is */
async function openChooser(browser: Browser, role = 'student'): Promise<Page> {
  await browser.open(sandboxStartAddress(app.platform.config));
  return beginSignIn(browser, role);
}

async function beginSignIn(browser: Browser, role = 'student'): Promise<Page> {
  const { text } = await browser.open(`${home}${apiBase}/auth/google/login?role=${role}&tx=${tx}`);
  return browser.open(JSON.parse(text).authorization_url);
}

const ada = { name: 'Ada Obi', email: 'ada@school.test', confirmed: 'on' };

const getFragment = ({ url }: Page) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

async function getUser(page: Page) {
  const headers = { authorization: `Bearer ${getFragment(page).access_token}` };
  return (await fetch(`${home}${apiBase}/users/me`, { headers })).json();
}

describe('the stand-in for Google', () => {
  it('is another site than the product, and asks who one is without script or asset', async () => {
    const page = await openChooser(createBrowser());
    expect(page.url.origin).toBe(google);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Be anybody')]);
    expect(page.headers.get('content-security-policy')).toMatch(
      new RegExp(
        `^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' ${home}; base-uri 'none'; `,
      ),
    );
  });

  it.for(['student', 'tutor'])('signs a new %s up, and in again', async (role) => {
    const person = { ...ada, email: `${role}@school.test` };
    const browser = createBrowser();
    const first = await browser.submit(await openChooser(browser, role), person);
    expect(first.url.href).toMatch(new RegExp(`^${home}/auth/google/success#`));
    expect(getFragment(first).tx).toBe(tx);
    const user = await getUser(first);
    expect(user).toMatchObject({ full_name: 'Ada Obi', email: person.email, role, email_verified: true });

    const elsewhere = createBrowser();
    expect(await getUser(await elsewhere.submit(await openChooser(elsewhere), person))).toEqual(user);
  });

  it('asks each time, and lets the user choose another identity', async () => {
    const browser = createBrowser();
    await browser.submit(await openChooser(browser), ada);
    const page = await openChooser(browser);
    expect(page.text).toContain('Be anybody');
    const other = await browser.submit(page, { ...ada, name: 'Bola Ade', email: 'bola@school.test' });
    expect(await getUser(other)).toMatchObject({ full_name: 'Bola Ade' });
  });

  it('lets one say no', async () => {
    const browser = createBrowser();
    const page = await openChooser(browser);
    const { url } = await browser.submit(page, {}, `${page.url.pathname}/cancel`);
    expect(url.href).toBe(`${home}/auth/google/error?error=access_denied`);
  });

  it('lets one have an address that is not confirmed', async () => {
    const browser = createBrowser();
    const { url } = await browser.submit(await openChooser(browser), {
      name: 'Eve',
      email: 'eve@school.test',
    });
    expect(url.href).toBe(`${home}/auth/google/error?error=email_unverified`);
  });

  it('says what is missing, and keeps what was typed as text', async () => {
    const browser = createBrowser();
    const page = await browser.submit(await openChooser(browser), { name: '"><script>', email: 'nobody' });
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('Invalid email address')]);
    expect(page.text).not.toContain('<script');
    expect((await browser.submit(page, ada)).url.pathname).toBe('/auth/google/success');
  });

  it.for(['{"name":{"toString":1},"email":[]}', '[]', 'null', '7', '{"__proto__":{"name":"Ada"}}'])(
    'asks again where no form was sent: %s',
    async (body) => {
      const { url } = await openChooser(createBrowser());
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sandboxToken(app.platform.config.authSecret)}`,
        },
        body,
      });
      expect([400, 422]).toContain(response.status);
    },
  );

  it('leads a caller without a sign-in, or after its end, back to the beginning', async () => {
    const page = await openChooser(createBrowser());
    const another = createBrowser();
    await openChooser(another);
    const expired = await another.submit(page, ada);
    expect([expired.status, expired.text]).toEqual([400, expect.stringContaining(`href="${home}/login"`)]);
    const lostPage = await createBrowser().open(`${google}/sandbox/google/auth?client_id=unknown`);
    expect([lostPage.status, lostPage.text]).toEqual([400, expect.stringContaining('This sign-in is over')]);
    expect(lostPage.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('the stand-in rejects redirects to foreign addresses', async () => {
    const browser = createBrowser();
    const { text } = await browser.open(`${home}${apiBase}/auth/google/login?tx=${tx}`);
    const address = new URL(JSON.parse(text).authorization_url);
    address.searchParams.set('redirect_uri', 'http://evil.test/callback');
    expect((await browser.open(address)).status).toBe(400);
  });
});

describe('a caller whose browser has not shown that it is at this machine', () => {
  it('cannot say who it is: neither reads the page nor sends its form', async () => {
    const stranger = createBrowser();
    const page = await beginSignIn(stranger);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('akada -- sandbox')]);

    const { url } = await openChooser(createBrowser());
    for (const action of [url.pathname, `${url.pathname}/cancel`]) {
      const sent = await stranger.submit({ ...page, url }, ada, action);
      expect([sent.status, sent.url.pathname]).toEqual([403, action]);
    }
  });
});

describe('a caller from another machine', () => {
  it.for([
    ['GET', '/sandbox/google/auth'],
    ['GET', '/sandbox/google/jwks'],
    ['GET', '/sandbox/google/interaction/a'],
    ['POST', '/sandbox/google/interaction/a'],
    ['POST', '/sandbox/google/token'],
  ] as const)('finds nothing: %s %s', async ([method, url]) => {
    const unknown = await app.http.inject({ method: 'GET', url: '/sandbox/unknown' });
    for (const caller of [
      { remoteAddress: '192.168.1.7', headers: { host: 'localhost' } },
      { headers: { host: 'akada.example' } },
      { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } },
    ]) {
      const response = await app.http.inject({ method, url, ...caller });
      expect([response.statusCode, response.body]).toEqual([404, unknown.body]);
    }
  });

  it('does not find it in an instance that has a client, or that other machines reach', async () => {
    const environments: Record<string, string>[] = [
      { PUBLIC_URL: 'http://school.test', MAIL: 'none' },
      { PUBLIC_URL: home, GOOGLE_CLIENT_ID: 'akada', GOOGLE_CLIENT_SECRET: 'of the client' },
    ];
    for (const env of environments) {
      const other = await createTestApp({ env });
      const response = await other.http.inject({
        method: 'GET',
        url: '/sandbox/google/jwks',
        headers: { host: 'localhost' },
      });
      expect(response.statusCode).toBe(404);
      await other.close();
    }
  });
});

describe('an instance for real people without a client', () => {
  it('offers no sign-in with Google', async () => {
    const other = await createTestApp({ env: { PUBLIC_URL: 'https://akada.example', MAIL: 'none' } });
    const get = (path: string) => other.http.inject({ method: 'GET', url: `${apiBase}${path}` });
    expect((await get('/auth/options')).json()).toMatchObject({ google: false });
    const started = await get(`/auth/google/login?tx=${tx}`);
    expect([started.statusCode, started.json().code]).toEqual([404, 'not_found']);
    expect((await get('/auth/google/callback?code=a&state=b')).headers.location).toBe(
      'https://akada.example/auth/google/error?error=unavailable',
    );
    await other.close();
  });
});
