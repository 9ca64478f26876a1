import { getTutorProfile } from '@akada/contract/base/tutors.ts';
import { listNotifications } from '@akada/contract/observers/notifications.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, tunde, tundesProfile, tundesRevision } from '../../testing/people.ts';
import { answer, pending, refused } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, notificationOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const rejected = { ...tundesProfile, state: 'rejected', rejection_reason: 'Name your university.' } as const;
const profile = section('Your profile');

test('is sound, with advice and notifications', async () => {
  answer(getTutorProfile, rejected);
  answer(listNotifications, listOf(notificationOf(1, { title: 'Your profile needs a change' })));
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(profile, link(/^Your profile needs a change/));
  await expectSoundPage();
});

test.each([
  ['pending', 'Your profile waits for approval'],
  ['approved', 'Your profile is approved'],
] as const)('a profile that is %s is said', async (state, said) => {
  answer(getTutorProfile, { ...tundesProfile, state });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(heading('Dashboard'), status(said));
  await expectGone(link('Change my profile'));
});

test('a rejected profile says why and leads to the change', async () => {
  answer(getTutorProfile, rejected);
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your profile needs a change'), status('Name your university.'));
  await expect.element(link('Change my profile')).toHaveAttribute('href', '/tutor/profile');
});

test('a change in review is said, and what is in review is not asked for again', async () => {
  const content = { ...tundesRevision.content, qualifications: ['MSc Agronomy'] };
  const revision = { ...tundesRevision, content };
  answer(getTutorProfile, { ...tundesProfile, qualifications: [], revision });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your change is in review'), status('Your profile stays approved.'));
  await expect.element(link('See the change')).toHaveAttribute('href', '/tutor/profile');
  await expectSeen(profile.getByText('75 % complete'));
  await expectGone(link('Name your qualifications'));
});

test('a change that was not approved says why and leads to it', async () => {
  const revision = { ...tundesRevision, state: 'rejected', rejection_reason: 'Say where.' } as const;
  answer(getTutorProfile, { ...tundesProfile, revision });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your change was not approved'), status('Say where.'));
  await expect.element(link('Change my profile')).toHaveAttribute('href', '/tutor/profile');
});

test('what is missing of a profile is named, each with its page', async () => {
  answer(getTutorProfile, { ...tundesProfile, qualifications: [], hourly_rate: 0 });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(profile.getByText('50 % complete'));
  await expect
    .element(profile.getByRole('progressbar', { name: 'Completeness of your profile' }))
    .toHaveAttribute('aria-valuenow', '50');
  for (const [advice, page] of [
    ['Add a picture of yourself', '/profile'],
    ['Say more about how you teach', '/tutor/profile'],
    ['Name your qualifications', '/tutor/profile'],
    ['Set an hourly rate', '/tutor/profile'],
  ] as const) {
    await expect.element(link(advice)).toHaveAttribute('href', page);
  }
});

test('a whole profile has no advice', async () => {
  const biography = 'I explain with examples from the farm. '.repeat(5);
  answer(getTutorProfile, { ...tundesProfile, biography, picture_url: '/icon-192.png' });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(profile.getByText('100 % complete'));
  await expectGone(profile.getByRole('listitem'));
});

test('the decision of an administrator shows as it falls', async () => {
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your profile waits for approval'));
  answer(getTutorProfile, tundesProfile);
  await publish({ topic: 'account', id: tunde.id });
  await expectSeen(status('Your profile is approved'));
});

test('without a profile nothing else opens', async () => {
  answer(getTutorProfile, refused('not_found', 'There is no profile yet.'));
  await visit('/tutor/dashboard', { as: tunde });
  await expectAddress('/complete-tutor-profile');
});

test('the frame is there while the profile is looked for', async () => {
  const own = pending(getTutorProfile);
  answer(getTutorProfile, own);
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(
    link('Akada, home'),
    button('Your account'),
    page.getByRole('status', { name: 'Loading' }),
  );
  own.give(tundesProfile);
  await expectSeen(heading('Dashboard'));
});

test('a profile that cannot be read is said in place of the page', async () => {
  answer(getTutorProfile, refused('internal', 'Something went wrong on our side.'));
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(
    alert('We could not load your tutor profile.'),
    link('Akada, home'),
    button('Your account'),
  );
  await expectSeen(page.getByRole('navigation', { name: 'Main' }));
  await expectSoundState();
  answer(getTutorProfile, tundesProfile);
  await button('Try again').click();
  await expectSeen(heading('Dashboard'), status('Your profile is approved'));
});

test('an administrator looks at it, and may make a profile', async () => {
  answer(getTutorProfile, refused('not_found', 'There is no profile yet.'));
  await visit('/tutor/dashboard', { as: amina });
  await expectSeen(status('There is no tutor profile yet.'));
  await expect.element(link('Make a tutor profile')).toHaveAttribute('href', '/complete-tutor-profile');
});

test('an administrator waits for the profile, and reads when it does not come', async () => {
  const own = pending(getTutorProfile);
  answer(getTutorProfile, own);
  await visit('/tutor/dashboard', { as: amina });
  await expectSeen(heading('Notifications'));
  await expectGone(status('There is no tutor profile yet.'));
  answer(getTutorProfile, refused('internal', 'Something went wrong on our side.'));
  own.give(refused('internal', 'Something went wrong on our side.'));
  await expectSeen(alert('We could not load your profile.'));
  answer(getTutorProfile, tundesProfile);
  await button('Try again').click();
  await expectSeen(status('Your profile is approved'));
});

test('notifications stand below, and each leads on', async () => {
  answer(
    listNotifications,
    listOf(notificationOf(1, { title: 'Welcome to Akada', link: '/tutor/profile', is_read: true })),
  );
  await visit('/tutor/dashboard', { as: tunde });
  await link(/^Welcome to Akada/).click();
  await expectAddress('/tutor/profile');
});

test('by keyboard alone', async () => {
  answer(getTutorProfile, rejected);
  await visit('/tutor/dashboard', { as: tunde });
  await tabTo(link('Change my profile'));
  await press('{Enter}');
  await expectAddress('/tutor/profile');
});
