import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://akada.example';
const pages = ['/', '/dashboard', '/tools/mcq', '/mcq/practice/generated'];
const follow = (wanted: string | null) => safeRedirect(wanted, origin, (path) => pages.includes(path));

test.each([
  ['/dashboard', '/dashboard'],
  ['/', '/'],
  ['/tools/mcq?generation_id=1', '/tools/mcq?generation_id=1'],
  ['/tools/../dashboard', '/dashboard'],
  ['/dashboard#part', '/dashboard'],
  ['/mcq/practice/generated?a=%2F%2Fevil.example', '/mcq/practice/generated?a=%2F%2Fevil.example'],
])('%s leads to %s', (wanted, expected) => {
  expect(follow(wanted)).toBe(expected);
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

test('the corpus is wide enough to mean something', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(120);
});

test.each(corpus)('%j is not followed', (wanted) => {
  expect(follow(wanted)).toBeNull();
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
])('%j is not a page of the app', (wanted) => {
  expect(follow(wanted)).toBeNull();
});
