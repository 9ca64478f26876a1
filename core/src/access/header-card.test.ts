import { expect, test } from 'vitest';
import { type CardName, headerCard, pageAbove, welcomeLine } from './header-card.ts';

test.each([
  ['tools', 'AI Study Tools'],
  ['practice', 'MCQ Practice'],
  ['cards', 'Flashcards'],
  ['dashboard', 'Dashboard'],
] as const)('the card of %s says %s', (card, title) => {
  expect(headerCard({ path: '/any', card })?.title).toBe(title);
  expect(headerCard({ path: '/any', card })?.subtitle).toMatch(/\.$/);
});

test.each<[string, CardName, boolean]>([
  ['/dashboard', 'dashboard', true],
  ['/tutor/dashboard', 'dashboard', true],
  ['/mcq', 'practice', true],
  ['/mcq/results/:examId', 'practice', false],
  ['/flash-cards/courses', 'cards', true],
  ['/flashcards/practice/:courseId', 'cards', false],
  ['/tools', 'tools', true],
  ['/tools/upload', 'tools', false],
])('the card above %s has the title of the page: %s, %s', (path, card, isPageTitle) => {
  expect(headerCard({ path, card })?.isPageTitle).toBe(isPageTitle);
});

test('a page without a card has no header card', () => {
  expect(headerCard({ path: '/settings' })).toBeNull();
});

test.each<[string, CardName | undefined, 'student' | 'tutor' | 'admin', string | null]>([
  ['/tools/upload', 'tools', 'student', '/tools'],
  ['/tools', 'tools', 'student', '/dashboard'],
  ['/tools', 'tools', 'admin', '/admin/dashboard'],
  ['/mcq/results/:examId', 'practice', 'student', '/mcq'],
  ['/settings', undefined, 'tutor', '/tutor/dashboard'],
  ['/dashboard', 'dashboard', 'admin', '/admin/dashboard'],
  ['/dashboard', 'dashboard', 'student', null],
  ['/tutor/dashboard', 'dashboard', 'tutor', null],
])('the page above %s (%s) for a %s is %s', (path, card, role, above) => {
  expect(pageAbove({ path, card }, role)).toBe(above);
});

test('tutors and administrators are greeted, students are not', () => {
  expect(welcomeLine('student', 'Ada Obi')).toBeNull();
  expect(welcomeLine('tutor', 'Ada Obi')).toBe('Welcome back, Ada Obi');
  expect(welcomeLine('admin', ' Ada ')).toBe('Welcome back, Ada');
});
