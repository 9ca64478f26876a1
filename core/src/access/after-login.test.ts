import { expect, test } from 'vitest';
import { type Arrival, afterLogin } from './after-login.ts';

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
  ['a foreign address, and a page one came from', { redirect: '//evil.example', from: '/tools' }, '/tools'],
  ['foreign addresses only', { redirect: 'https://evil.example', from: '/\\evil.example' }, '/dashboard'],
  ['an address that is no page', { redirect: '/nowhere' }, '/dashboard'],
])('%s', (_name, change, page) => {
  expect(arrive(change)).toBe(page);
});
