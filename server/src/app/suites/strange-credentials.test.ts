/** Credentials that resemble an account's: a difference of one bit opens nothing. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

const passwords = {
  plain: 'correct horse battery',
  /** A hash that reads 72 bytes would not see where these end. */
  long: `${'a'.repeat(72)}b`,
  longest: 'ä'.repeat(256),
  composed: 'caf\u00e9 \u00e0 la carte',
  spaced: ' correct horse ',
};

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ env: { LOGIN_MISSES: '1000' } });
});

async function post(form: string) {
  return app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-akada-client': 'api' },
  });
}

const signIn = (username: string, password: string) =>
  post(new URLSearchParams({ username, password }).toString());

describe('a password', () => {
  test.for(Object.entries(passwords))('%s is itself', async ([, password]) => {
    const { email } = await createPerson(app, { password });
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  test.for([
    ['in another case', passwords.plain, passwords.plain.toUpperCase()],
    ['with a blank behind', passwords.plain, `${passwords.plain} `],
    ['with a NUL behind', passwords.plain, `${passwords.plain}\0`],
    ['with more after a NUL', passwords.plain, `${passwords.plain}\0x`],
    ['cut at 72 bytes', passwords.long, 'a'.repeat(72)],
    ['different after 72 bytes', passwords.long, `${'a'.repeat(72)}c`],
    ['composed in another way', passwords.composed, passwords.composed.normalize('NFD')],
    ['without its accents', passwords.composed, 'cafe a la carte'],
    ['trimmed', passwords.spaced, passwords.spaced.trim()],
    ['one letter shorter', passwords.longest, 'ä'.repeat(255)],
    ['too long for any', passwords.longest, 'ä'.repeat(257)],
  ] as const)('%s is another', async ([, password, other]) => {
    const { email } = await createPerson(app, { password });
    expect([401, 422]).toContain((await signIn(email, other)).statusCode);
  });
});

describe('an address', () => {
  test.for([
    ['with a Cyrillic letter', (email: string) => email.replace('o', '\u043e')],
    ['with full-width letters', (email: string) => email.replace('school', '\uff53\uff43hool')],
    ['with a soft hyphen', (email: string) => email.replace('@', '\u00ad@')],
    ['with a zero-width space', (email: string) => email.replace('@', '\u200b@')],
    ['with a tag', (email: string) => email.replace('@', '+tag@')],
    ['with dots', (email: string) => `a.${email}`],
    ['with another end', (email: string) => `${email}.evil.test`],
    ['as a pattern', (email: string) => email.replace(/^..../, '%')],
    ['as a statement', (email: string) => `${email}' OR '1'='1`],
    ['in angle brackets', (email: string) => `Ada <${email}>`],
    ['twice', (email: string) => `${email},${email}`],
    ['with a NUL', (email: string) => `${email}\0`],
  ] as const)('%s is not the one of the account', async ([, disguise]) => {
    const { email } = await createPerson(app, { password: passwords.plain });

    const { statusCode } = await signIn(disguise(email), passwords.plain);

    expect([404, 422]).toContain(statusCode);
  });
});

describe('a form', () => {
  const good = (email: string) => new URLSearchParams({ username: email, password: passwords.plain });

  test.for([
    ['with two addresses', (form: string) => `${form}&username=other%40school.test`],
    ['with two passwords', (form: string) => `password=other&${form}`],
    ['with a list', (form: string) => form.replace('username=', 'username[]=')],
    ['with an object', (form: string) => form.replace('password=', 'password[$ne]=')],
    ['with a role', (form: string) => `${form}&role=admin`],
    ['with a prototype', (form: string) => `${form}&__proto__[role]=admin`],
    ['with a nameless field', (form: string) => `${form}&=x`],
    ['with a grant of another protocol', (form: string) => `${form}&grant_type=refresh_token`],
    ['with a thousand fields', (form: string) => `${form}${'&x=1'.repeat(1_000)}`],
    ['with a name in another case', (form: string) => form.replace('username', 'Username')],
    ['with semicolons', (form: string) => form.replace('&', ';')],
    ['as JSON', (form: string) => JSON.stringify(Object.fromEntries(new URLSearchParams(form)))],
    ['with nothing', () => ''],
    ['of 20 kB', (form: string) => `${form}&x=${'x'.repeat(20_000)}`],
  ] as const)('%s opens no session', async ([, change]) => {
    const { email } = await createPerson(app, { password: passwords.plain });

    const response = await post(change(good(email).toString()));

    expect([400, 413, 422]).toContain(response.statusCode);
    expect(response.body).not.toContain('access_token');
  });
});
