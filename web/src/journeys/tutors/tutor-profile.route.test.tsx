import { getTutor } from '@akada/contract/base/tutor-search.ts';
import { getTutorProfile, saveTutorProfile, withdrawTutorRevision } from '@akada/contract/base/tutors.ts';
import { listSlots } from '@akada/contract/work/availability.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  chip,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, tunde, tundesProfile, tundesRevision } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { makeFreeTimes, makePublicTutor } from '../../testing/samples/tutor-samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const save = button('Save profile');
const change = section('Your change');
const inReview = { ...tundesProfile, revision: tundesRevision };
const notApproved = {
  ...tundesProfile,
  revision: { ...tundesRevision, state: 'rejected', rejection_reason: 'Botany needs a degree.' },
} as const;

test('the page has no accessibility errors, also with rejected fields', async () => {
  await visit('/tutor/profile', { as: tunde });
  await field('Headline').fill('');
  await save.click();
  await expectRefused(field('Headline'), 'Headline is required');
  await expectSoundPage();
});

test('the preview shows the page of students, with a mark at each part that waits for approval', async () => {
  answer(getTutorProfile, inReview);
  answer(getTutor, makePublicTutor(1));
  answer(listSlots, makeFreeTimes(20, 21, 44));
  await visit('/tutor/profile', { as: tunde });
  await chip('As students see it').click({ force: true });
  await expectSeen(status('Students see your page like this'), heading(tunde.full_name));
  await expectSeen(page.getByText(tundesRevision.content.headline));
  // The headline and the qualifications differ.
  await expect.element(page.getByText('In review: students do not see this yet')).toHaveLength(2);
  await expectSoundState();
});

test('a tutor who is not approved sees the page too, and that students do not', async () => {
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  await visit('/tutor/profile?show=preview', { as: tunde });
  await expectSeen(status('Students cannot see this yet'), page.getByText(tundesProfile.headline));
  expect(sent(getTutor)).toEqual([]);
});

test('the form has the saved values, the rate in naira', async () => {
  await visit('/tutor/profile', { as: tunde });
  await expectSeen(heading('Your tutor profile'), status('Your profile is approved'));
  await expect.element(field('Headline')).toHaveValue(tundesProfile.headline);
  await expect.element(field('Subjects')).toHaveValue('Soil science\nChemistry');
  await expect.element(field('Languages')).toHaveValue('English\nYoruba');
  await expect.element(field('Hourly rate in naira')).toHaveValue('4500');
  await expect.element(field('Time zone')).toHaveValue('Africa/Lagos');
});

test('a change is sent as lists and kobo, and said when it is saved', async () => {
  const saved = pending(saveTutorProfile);
  answer(saveTutorProfile, saved);
  await visit('/tutor/profile', { as: tunde });
  await field('Subjects').fill('Soil science\n\n  Botany \n');
  await field('Hourly rate in naira').fill('₦5,000.50');
  await save.click();
  await expectBusy(save);
  await save.click({ force: true });
  saved.give({ ...tundesProfile, subjects: ['Soil science', 'Botany'], hourly_rate: 500_050 });

  await expectSeen(status('Your profile is saved.'));
  const { headline, biography, languages, qualifications, time_zone } = tundesProfile;
  expect(sent(saveTutorProfile).map(({ body }) => body)).toEqual([
    {
      headline,
      biography,
      subjects: ['Soil science', 'Botany'],
      languages,
      qualifications,
      video_url: null,
      hourly_rate: 500_050,
      time_zone,
    },
  ]);
});

test('each field is rejected in its place, and the first takes the focus', async () => {
  await visit('/tutor/profile', { as: tunde });
  await field('Biography').fill('');
  await field('Subjects').fill('\n');
  await field('Hourly rate in naira').fill('a lot');
  await save.click();
  await expectRefused(field('Biography'), 'Biography is required');
  await expectRefused(field('Subjects'), 'Subject is required');
  await expectRefused(field('Hourly rate in naira'), 'Give the hourly rate in naira, such as 4500');
  await expect.element(field('Biography')).toHaveFocus();
  expect(sent(saveTutorProfile)).toEqual([]);
});

test('a rejection by the server is shown at its field', async () => {
  answer(saveTutorProfile, refused('validation_failed', { 'subjects.0': 'This is no subject.' }));
  await visit('/tutor/profile', { as: tunde });
  await save.click();
  await expectRefused(field('Subjects'), 'This is no subject.');
  await expect.element(field('Subjects')).toHaveFocus();
});

test('typed text survives a lost network and a visit elsewhere', async () => {
  answer(saveTutorProfile, networkLoss);
  await visit('/tutor/profile', { as: tunde });
  await field('Headline').fill('Soil science, patiently');
  await save.click();
  await expectSeen(alert('Network error: Please check your internet connection and try again.'));

  await link('Profile').first().click();
  await expectSeen(heading('Profile'));
  history.back();
  await expectSeen(status('What you typed last time is still here.'));
  await expect.element(field('Headline')).toHaveValue('Soil science, patiently');

  answer(saveTutorProfile, { ...tundesProfile, headline: 'Soil science, patiently' });
  await save.click();
  await expectSeen(status('Your profile is saved.'));
  expect(Object.keys(localStorage).filter((key) => key.includes('tutor-profile'))).toEqual([]);
});

