import { describe, expect, test } from 'vitest';
import { footerLinks, quickActions, topBarButtons, upgradeButton } from './navigation-bars.ts';
import type { NavigationEntry, Site } from './navigation-entry.ts';

const complete: Site = { hasPage: () => true, communityUrl: null };
const none: Site = { hasPage: () => false, communityUrl: null };
const asLines = (entries: NavigationEntry[]) => entries.map(({ text, path }) => `${text} ${path}`);

describe('the top bar', () => {
  test.each([
    [
      'student',
      [
        'MCQ Practice /mcq',
        'AI Study Tools /tools',
        'Flashcards /flash-cards/courses',
        'Find Tutors /tutors',
      ],
    ],
    [
      'tutor',
      ['Tutorials /tutor/tutorials', 'Booking Requests /tutor/booking-requests', 'Earnings /tutor/earnings'],
    ],
    ['admin', ['Users /admin/users', 'Questions /admin/questions', 'Analytics /admin/analytics']],
    [null, ['Login /login', 'Register /register']],
  ] as const)('of %s', (role, buttons) => {
    expect(asLines(topBarButtons(role, complete))).toEqual(buttons);
    expect(topBarButtons(role, none)).toEqual([]);
  });

  test('offers the upgrade to students alone, and only where it can be bought', () => {
    expect(upgradeButton('student', complete)).toMatchObject({ text: 'Upgrade', path: '/subscription' });
    expect(upgradeButton('student', none)).toBeNull();
    expect(upgradeButton('tutor', complete)).toBeNull();
    expect(upgradeButton('admin', complete)).toBeNull();
  });
});

describe('the floating button', () => {
  const shared = ['Practice Question /questions', 'Book Session /sessions/new'];

  test.each([
    ['student', [...shared, 'Take Quiz /mcq']],
    ['tutor', [...shared, 'Create Course /courses/new']],
    ['admin', shared],
  ] as const)('of a %s', (role, actions) => {
    expect(asLines(quickActions(role, complete))).toEqual(actions);
    expect(quickActions(role, none)).toEqual([]);
  });
});

describe('the footer', () => {
  const quick = ['Home /', 'Courses /courses', 'Sessions /sessions'];

  test.each([
    ['student', quick],
    ['tutor', [...quick, 'Questions /questions']],
    ['admin', [...quick, 'Questions /questions']],
  ] as const)('of a %s', (role, links) => {
    const footer = footerLinks(role, complete);
    expect(asLines(footer.quick)).toEqual(links);
    expect(asLines(footer.legal)).toEqual(['Terms /terms', 'Privacy /privacy']);
    expect(footerLinks(role, none)).toEqual({ quick: [], legal: [] });
  });
});
