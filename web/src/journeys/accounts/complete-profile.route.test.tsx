import { completeProfile, currentUser } from '@akada/contract/identity/accounts.ts';
import { adminOverview, listTutorApplications } from '@akada/contract/observers/admin.ts';
import { beforeEach, expect, test } from 'vitest';
import { enrol, expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  chooseZone,
  expectBusy,
  expectRefused,
  expectSeen,
  field,
  heading,
} from '../../testing/on-screen.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeOverview } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const fresh = { ...amina, profile_completed: false };
const save = button('Save and start');

beforeEach(() => {
  answer(adminOverview, makeOverview({}));
  answer(listTutorApplications, listOf());
});

test('the page has no accessibility errors, also with a rejected field', async () => {
  await visit('/complete-profile', { as: fresh });
  await expectSeen(heading('Complete your profile'));
  await expectSoundPage();
  await field('Full name').fill('');
  await save.click();
  await expectRefused(field('Full name'), 'Full name is required');
  await expectSoundState();
});

test('an administrator without a profile comes here first, fills it in and starts', async () => {
  const completed = pending(completeProfile);
  answer(completeProfile, completed);
  await visit('/admin/dashboard', { as: fresh });
  await expectAddress('/complete-profile');
  await expect.element(field('Full name')).toHaveValue('Amina Yusuf');
  await field('Full name').fill('Amina B. Yusuf');
  await chooseZone('Africa/Accra');
  await save.click();
  await expectBusy(save);
  enrol(amina);
  completed.give(amina);

  await expectAddress('/admin/dashboard');
  await expectSeen(heading('Dashboard'));
  expect(sent(completeProfile).map(({ body }) => body)).toEqual([
    { full_name: 'Amina B. Yusuf', time_zone: 'Africa/Accra' },
  ]);
});

test('the form shows a rejection above its fields', async () => {
  answer(completeProfile, refused('role_denied', 'Not for you.'));
  await visit('/complete-profile', { as: fresh });
  await save.click();
  await expectSeen(
    alert('You do not have permission to complete your profile. Please contact support.'),
    save,
  );
});

test('a second press of Save finishes a saved profile that was not read back', async () => {
  answer(completeProfile, amina);
  await visit('/complete-profile', { as: fresh });
  await expectSeen(save);
  answer(currentUser, refused('unavailable', 'The service is busy.'));
  await save.click();
  await expectSeen(alert('The service is busy.'));

  answer(currentUser, amina);
  await save.click();
  await expectAddress('/admin/dashboard');
});

test.each([
  [ngozi, '/profile'],
  [tunde, '/tutor/dashboard'],
])('students and tutors complete theirs elsewhere', async (account, home) => {
  await visit('/complete-profile', { as: account });
  await expectAddress(home);
});

test('a student completes the profile with only the keyboard', async () => {
  answer(completeProfile, amina);
  await visit('/complete-profile', { as: fresh });
  await tabTo(field('Full name'));
  enrol(amina);
  await press('{Enter}');
  await expectAddress('/admin/dashboard');
});
