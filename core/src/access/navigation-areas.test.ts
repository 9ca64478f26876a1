import { expect, test } from 'vitest';
import { areaOf, pageAbove, quickButtons, welcomeLine } from './navigation-areas.ts';
import type { Site } from './navigation-entry.ts';

const complete: Site = { hasPage: () => true, communityUrl: null };

test.each([
  ['/tools', 'AI Study Tools', '/tools'],
  ['/tools/upload', 'AI Study Tools', '/tools'],
  ['/mcq', 'MCQ Practice', '/mcq'],
  ['/mcq/practice/generated', 'MCQ Practice', '/mcq'],
  ['/mcq/results/e1', 'MCQ Practice', '/mcq'],
  ['/flash-cards/courses', 'Flashcards', '/flash-cards/courses'],
  ['/flashcards/practice/c1', 'Flashcards', '/flash-cards/courses'],
  ['/dashboard', 'Dashboard', '/dashboard'],
  ['/tutor/dashboard', 'Dashboard', '/tutor/dashboard'],
  ['/admin/dashboard', 'Dashboard', '/admin/dashboard'],
])('%s belongs to %s', (path, title, root) => {
  expect(areaOf(path)).toMatchObject({ title, root });
  expect(areaOf(path)?.subtitle).toMatch(/\.$/);
});

test.each(['/settings', '/toolshed', '/mcqs', '/dashboard/more', '/mcq/exam/generated', '/mcq/exam/c1'])(
  '%s has no card',
  (path) => {
    expect(areaOf(path)).toBeNull();
  },
);

test.each([
  ['/tools/upload', 'student', '/tools'],
  ['/tools', 'student', '/dashboard'],
  ['/tools', 'admin', '/admin/dashboard'],
  ['/settings', 'tutor', '/tutor/dashboard'],
  ['/dashboard', 'admin', '/admin/dashboard'],
  ['/dashboard', 'student', null],
] as const)('above %s a %s finds %s', (path, role, above) => {
  expect(pageAbove(path, role)).toBe(above);
});

test('students get quick buttons, others a welcome', () => {
  expect(quickButtons('student', complete).map(({ text, path }) => [text, path])).toEqual([
    ['MCQ', '/mcq'],
    ['AI Tools', '/tools'],
    ['Cards', '/flash-cards/courses'],
  ]);
  expect(quickButtons('student', { ...complete, hasPage: (path) => path === '/mcq' })).toHaveLength(1);
  expect(quickButtons('tutor', complete)).toEqual([]);
  expect(quickButtons('admin', complete)).toEqual([]);

  expect(welcomeLine('student', 'Ada Obi')).toBeNull();
  expect(welcomeLine('tutor', 'Ada Obi')).toBe('Welcome back, Ada Obi');
  expect(welcomeLine('admin', ' Ada ')).toBe('Welcome back, Ada');
});
