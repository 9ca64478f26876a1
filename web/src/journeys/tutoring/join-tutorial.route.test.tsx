/** Students find, join and leave group tutorials. */
import { getPayment } from '@akada/contract/base/payments.ts';
import { getTutorial, joinTutorial, leaveTutorial, listTutorials } from '@akada/contract/work/tutorials.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { alert, button, dialog, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makePayment } from '../../testing/samples/subscription-samples.ts';
import { makeTutorial } from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const seat = { state: 'joined', pay_until: null } as const;
const others = { is_mine: false } as const;
const paid = makeTutorial(1, { ...others, title: 'Genetics crosses', seats_taken: 2 });
const free = makeTutorial(2, { ...others, title: 'Soil in one evening', price: 0, seats_taken: 5 });
const full = makeTutorial(3, { ...others, title: 'Titration', seats_taken: 12 });

beforeEach(() => answer(listTutorials, listOf(paid, free, full)));

test('the list says when, with whom, for how much and how many seats are left', async () => {
  await visit('/tutorials', { as: ngozi, width: 360 });
  await expectSeen(
    heading('Tutorials'),
    link('Genetics crosses'),
    page.getByText('₦800 a seat, 10 seats left'),
    page.getByText('Free of charge, 7 seats left'),
    page.getByText('Full', { exact: true }),
    button('Join for ₦800: Genetics crosses'),
  );
  await expect.element(button(/Titration/)).not.toBeInTheDocument();
  await expectSoundPage();
});

test('a free seat is taken immediately, and a lost last seat says so', async () => {
  answer(joinTutorial, { ...free, seat });
  await visit('/tutorials', { as: ngozi });
  await expectSeen(button('Join: Soil in one evening'));
  answer(listTutorials, listOf({ ...free, seat }, paid));
  await button('Join: Soil in one evening').click();
  await expectSeen(page.getByText('You have a seat', { exact: true }));

  answer(joinTutorial, refused('conflict', 'The last seat was taken. Look for another tutorial.'));
  await button('Join for ₦800: Genetics crosses').click();
  await expectSeen(alert('The last seat was taken. Look for another tutorial.'));
});

test('a tutorial opens from its address, and a paid seat is refunded after a confirmation', async () => {
  answer(getTutorial, { ...paid, seat, meeting_url: 'https://meet.example/group' });
  answer(leaveTutorial, paid);
  await visit(`/tutorials?id=${paid.id}`, { as: ngozi, width: 360 });
  await expectSeen(
    heading('Genetics crosses'),
    link('Open the meeting'),
    page.getByText(/takes place if 1 more student/),
  );
  await expectSoundPage();
  await button('Give the seat back').click();
  await expectSeen(dialog('Give your seat back?'), page.getByText(/You get all ₦800 back/));
  await expectSoundState();
  answer(getTutorial, paid);
  await button('Give it back').click();
  await expectSeen(button('Join for ₦800: Genetics crosses'));
  expect(sent(leaveTutorial)).toHaveLength(1);
});

test('a free seat is returned immediately, and taken again by Undo', async () => {
  answer(getTutorial, { ...free, seat });
  answer(leaveTutorial, free);
  answer(joinTutorial, { ...free, seat });
  await visit(`/tutorials?id=${free.id}`, { as: ngozi });
  await button('Give the seat back').click();
  await button('Undo').click();
  await expect.poll(() => sent(joinTutorial).length).toBe(1);
});

test('the page says what to do if no tutorial is offered or joined', async () => {
  answer(listTutorials, listOf());
  await visit('/tutorials', { as: ngozi });
  await expectSeen(heading('No tutorial is offered now'), link('Find a tutor'));
  await page.getByRole('radio', { name: 'Joined' }).click({ force: true });
  await expectAddress('/tutorials?show=joined');
  await expectSeen(heading('You have not joined a tutorial yet'));
});

test('a list that cannot be loaded can be requested again', async () => {
  answer(listTutorials, refused('internal'));
  await visit('/tutorials', { as: ngozi });
  await expectSeen(button(/again/));
});

test.each([
  ['session', {}, 'Your session is paid', `/sessions/${makeId(5)}`],
  ['seat', {}, 'Your seat is paid', `/tutorials?id=${makeId(5)}`],
  [
    'seat',
    { amount: 80_000, refund: { amount: 80_000, state: 'pending', actor: 'tutor', processed: 0 } },
    'Refund of ₦800 ordered',
    `/tutorials?id=${makeId(5)}`,
  ],
] as const)('a payment for a %s %j says so and leads to it', async (purpose, differing, title, to) => {
  answer(getPayment, makePayment(1, { purpose, subject_id: makeId(5), ...differing }));
  await visit(`/subscription/callback?reference=${makeId(1)}`, { as: ngozi });
  await expectSeen(heading(title));
  expect(
    link(/^Go to the/)
      .element()
      .getAttribute('href'),
  ).toBe(to);
});
