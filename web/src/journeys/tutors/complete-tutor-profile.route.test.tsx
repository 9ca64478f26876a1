import { createTutorProfile, getTutorProfile } from '@akada/contract/base/tutors.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  status,
} from '../../testing/on-screen.ts';
import { amina, tunde, tundesProfile } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = '/complete-tutor-profile';
const send = button('Send for approval');

beforeEach(() => answer(getTutorProfile, refused('not_found', 'There is no profile yet.')));

test('the page has no accessibility errors, also with rejected fields', async () => {
  await visit(address, { as: tunde });
  await expectSeen(heading('Your tutor profile'));
  expect(sent(getTutorProfile), 'one call says that there is no profile yet').toHaveLength(1);
  await send.click();
  await expectRefused(field('Headline'), 'Headline is required');
  await expectSoundPage();
});

test('the first profile is sent, and the tutor waits at home', async () => {
  const created = pending(createTutorProfile);
  answer(createTutorProfile, created);
  await visit(address, { as: tunde });
  await field('Headline').fill('Soil science');
  await field('Biography').fill('I explain with examples from the farm.');
  await field('Subjects').fill('Soil science');
  await page.getByText(/^More choices/).click();
  await field('Languages').fill('English\nYoruba');
  await field('Hourly rate in naira').fill('4500');
  await send.click();
  await expectBusy(send);
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  created.give({ ...tundesProfile, state: 'pending' });

  await expectAddress('/tutor/dashboard');
  await expectSeen(status('Your profile waits for approval'));
  expect(sent(createTutorProfile).map(({ body }) => body)).toEqual([
    {
      headline: 'Soil science',
      biography: 'I explain with examples from the farm.',
      subjects: ['Soil science'],
      languages: ['English', 'Yoruba'],
      qualifications: [],
      hourly_rate: 450_000,
      time_zone: 'Africa/Lagos',
      video_url: null,
    },
  ]);
});

test('every fact that students choose by is required, and a section opens for a missing one', async () => {
  await visit(address, { as: tunde });
  await page.getByText(/^More choices/).click();
  await field('Languages').fill('');
  await page.getByText(/^More choices/).click();
  await send.click();
  for (const [label, said] of [
    ['Headline', 'Headline is required'],
    ['Biography', 'Biography is required'],
    ['Subjects', 'Subject is required'],
    ['Languages', 'Language is required'],
    ['Hourly rate in naira', 'Give the hourly rate in naira, such as 4500'],
  ] as const) {
    await expectRefused(field(label), said);
  }
  await expectSeen(field('Languages'));
  await expect.element(field('Headline')).toHaveFocus();
  expect(sent(createTutorProfile)).toEqual([]);
});

test('a rejection keeps the typed text, on this device too', async () => {
  answer(createTutorProfile, refused('conflict', 'There is another profile already.'));
  await visit(address, { as: tunde });
  await field('Headline').fill('Soil science');
  await field('Biography').fill('From the farm.');
  await field('Subjects').fill('Soil science');
  await field('Hourly rate in naira').fill('0');
  await send.click();
  await expectSeen(alert('There is another profile already.'));
  await expect.element(field('Biography')).toHaveValue('From the farm.');
  expect(JSON.stringify(localStorage)).toContain('From the farm.');
});

test('no field must be filled in until the app knows if there is a profile', async () => {
  const own = pending(getTutorProfile);
  answer(getTutorProfile, own);
  await visit(address, { as: amina });
  await expectSeen(heading('Your tutor profile'));
  await expectGone(field('Headline'));
  own.give(refused('not_found', 'There is no profile yet.'));
  await expectSeen(field('Headline'));
});

test('a check that fails can be tried again', async () => {
  answer(getTutorProfile, refused('internal', 'Something went wrong on our side.'));
  await visit(address, { as: amina });
  await expectSeen(alert('We could not load your profile.'));
  answer(getTutorProfile, refused('not_found', 'There is no profile yet.'));
  await button('Try again').click();
  await expectSeen(field('Headline'));
});

test('a tutor with a profile goes home', async () => {
  answer(getTutorProfile, tundesProfile);
  await visit(address, { as: tunde });
  await expectAddress('/tutor/dashboard');
});

test('a tutor completes the profile with only the keyboard', async () => {
  answer(createTutorProfile, tundesProfile);
  await visit(address, { as: tunde });
  await tabTo(field('Headline'));
  await press('Soil science');
  for (const typedText of ['From the farm.', 'Soil science']) {
    await userEvent.tab();
    await press(typedText);
  }
  await tabTo(field('Hourly rate in naira'));
  answer(getTutorProfile, tundesProfile);
  await press('4500{Enter}');
  await expectAddress('/tutor/dashboard');
});
