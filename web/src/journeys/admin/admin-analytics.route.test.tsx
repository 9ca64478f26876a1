import { readAnalytics } from '@akada/contract/observers/analytics.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
} from '../../testing/on-screen.ts';
import { amina } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeAnalytics } from '../../testing/samples/analytics-samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/admin/analytics';

beforeEach(() => answer(readAnalytics, makeAnalytics()));

test('an administrator sees how many learn, how far they come, and what is earned', async () => {
  await visit(path, { as: amina });
  await expectSeen(
    heading('Analytics'),
    page.getByText('in the last day, which is not over; 94 at most'),
    page.getByText(/Today is counted until 27 Nov 2026, 13:00\./),
    section('From sign-up to first exam').getByText('54'),
    section('Who comes back').getByText('46%'),
    section('Reasons for rejected and small sets').getByText('Few sentences with facts'),
    section('Income from the ledger').getByText('₦42,000 premium, ₦8,400 commission'),
  );
  await expectSoundPage();
});

test('a chart on a phone opens its points and its table by keyboard', async () => {
  await visit(path, { as: amina, width: 360 });
  const learners = page.getByRole('slider', { name: 'Learners active in a day: move through the points' });
  await tabTo(learners);
  await expect.element(learners).toHaveAttribute('aria-valuetext', '27 November 2026: 94 learners');
  await press('{Home}');
  await expectSeen(page.getByText('31 October 2026: 40 learners'));
  await tabTo(button('Table and CSV: Learners active in a day'));
  await press('{Enter}');
  await expectSeen(
    page.getByRole('rowheader', { name: '2026-10-31' }),
    button('Download CSV: Learners active in a day'),
  );
  await expectSoundState();
});

test('time and grouping are in the address, and a year is usually read by the month', async () => {
  await visit(`${path}?days=365`, { as: amina });
  await expectSeen(heading('Learners active in a month'));
  expect(sent(readAnalytics)).toMatchObject([{ query: { days: '365', group: 'month' } }]);
  await field('By').selectOptions('week');
  await expectAddress(`${path}?days=365&group=week`);
  await expectSeen(heading('Learners active in a week'));
});

test('an empty installation says what will be here', async () => {
  answer(
    readAnalytics,
    makeAnalytics({ counted_at: null, since: null, periods: [], steps: null, cohorts: [], reasons: [] }),
  );
  await visit(path, { as: amina });
  await expectSeen(heading('Nothing is counted yet'));
  await expect.element(link('Add the first users')).toHaveAttribute('href', '/admin/users');
  await expectSoundPage();
});

test('small groups are not broken down, and an empty figure has its sentence', async () => {
  const [day] = makeAnalytics().periods;
  const none = { answers: 0, reviews: 0, exams: 0, bookings: 0, sessions: 0, trials: 0, payments: 0 };
  const periods = day ? [{ ...day, ...none }] : [];
  answer(readAnalytics, makeAnalytics({ periods, steps: null, reasons: null, cohorts: [] }));
  await visit(path, { as: amina });
  await expectSeen(
    section('From sign-up to first exam').getByText('Fewer than five people: details are hidden.'),
    section('Reasons for rejected and small sets').getByText('Fewer than five people: details are hidden.'),
    section('Exams').getByText('Nothing in this period.'),
  );
  await expectSoundState();
});

test('a slow answer explains how to narrow it, and can be requested again', async () => {
  answer(readAnalytics, refused('takes_too_long', 'This takes too long to look up. Choose a shorter time.'));
  await visit(path, { as: amina });
  await expectSeen(alert('We could not load the figures.'), page.getByText(/Choose a shorter time/));
  answer(readAnalytics, makeAnalytics());
  await button('Try again').click();
  await expectSeen(heading('Who comes back'));
  await expectGone(alert());
});