test('a rejected profile waits for approval again once it is changed', async () => {
  answer(getTutorProfile, { ...tundesProfile, state: 'rejected', rejection_reason: 'Name your university.' });
  await visit('/tutor/profile', { as: tunde });
  await expectSeen(status('Name your university.'));
  // After the change the profile is read again.
  answer(saveTutorProfile, { ...tundesProfile, state: 'pending' });
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  await field('Qualifications').fill('MSc Agronomy, University of Ibadan');
  await save.click();
  await expectSeen(status('Your profile waits for approval'));
  await expectGone(status('Name your university.'));
});

test('the page has no accessibility errors with a change in review, and with the question before a withdrawal', async () => {
  answer(getTutorProfile, inReview);
  await visit('/tutor/profile', { as: tunde });
  await expectSeen(change);
  await expectSoundState();
  await button('Withdraw the change').click();
  await expectSeen(dialog('Withdraw the change?'));
  await expectSoundState();
});

test('a change of facts that students rely on is in review, and shown with the public version', async () => {
  await visit('/tutor/profile', { as: tunde });
  await expect.element(field('Headline')).toHaveValue(tundesProfile.headline);
  await expectGone(change);
  // After the change the profile is read again.
  answer(saveTutorProfile, inReview);
  answer(getTutorProfile, inReview);
  await field('Headline').fill('Soil science and botany');
  await field('Qualifications').fill('');
  await save.click();

  await expectSeen(
    status('Your profile is saved, and your change is in review.'),
    status(/^Your change is in review/),
    status('Students see the approved version until an administrator has decided.'),
  );
  const parts = change.getByRole('listitem');
  expect(parts.elements().map(({ textContent }) => textContent)).toEqual([
    `HeadlineStudents see${tundesProfile.headline}In reviewSoil science and botany`,
    'QualificationsStudents seeMSc Agronomy, IbadanIn reviewNothing',
  ]);
  await expect.element(field('Headline')).toHaveValue('Soil science and botany');
});

test('the form has the change in review, which can be changed again', async () => {
  const repeated = { ...tundesRevision, content: { ...tundesRevision.content, headline: 'Botany' } };
  answer(getTutorProfile, inReview);
  await visit('/tutor/profile', { as: tunde });
  await expect.element(field('Headline')).toHaveValue('Soil science and botany');
  await expect.element(field('Qualifications')).toHaveValue('');
  answer(saveTutorProfile, { ...tundesProfile, revision: repeated });
  answer(getTutorProfile, { ...tundesProfile, revision: repeated });
  await field('Headline').fill('Botany');
  await save.click();
  await expectSeen(change.getByText('Botany', { exact: true }));
  expect(sent(saveTutorProfile)[0]?.body).toMatchObject({ headline: 'Botany', qualifications: [] });
});

test('a change is withdrawn on a second press, and the form says what is approved', async () => {
  const withdrawn = pending(withdrawTutorRevision);
  answer(getTutorProfile, inReview);
  answer(withdrawTutorRevision, withdrawn);
  await visit('/tutor/profile', { as: tunde });
  await field('Biography').fill('Not saved yet.');
  await button('Withdraw the change').click();
  await button('Go back').click();
  expect(sent(withdrawTutorRevision)).toEqual([]);

  await button('Withdraw the change').click();
  await button('Withdraw').click();
  await expectBusy(button('Withdraw'));
  answer(getTutorProfile, tundesProfile);
  withdrawn.give(tundesProfile);
  await expectSeen(status('Your change is withdrawn.'), status('Your profile is approved'));
  await expectGone(change, dialog('Withdraw the change?'));
  await expect.element(field('Headline')).toHaveValue(tundesProfile.headline);
  await expect.element(field('Biography')).toHaveValue(tundesProfile.biography);
  expect(Object.keys(localStorage).filter((key) => key.includes('tutor-profile'))).toEqual([]);
});

test('a withdrawal that fails changes nothing', async () => {
  answer(getTutorProfile, inReview);
  answer(withdrawTutorRevision, networkLoss);
  await visit('/tutor/profile', { as: tunde });
  await button('Withdraw the change').click();
  await button('Withdraw').click();
  await expectSeen(alert('Network error: Please check your internet connection and try again.'));
  await button('Go back').click();
  await expect.element(field('Headline')).toHaveValue('Soil science and botany');
});

test('a change that was not approved says why, and that the profile stays', async () => {
  answer(getTutorProfile, notApproved);
  await visit('/tutor/profile', { as: tunde });
  await expectSeen(
    status('Your change was not approved'),
    status('Botany needs a degree. Your profile stays approved as it was.'),
    change.getByText('Not approved').first(),
    button('Withdraw the change'),
  );
  await expect.element(field('Headline')).toHaveValue('Soil science and botany');
});

test('the page tells in advance which changes wait and which are immediate', async () => {
  const rule = /^The hourly rate and the time zone change immediately\./;
  await visit('/tutor/profile', { as: tunde });
  await expectSeen(page.getByText(rule));
});

test('a profile that cannot be read is said, with a way to try again', async () => {
  answer(getTutorProfile, refused('internal', 'Something went wrong on our side.'));
  await visit('/tutor/profile', { as: amina });
  await expectSeen(alert('We could not load your profile.'));
  answer(getTutorProfile, tundesProfile);
  await button('Try again').click();
  await expect.element(field('Headline')).toHaveValue(tundesProfile.headline);
});

test('a tutor saves the profile with only the keyboard', async () => {
  answer(saveTutorProfile, tundesProfile);
  await visit('/tutor/profile', { as: tunde });
  await tabTo(field('Headline'));
  await press('{End} and second years{Enter}');
  await expectSeen(status('Your profile is saved.'));
  expect(sent(saveTutorProfile)[0]?.body.headline).toBe(`${tundesProfile.headline} and second years`);
});
