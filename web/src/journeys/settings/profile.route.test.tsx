import {
  getSettings,
  pictureLimitBytes,
  removePicture,
  saveName,
  savePicture,
} from '@akada/contract/identity/account-settings.ts';
import { completeProfile, currentUser } from '@akada/contract/identity/accounts.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enrol, expectAddress, visit } from '../../testing/app-under-test.tsx';
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
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { makeSettings } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const save = button('Save name');
const choose = button('Choose a picture');
const portrait = new File([new Uint8Array(2_000)], 'me.png', { type: 'image/png' });
const pictureUrl = '/icon-192.png';

/** Passes a file like the browser's dialog. */
async function choosePicture(file: File) {
  await expectSeen(choose);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await page.elementLocator(input as HTMLInputElement).upload(file);
}

test('the page has no accessibility errors, also with a rejected name', async () => {
  await visit('/profile', { as: ngozi });
  await expectSeen(heading('Your account'));
  await expectSoundPage();
  await field('Full name').fill('');
  await save.click();
  await expectRefused(field('Full name'), 'Full name is required');
  await expectSoundState();
});

test('the page makes no claim before the account was read', async () => {
  const account = pending(currentUser);
  answer(currentUser, account);
  await visit('/profile', { as: ngozi });
  await expectSeen(heading('Profile'));
  await expectGone(heading('Your account'));
  account.give(ngozi);
  await expectSeen(heading('Your account'), section('Your account').getByText('ngozi@example.com'));
});

