import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { expectSeen, heading } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');

test('the page has no accessibility errors, and each tool is a keypress away', async () => {
  await visit('/tools', { as: ngozi });
  await expectSeen(heading('Upload notes'));
  await expectSoundPage();
  await expect
    .element(main.getByRole('link', { name: /^Upload notes/ }))
    .toHaveAttribute('href', '/tools/upload');
  await expect
    .element(main.getByRole('link', { name: /^Explain a note/ }))
    .toHaveAttribute('href', '/tools/note-explanation');
  await tabTo(main.getByRole('link', { name: /^Make questions/ }));
  await press('{Enter}');
  await expectAddress('/tools/mcq');
});
