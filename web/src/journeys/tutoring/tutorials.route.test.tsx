/** The group tutorials of a tutor. */
import {
  cancelTutorial,
  createTutorial,
  editTutorial,
  getTutorial,
  listParticipants,
  listTutorials,
} from '@akada/contract/work/tutorials.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  choose,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeTutorial } from '../../testing/samples/tutoring-samples.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const genetics = makeTutorial(1, { title: 'Genetics crosses', seats_taken: 9 });
const joined = { student_id: ngozi.id, full_name: ngozi.full_name, state: 'joined' } as const;

beforeEach(() => {
  answer(listTutorials, listOf(genetics));
  answer(getTutorial, genetics);
  answer(listParticipants, { items: [joined] });
});

test('the list says when, how many seats, for how much, and whether it takes place', async () => {
  const few = makeTutorial(2, { seats_taken: 1, price: 0 });
  answer(listTutorials, listOf(genetics, few, makeTutorial(3, { state: 'cancelled' })));
  await visit('/tutor/tutorials', { as: tunde });
  await expectSeen(heading('Tutorials'), link('Genetics crosses'), link('New tutorial'));
  for (const [title, ...facts] of [
    ['Genetics crosses', '11 Jan 2031, 18:00', '9 of 12 seats', '₦800', 'Takes place'],
    ['Tutorial 2', '1 of 12 seats', 'Costs nothing', 'Needs 2 more students'],
    ['Tutorial 3', 'Cancelled'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: title });
    for (const fact of facts) expect(row.element().textContent).toContain(fact);
  }
  expect(sent(listTutorials)[0]?.query).toMatchObject({ scope: 'mine' });
  await expectSoundPage();
});

test('a new one is offered: the time by the own clock, the price in naira', async () => {
  answer(createTutorial, makeTutorial(4, { title: 'Titration' }));
  answer(getTutorial, makeTutorial(4, { title: 'Titration' }));
  answer(listTutorials, listOf());
  await visit('/tutor/tutorials', { as: tunde });
  await link('Offer a tutorial').click();
  await expectAddress('/tutor/tutorials?id=new');
  await button('Offer this tutorial').click();
  await expectRefused(field('Title'), 'A title is required');
  await expectSoundPage();

  await field('Title').fill('Titration');
  await field('Subject').fill('Chemistry');
  await field('Starts').fill('2031-01-11T18:00');
  await choose('Length', '90 min');
  await field('Price of a seat in naira').fill('800');
  await button('Offer this tutorial').click();
  await expectSeen(status('Your tutorial is offered to students.'), heading('Titration'));
  expect(sent(createTutorial).map(({ body }) => body)).toEqual([
    {
      title: 'Titration',
      subject: 'Chemistry',
      description: '',
      minutes: 90,
      seats: 10,
      least_seats: 2,
      starts_at: '2031-01-11T17:00:00.000Z',
      price: 80_000,
      meeting_url: null,
    },
  ]);
});

test('a tutorial lists its students, and the facts that they rely on stay fixed', async () => {
  answer(editTutorial, { ...genetics, description: 'Bring a ruler.' });
  await visit(`/tutor/tutorials?id=${genetics.id}`, { as: tunde });
  await expectSeen(
    heading('Genetics crosses'),
    heading('Students, 9 of 12 seats'),
    main.getByText('Ngozi Eze'),
  );
  await expect.element(field('Starts')).toBeDisabled();
  await expect.element(field('Price of a seat in naira')).toBeDisabled();
  await field('Description').fill('Bring a ruler.');
  await button('Save changes').click();
  await expectSeen(status('The tutorial is saved.'));
  expect(sent(editTutorial)[0]).toMatchObject({ params: { id: genetics.id }, body: { price: 80_000 } });
});

test('a time that is taken is said', async () => {
  answer(editTutorial, refused('slot_taken', 'You have a session at this time.'));
  await visit(`/tutor/tutorials?id=${genetics.id}`, { as: tunde });
  await button('Save changes').click();
  await expectSeen(alert('You have a session at this time.'));
});

test('a second press cancels the tutorial', async () => {
  answer(cancelTutorial, undefined);
  await visit(`/tutor/tutorials?id=${genetics.id}`, { as: tunde });
  await button('Cancel this tutorial').click();
  await button('Go back').click();
  expect(sent(cancelTutorial)).toEqual([]);
  await button('Cancel this tutorial').click();
  const requested = dialog('Cancel this tutorial?');
  await expectSeen(requested.getByText(/and all money goes back/));
  answer(getTutorial, { ...genetics, state: 'cancelled' });
  await requested.getByRole('button', { name: 'Cancel tutorial' }).click();
  await expectSeen(status('Genetics crosses is cancelled.'), status('This tutorial is cancelled.'));
  await expectGone(button('Save changes'));
});

test("another tutor's tutorial is not found, and a failed load can be tried again", async () => {
  answer(getTutorial, { ...genetics, is_mine: false });
  await visit(`/tutor/tutorials?id=${genetics.id}`, { as: tunde });
  await expectSeen(status('This tutorial is not here.'));
  answer(listTutorials, refused('internal', 'Something went wrong.'));
  await link('All tutorials').click();
  await expectSeen(alert('We could not load your tutorials.'));
  answer(listTutorials, listOf(genetics));
  await button('Try again').click();
  await expectSeen(link('Genetics crosses'));
});