test.each([
  [ngozi, ['ngozi@example.com', 'Student', 'Free', '14 September 2026']],
  [
    { ...ngozi, subscription_plan: 'premium' },
    ['ngozi@example.com', 'Student', 'Premium', '14 September 2026'],
  ],
  [tunde, ['tunde@example.com', 'Tutor', 'Free', '14 September 2026']],
  [amina, ['amina@example.com', 'Administrator', 'Free', '14 September 2026']],
])('the page shows the facts of the account', async (account, facts) => {
  await visit('/profile', { as: account });
  const account_facts = section('Your account');
  await expect
    .poll(() =>
      account_facts
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(facts);
});

test('a new name is saved and is in the menu immediately', async () => {
  const saved = pending(saveName);
  answer(saveName, saved);
  await visit('/profile', { as: ngozi });
  await field('Full name').fill('Ngozi Eze-Obi');
  await save.click();
  await expectBusy(save);
  answer(currentUser, { ...ngozi, full_name: 'Ngozi Eze-Obi' });
  saved.give({ ...ngozi, full_name: 'Ngozi Eze-Obi' });

  await expectSeen(status('Your name is saved.'));
  await expectSeen(page.getByRole('navigation', { name: 'Main' }).getByText('Ngozi Eze-Obi'));
  expect(sent(saveName)).toMatchObject([{ body: { full_name: 'Ngozi Eze-Obi' } }]);
});

test('an empty name is rejected at the field, and an error from the server is shown above it', async () => {
  answer(saveName, refused('too_many_requests', 'Wait a minute.'));
  await visit('/profile', { as: ngozi });
  await field('Full name').fill('  ');
  await save.click();
  await expectRefused(field('Full name'), 'Full name is required');
  await expect.element(field('Full name')).toHaveFocus();
  expect(sent(saveName)).toEqual([]);

  await field('Full name').fill('Ngozi');
  await save.click();
  await expectSeen(alert('Wait a minute.'));
  await expect.element(field('Full name')).toHaveValue('Ngozi');
});

test('a picture is uploaded and shown, and taken away again', async () => {
  answer(savePicture, { ...ngozi, profile_picture_url: pictureUrl });
  answer(removePicture, ngozi);
  await visit('/profile', { as: ngozi });
  await expectSeen(section('Your picture').getByText('NE'));
  await expectGone(button('Remove the picture'));

  answer(currentUser, { ...ngozi, profile_picture_url: pictureUrl });
  await choosePicture(portrait);
  await expectSeen(button('Remove the picture'));
  const picture = section('Your picture').element().querySelector('img');
  expect(picture?.getAttribute('src')).toBe(pictureUrl);
  expect(sent(savePicture)[0]?.file).toMatchObject({ name: 'me.png', size: 2_000 });

  answer(currentUser, ngozi);
  await button('Remove the picture').click();
  await expectSeen(section('Your picture').getByText('NE'));
  await expectGone(button('Remove the picture'));
  expect(sent(removePicture)).toHaveLength(1);
});

test("the server's message rejects a file that is no picture", async () => {
  answer(savePicture, refused('type_refused', 'Choose a JPEG, PNG, WebP or AVIF picture.'));
  await visit('/profile', { as: ngozi });
  await choosePicture(portrait);
  await expectSeen(alert('Choose a JPEG, PNG, WebP or AVIF picture.'), choose);
});

test('a picture that is too large is rejected by its size', async () => {
  answer(savePicture, refused('payload_too_large', 'Too large.'));
  await visit('/profile', { as: ngozi });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await expectSeen(choose);
  handOver(input ?? document.querySelector('input[type="file"]'), pictureLimitBytes + 1);
  await expectSeen(alert('Choose a picture of at most 10 MB.'));
});

test('an upload is in progress for as long as the server needs', async () => {
  const saved = pending(savePicture);
  answer(savePicture, saved);
  await visit('/profile', { as: ngozi });
  await choosePicture(portrait);
  await expectBusy(choose);
  saved.give(ngozi);
  await expect.element(choose).not.toHaveAttribute('aria-disabled', 'true');
});

test('an account that cannot be read is said, with a way to try again', async () => {
  answer(currentUser, refused('internal', 'Something went wrong on our side.'));
  await visit('/profile', { as: ngozi });
  await expectSeen(alert('We could not load your account.'));
  answer(currentUser, ngozi);
  await button('Try again').click();
  await expectSeen(section('Your account').getByText('ngozi@example.com'));
  await expectGone(alert());
});

const completion = section('Complete your profile');
const incomplete = { ...ngozi, profile_completed: false };

test('a student completes the profile here, with the time zone of the account', async () => {
  const completed = pending(completeProfile);
  answer(completeProfile, completed);
  answer(getSettings, makeSettings({ time_zone: 'Africa/Accra' }));
  await visit('/complete-profile', { as: incomplete });
  await expectAddress('/profile');
  await expectSeen(completion);
  await expectSoundState();
  await expectGone(heading('Your name'));
  await field('Full name').fill('Ngozi Eze-Obi');
  await button('Save profile').click();
  await expectBusy(button('Save profile'));
  enrol({ ...ngozi, full_name: 'Ngozi Eze-Obi' });
  completed.give({ ...ngozi, full_name: 'Ngozi Eze-Obi' });

  await expectSeen(status('Your profile is complete.'), heading('Your name'));
  await expectGone(completion);
  expect(document.activeElement?.textContent).toBe('Your profile is complete.');
  expect(sent(completeProfile).map(({ body }) => body)).toEqual([
    { full_name: 'Ngozi Eze-Obi', time_zone: 'Africa/Accra' },
  ]);
});

test('a rejected profile keeps the typed text', async () => {
  answer(completeProfile, refused('role_denied'));
  await visit('/profile', { as: incomplete });
  await field('Full name').fill('');
  await button('Save profile').click();
  await expectRefused(field('Full name'), 'Full name is required');
  await field('Full name').fill('Ngozi');
  await button('Save profile').click();
  await expectSeen(alert('You do not have permission to complete your profile. Please contact support.'));
  await expect.element(field('Full name')).toHaveValue('Ngozi');
});

test('a time zone that is not known yet is not overwritten', async () => {
  answer(getSettings, refused('internal'));
  await visit('/profile', { as: incomplete });
  await expectSeen(alert('We could not load your settings.'));
  await expectGone(button('Save profile'));
  answer(getSettings, makeSettings({}));
  await completion.getByRole('button', { name: 'Try again' }).click();
  await expectSeen(button('Save profile'));
});

test('a student saves a name with only the keyboard', async () => {
  answer(saveName, { ...ngozi, full_name: 'Ngozi Eze-Obi' });
  await visit('/profile', { as: ngozi });
  await tabTo(choose);
  await tabTo(field('Full name'));
  await press('{End}-Obi{Enter}');
  await expectSeen(status('Your name is saved.'));
  expect(sent(saveName)[0]?.body).toEqual({ full_name: 'Ngozi Eze-Obi' });
});

/** Passes a file of this size without sending its bytes through the test's own connection. */
function handOver(input: HTMLInputElement | null, bytes: number) {
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(bytes)], 'poster.png', { type: 'image/png' }));
  if (input === null) return expect.fail('There is no field for a file.');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
