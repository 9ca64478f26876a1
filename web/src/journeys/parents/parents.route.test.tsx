/** A student invites and ends parents; a parent without an account reads how the student does. */
import * as endpoints from '@akada/contract/identity/parents.ts';
import { hiddenFromParents } from '@akada/core/parents/parents.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen, field, heading, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const code = 'a'.repeat(22);
const url = `https://akada.test/parent/${code}`;

const mother: endpoints.Parent = {
  id: makeId(5),
  name: 'Mama Ngozi',
  email: 'mama@family.test',
  mails: true,
  by_school: false,
  can_end: true,
  created_at: '2031-12-01T09:00:00.000Z',
  last_opened_at: null,
};

const figures = { minutes: 130, answers: 120, right_percent: 75 };
const view: endpoints.ParentView = {
  first_name: 'Ngozi',
  parent_name: 'Mama Ngozi',
  time_zone: 'Africa/Lagos',
  today: '2031-12-03',
  streak_days: 12,
  week: ['01', '02', '03', '04', '05', '06', '07'].map((day) => ({
    day: `2031-12-${day}`,
    answers: day < '03' ? 60 : 0,
    minutes: 0,
  })),
  weeks: [
    { from: '2031-12-01', days: 2, ...figures, courses: [{ name: 'BIO 201', ...figures }] },
    { from: '2031-11-24', days: 0, minutes: 0, answers: 0, right_percent: null, courses: [] },
  ],
  exams: [{ title: 'Mock exam', finished_at: '2031-12-02T09:00:00.000Z', percent: 68 }],
  mails: true,
};

const makeSession = (day: number): endpoints.SeenSession => ({
  starts_at: new Date(Date.UTC(2031, 10, day, 9)).toISOString(),
  ends_at: new Date(Date.UTC(2031, 10, day, 10)).toISOString(),
  tutor_name: `Tutor ${day}`,
  state: 'completed',
});

function answerView(parentView: endpoints.ParentView = view) {
  answer(endpoints.openParentPage, parentView);
  answer(endpoints.listSeenSessions, ({ query }) => ({
    items: Array.from({ length: Number(query.skip) === 0 ? 10 : 1 }, (_, index) =>
      makeSession(20 - Number(query.skip) - index),
    ),
    total: 11,
  }));
  answer(endpoints.listSeenPayments, { items: [], total: 0 });
}

test('a student invites a parent, reads who sees what, and ends it', async () => {
  answer(endpoints.listParents, { items: [] });
  answer(endpoints.inviteParent, { parent: mother, url, is_mailed: true });
  await visit('/settings/parents', { as: ngozi, width: 360 });
  await expectSeen(heading('Parents').first(), page.getByText(hiddenFromParents));
  await button('Invite a parent').click();
  await field('Name of the parent').fill('Mama Ngozi');
  await field('Email').fill('mama@family');
  await button('Make the link').click();
  await expectSeen(page.getByText(/email address/).last());
  await field('Email').fill('mama@family.test');
  answer(endpoints.listParents, { items: [mother] });
  await button('Make the link').click();
  await expectSeen(dialog('Send the link to Mama Ngozi'), field('Link'));
  await expectSoundState();
  expect(sent(endpoints.inviteParent)).toMatchObject([
    { body: { name: 'Mama Ngozi', email: 'mama@family.test' } },
  ]);
  await button('Done').click();

  await expectSeen(page.getByText(/Invited on 1 December, not opened yet/));
  await expectSoundPage();
  answer(endpoints.endParent, undefined);
  answer(endpoints.listParents, { items: [] });
  await button('End').click();
  await expectSeen(status('The page of Mama Ngozi is deleted.'));
  expect(sent(endpoints.endParent)).toMatchObject([{ params: { id: mother.id } }]);
});

test('a minor reads whom the school invited, and whom to ask', async () => {
  answer(endpoints.listParents, { items: [{ ...mother, by_school: true, can_end: false }] });
  await visit('/settings/parents', { as: ngozi, width: 1280 });
  await expectSeen(
    page.getByText(/Invited by the school on 1 December/),
    page.getByText(/Ask an administrator/),
  );
  await expectGone(button('End'));
});

test.for([360, 1280] as const)('a parent reads the week and all sessions at %i px', async (width) => {
  answerView();
  await visit(`/parent/${code}`, { width });
  await expectSeen(
    heading('How Ngozi does'),
    page.getByText('2 of 7 days', { exact: true }),
    page.getByText(/2 hours 10 minutes, 120 answers, 75% of the questions right/),
    page.getByText('Ngozi has studied 12 days in a row.'),
    page.getByRole('rowheader', { name: 'BIO 201' }),
    page.getByRole('cell', { name: '68%' }),
    page.getByRole('cell', { name: 'Tutor 11', exact: true }),
  );
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  await button('Show more').click();
  await expectSeen(page.getByRole('cell', { name: 'Tutor 10', exact: true }));
  await expectGone(button('Show more'));
  await expectSoundPage();
});

test('the link of a mail stops the mails once, and the parent can have them again', async () => {
  answerView({ ...view, mails: false });
  answer(endpoints.chooseParentMails, ({ body }) => body);
  await visit(`/parent/${code}?mails=stop`, { width: 360 });
  await expectSeen(page.getByText('You get no mails. This page stays open for you.'));
  await expect.poll(() => location.search).toBe('');
  await button('Get the mail of the week').click();
  await expectSeen(page.getByText('A short mail comes every Sunday.'));
  expect(sent(endpoints.chooseParentMails).map(({ body }) => body)).toEqual([
    { mails: false },
    { mails: true },
  ]);
});

test('an unknown or ended link says so', async () => {
  answer(endpoints.openParentPage, refused('not_found'));
  await visit(`/parent/${code}`, { width: 360 });
  await expectSeen(page.getByText('We cannot find this page'));
});
