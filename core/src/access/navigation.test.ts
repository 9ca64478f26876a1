import { expect, test } from 'vitest';
import { bottomTabs, roleLabel, sideMenu } from './navigation.ts';

const everyPage = () => true;

test.each([
  ['student', ['MCQ', 'AI Tools', 'Cards', 'Premium']],
  ['tutor', ['Tutorials', 'Requests', 'Earnings']],
  ['admin', ['Questions']],
] as const)('the tabs of a %s, with every page there', (role, tabs) => {
  expect(bottomTabs(role, everyPage).map((tab) => tab.text)).toEqual(tabs);
});

test.each(['student', 'tutor', 'admin'] as const)('a %s finds Profile and Settings at the end', (role) => {
  const entries = sideMenu(role, everyPage).map((entry) => entry.text);
  expect(entries.slice(-2)).toEqual(['Profile', 'Settings']);
});

test.each([
  ['student', ['/tutorials', '/chat', '/tools', '/subscription']],
  ['tutor', ['/questions', '/tutor/earnings', '/tutor/reviews']],
  ['admin', ['/schools', '/admin/users', '/admin/analytics']],
] as const)('a %s is led to the pages of the role', (role, paths) => {
  expect(sideMenu(role, everyPage).map((entry) => entry.path)).toEqual(expect.arrayContaining([...paths]));
});

test('no menu names a page twice', () => {
  for (const role of ['student', 'tutor', 'admin'] as const) {
    const paths = sideMenu(role, everyPage).map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test('an entry without its page is not drawn', () => {
  const exists = (path: string) => path === '/tools' || path === '/dashboard';

  expect(sideMenu('student', exists).map((entry) => entry.path)).toEqual(['/dashboard', '/tools']);
  expect(bottomTabs('student', exists)).toEqual([{ text: 'AI Tools', path: '/tools' }]);
  expect(bottomTabs('tutor', exists)).toEqual([]);
});

test('roles by name', () => {
  expect([roleLabel('student'), roleLabel('tutor'), roleLabel('admin')]).toEqual([
    'Student',
    'Tutor',
    'Administrator',
  ]);
});
