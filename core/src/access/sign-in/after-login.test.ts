import { describe, expect, test } from 'vitest';
import { type Arrival, afterLogin, safeRedirect } from './after-login.ts';

const arrive = (change: Partial<Arrival>) =>
  afterLogin(
    { role: 'student', redirect: null, from: null, ...change },
    'https://akada.example',
    (path) => path === '/tools' || path === '/share/accept',
  );

test.each<[string, Partial<Arrival>, string]>([
  ['a student', {}, '/dashboard'],
  ['a tutor', { role: 'tutor' }, '/tutor/dashboard'],
  ['an administrator', { role: 'admin' }, '/admin/dashboard'],
  ['the address asked for', { redirect: '/share/accept?token=a', from: '/tools' }, '/share/accept?token=a'],
  ['the page one came from', { from: '/tools?x=1' }, '/tools?x=1'],
  ['an address that the guard has left, and whose page is still to come', { from: '/chat' }, '/chat'],
  ['a foreign address, and a page one came from', { redirect: '//evil.example', from: '/tools' }, '/tools'],
  ['foreign addresses only', { redirect: 'https://evil.example', from: '/\\evil.example' }, '/dashboard'],
  ['an address that is no page', { redirect: '/nowhere' }, '/dashboard'],
])('%s', (_name, change, page) => {
  expect(arrive(change)).toBe(page);
});

const origin = 'https://akada.example';
const pages = ['/', '/dashboard', '/tools/mcq', '/mcq/practice/generated'];
const follow = (requested: string | null) => safeRedirect(requested, origin, (path) => pages.includes(path));

test.each([
  ['/dashboard', '/dashboard'],
  ['/', '/'],
  ['/tools/mcq?generation_id=1', '/tools/mcq?generation_id=1'],
  ['/tools/../dashboard', '/dashboard'],
  ['/dashboard#part', '/dashboard'],
  ['/mcq/practice/generated?a=%2F%2Fevil.example', '/mcq/practice/generated?a=%2F%2Fevil.example'],
])('%s leads to %s', (requested, expected) => {
  expect(follow(requested)).toBe(expected);
});

const hosts = ['evil.example', 'evil.example/dashboard', 'akada.example@evil.example/dashboard'];
const openings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  '/%09/',
  '/%2f',
  '/%5c',
  '/./',
  '/.//',
  '/x/..//',
  '/dashboard/..//',
  '/%2e%2e//',
  '/tools/..\\',
  'http://',
  'https://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:///',
  'hTtP:\\\\',
  'ftp://',
  'blob:https://',
  '/\u200b/',
  '/\u2028/',
  '/\u00ad/',
  '/\uff0f',
  '\u3002//',
  ' //',
  '\u00a0//',
  '/;@',
  '/@',
  '@',
  '.',
  '',
];
const corpus = openings.flatMap((opening) => hosts.map((host) => opening + host));

test.each(corpus)('%j is not followed', (requested) => {
  expect(follow(requested)).toBeNull();
});

test.each([
  null,
  '',
  'dashboard',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '/dashboard\u0000',
  '/dashboard\u202e',
  '/unknown',
  '/dashboard/',
  '/Dashboard',
  'https://akada.example/dashboard',
  'https://akada.example:443@evil.example/dashboard',
  `/${'a'.repeat(2_000)}`,
  'http://[::1',
  '/\ud800',
])('%j is not a page of the app', (requested) => {
  expect(follow(requested)).toBeNull();
});

describe('an app that takes every path for its own', () => {
  const followAnything = (requested: string) => safeRedirect(requested, origin, () => true);

  test.each(corpus)('leads to no other host by %j', (requested) => {
    expect(new URL(followAnything(requested) ?? '/', origin).origin).toBe(origin);
  });

  test.each(['/x/..//evil.example', '/./\\evil.example', '/dashboard/..//evil.example/dashboard'])(
    'follows no path that turns into a host: %s',
    (requested) => {
      expect(followAnything(requested)).toBeNull();
    },
  );

  test('follows two thousand characters and not one more', () => {
    const longest = `/${'a'.repeat(1_999)}`;
    expect(followAnything(longest)).toBe(longest);
    expect(followAnything(`${longest}a`)).toBeNull();
  });
});
