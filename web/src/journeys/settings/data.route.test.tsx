import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { cancelDeletion, prepareExport, requestDeletion } from '@akada/contract/observers/privacy.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectDocument, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { answerSettings, deletion, settings } from '../../testing/settings-sections.ts';

beforeEach(answerSettings);

const download = section('Download my data');

test('the download begins automatically and can be repeated', async () => {
  const path = `/api/v1/exports/${'e'.repeat(43)}`;
  const prepared = pending(prepareExport);
  answer(prepareExport, prepared);
  await visit('/settings/data', { as: ngozi });
  await download.getByRole('button').click();
  await expectBusy(download.getByRole('button'));
  prepared.give({ download_path: path, expires_at: new Date(Date.now() + 600_000).toISOString() });

  await expectDocument(path);
  const repeated = download.getByRole('link', { name: 'Download it again' });
  await expect.element(repeated).toHaveFocus();
  await expect.element(repeated).toHaveAttribute('href', path);
  await expectSeen(status('Your download has started.'));
});

test('a student can stay offline, and come back', async () => {
  const recipient = { host: 'model.example', model: 'big-model', is_local: false };
  const chosen = (choice: 'agreed' | 'offline') => ({
    recipient,
    choice,
    chosen_at: '2026-11-20T09:00:00.000Z',
  });
  const model = section('Language model');
  answer(getModelChoice, chosen('agreed'));
  answer(chooseModel, chosen('offline'));
  await visit('/settings/data', { as: ngozi });
  await expectSeen(
    model.getByText(
      'On 20 November 2026 you agreed that passages of your notes, and pictures of pages without text, are sent to big-model at model.example.',
    ),
  );
  await model.getByRole('button').click();
  await expectSeen(model.getByText(/^You said no: none of your notes are sent/));
  await model.getByRole('button', { name: 'Allow it' }).click();
  await expect.poll(() => sent(chooseModel).map(({ body }) => body.choice)).toEqual(['offline', 'agreed']);
});

test('a rejected download can be tried again', async () => {
  answer(prepareExport, refused('too_many_requests', 'Three archives a day are enough.'));
  await visit('/settings/data', { as: ngozi });
  await download.getByRole('button').click();
  await expectSeen(alert('Three archives a day are enough.'), button('Download my data'));
});

test('an account is deleted by its address and its password, and can be kept until then', async () => {
  answer(requestDeletion, { deletion_due_at: '2026-11-16T09:00:00.000Z' });
  answer(cancelDeletion, undefined);
  await visit('/settings/data', { as: ngozi });
  await deletion.getByRole('button').click();
  const requested = dialog('Delete your account?');
  await requested.getByLabelText('Email address').fill('ngozi@example.com');
  await requested.getByLabelText('Password', { exact: true }).fill('correct horse');
  answer(getSettings, { ...settings, deletion_due_at: '2026-11-16T09:00:00.000Z' });
  await requested.getByRole('button', { name: 'Delete my account' }).click();

  await expectSeen(status('Your account will be deleted on 16 November 2026.'));
  await expectGone(requested);
  expect(sent(requestDeletion)[0]?.body).toEqual({ email: 'ngozi@example.com', password: 'correct horse' });

  answer(getSettings, settings);
  await button('Keep my account').click();
  await expectSeen(deletion.getByText('This happens when you delete your account:'));
  expect(sent(cancelDeletion)).toHaveLength(1);
});

test('the page and the server report a rejected deletion at its fields', async () => {
  answer(requestDeletion, refused('validation_failed', { email: 'This is not your address.' }));
  await visit('/settings/data', { as: ngozi });
  await deletion.getByRole('button').click();
  const requested = dialog('Delete your account?');
  const confirm = requested.getByRole('button', { name: 'Delete my account' });
  const email = requested.getByLabelText('Email address');
  await confirm.click();
  await expectRefused(email, 'Type your email address');
  await expectRefused(requested.getByLabelText('Password', { exact: true }), 'Password is required');
  expect(sent(requestDeletion)).toEqual([]);

  await email.fill('amina@example.com');
  await requested.getByLabelText('Password', { exact: true }).fill('correct horse');
  await confirm.click();
  await expectRefused(email, 'This is not your address.');
  await expect.element(email).toHaveFocus();
  await expectGone(requested.getByRole('alert'));
});

test('a deletion that could not be undone stays, and says so', async () => {
  answer(getSettings, { ...settings, deletion_due_at: '2026-11-16T09:00:00.000Z' });
  answer(cancelDeletion, refused('unavailable', 'The service is busy.'));
  await visit('/settings/data', { as: ngozi });
  await button('Keep my account').click();
  await expectSeen(alert('The service is busy.'), status(/Your account will be deleted/));
});

test('a dialog opens with only the keyboard, holds the focus and returns it', async () => {
  await visit('/settings/data', { as: ngozi });
  await tabTo(deletion.getByRole('button'));
  await press('{Enter}');
  const requested = dialog('Delete your account?');
  await tabTo(requested.getByLabelText('Email address'));
  await press('ngozi@example.com{Enter}');
  await expectRefused(requested.getByLabelText('Password', { exact: true }), 'Password is required');
  await press('{Escape}');
  await expectGone(requested);
  await expect.element(deletion.getByRole('button')).toHaveFocus();
});
