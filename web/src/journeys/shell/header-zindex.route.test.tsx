import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../../lib/toast/toast.ts';
import { expectDocument, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = '/test/header-zindex';

test('the page has no accessibility errors', async () => {
  await visit(address);
  await expectSeen(heading('Layers of the header'));
  await expectSoundPage();
});

test('the header covers everything that passes under it', async () => {
  await visit(address);
  await expectSeen(page.getByText('Layer 99'));
  for (const layer of [1, 10, 99]) {
    const block = page.getByText(`Layer ${layer}`).element();
    scrollTo(0, block.getBoundingClientRect().top + scrollY - 10);
    const { top, height } = block.getBoundingClientRect();
    expect(top + height / 2).toBeGreaterThan(0);
    const above = document.elementFromPoint(innerWidth / 2, 12);
    expect(above?.closest('header')).not.toBeNull();
  }
});

test('a dialog lies above the header, holds the focus and gives it back', async () => {
  await visit(address);
  await tabTo(button('Open a dialog'));
  await press('{Enter}');
  await expectSeen(dialog('Above the header'));
  const above = document.elementFromPoint(innerWidth / 2, 12);
  expect(above?.closest('header')).toBeNull();
  await press('{Escape}');
  await expectGone(dialog('Above the header'));
  await expect.element(button('Open a dialog')).toHaveFocus();
});

test.each([
  ['success', status],
  ['error', alert],
  ['warning', alert],
  ['info', status],
  ['plain', status],
] as const)('a toast of kind %s is said with its urgency, and can be dismissed', async (kind, spoken) => {
  await visit(address);
  await button(`Toast: ${kind}`).click();
  await expectSeen(spoken(`A toast of kind ${kind}.`));
  await button('Dismiss').click();
  await expectGone(page.getByText(`A toast of kind ${kind}.`));
});

test('the action of a toast runs once, and the toast disappears', async () => {
  await visit(address);
  await button('Toast with Undo').click();
  await button('Undo').click();
  await expectSeen(status('It is back.'));
  await expectGone(page.getByText('Something was deleted.'));
});

test('the kinds of toasts differ without their colour', async () => {
  await visit(address);
  for (const kind of ['success', 'error', 'warning', 'info']) await button(`Toast: ${kind}`).click();
  await expectSeen(status('A toast of kind info.'));
  const pictures = [...document.querySelectorAll('.mantine-Notification-icon svg')].map(
    ({ innerHTML }) => innerHTML,
  );
  expect(new Set(pictures).size).toBe(4);
});

test('toasts lie above a dialog, and can be used there', async () => {
  let undone = 0;
  await visit(address);
  await button('Toast: success').click();
  await expectSeen(status('A toast of kind success.'));
  await button('Open a dialog').click();
  await expectSeen(dialog('Above the header'));
  toast.error('It is not saved.', { action: { text: 'Save again', run: () => (undone += 1) } });

  await expectSeen(alert('It is not saved.'));
  await button('Save again').click();
  expect(undone).toBe(1);
  await expectSeen(dialog('Above the header'));

  await button('Close it').click();
  await expectGone(dialog('Above the header'));
  await button('Dismiss').click();
  await expectGone(page.getByText('A toast of kind success.'));
});

test('in the dark a toast differs from the cards below it', async () => {
  await visit(address, { scheme: 'dark' });
  await button('Open a dialog').click();
  const card = getComputedStyle(dialog('Above the header').element()).backgroundColor;
  toast.info('Saved.');
  await expectSeen(status('Saved.'));
  expect(getComputedStyle(status('Saved.').element()).backgroundColor).not.toBe(card);
});

test('all toasts are visible together, and a tall stack shows its newest', async () => {
  await visit(address, { width: 360 });
  for (let number = 1; number <= 6; number += 1) toast.info(`Toast ${number}.`);
  for (let number = 1; number <= 6; number += 1)
    await expect.element(status(`Toast ${number}.`)).toBeInViewport({ ratio: 1 });

  for (let number = 7; number <= 20; number += 1) toast.info(`Toast ${number}.`);
  await expect.element(status('Toast 20.')).toBeInViewport({ ratio: 1 });
  await expect.element(status(/^Toast 1\.$/)).not.toBeInViewport();
  status(/^Toast 1\.$/)
    .element()
    .scrollIntoView();
  await expect.element(status(/^Toast 1\.$/)).toBeInViewport({ ratio: 1 });
});

test('the bar knows whether a user is signed in', async () => {
  await visit(address, { as: ngozi });
  await expect.element(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
  await expectGone(link('Login'));
});

test('a visitor finds both ways in, and home is another document', async () => {
  await visit(address);
  await expect.element(link('Login')).toHaveAttribute('href', '/login');
  await expect.element(link('Register')).toHaveAttribute('href', '/register');
  await link('Akada, home').click();
  await expectDocument('/');
});
