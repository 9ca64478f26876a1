import { test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = `/share/accept?token=${'i'.repeat(43)}`;

test('is sound', async () => {
  await visit(address, { as: ngozi });
  await expectSeen(heading('Shared content'));
  await expectSoundPage();
});

test('says that it cannot be opened yet, and the invitation stays in the address', async () => {
  await visit(address, { as: ngozi });
  await expectSeen(status('This cannot be opened here yet'));
  await expectAddress(address);
});

test('by keyboard alone one starts with a note of one’s own', async () => {
  await visit(address, { as: ngozi });
  await tabTo(link('start with a note of your own'));
  await press('{Enter}');
  await expectAddress('/tools/upload');
});
