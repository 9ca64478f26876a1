import { savePreferences } from '@akada/contract/observers/notifications.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectSeen, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { answerSettings, preferences } from '../../testing/settings-sections.ts';

beforeEach(answerSettings);

test('notifications are chosen by kind and channel; what guards the account cannot be turned off', async () => {
  const saved = { ...preferences, items: [...preferences.items], daily_digest: true };
  answer(savePreferences, saved);
  await visit('/settings/notifications', { as: ngozi });
  await expect.element(page.getByRole('checkbox', { name: 'My password changes, by email' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'A note is ready, by email' }).click();
  await page.getByRole('checkbox', { name: 'A note is ready, in the app' }).click();
  await page.getByRole('checkbox', { name: /^Get one email each morning/ }).click();
  await button('Save notifications').click();

  await expectSeen(status('Your choices are saved.'));
  expect(sent(savePreferences)[0]?.body).toEqual({
    items: [{ type: 'PDF_UPLOAD_SUCCESS', in_app: false, email: true }],
    daily_digest: true,
  });
});

test('choices that could not be saved say so and stay chosen', async () => {
  answer(savePreferences, refused('internal', 'Something went wrong on our side.'));
  await visit('/settings/notifications', { as: ngozi });
  const byMail = page.getByRole('checkbox', { name: 'A note is ready, by email' });
  await byMail.click();
  await button('Save notifications').click();
  await expectSeen(alert('Something went wrong on our side.'));
  await expect.element(byMail).toBeChecked();
});
