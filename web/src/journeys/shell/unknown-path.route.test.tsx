import { expect, test } from 'vitest';
import { expectAddress, expectDocument, visit } from '../../testing/app-under-test.tsx';
import { expectSeen, heading, link } from '../../testing/on-screen.ts';
import { documentsLeftFor } from '../../testing/page-network.ts';
import { ngozi } from '../../testing/people.ts';

test.each(['/nowhere', '/dashboard/nowhere', '/mcq/results', '/admin', '/Login/extra'])(
  '%s leads home, which is another document',
  async (path) => {
    await visit(path);
    await expectAddress('/');
    await expectDocument('/');
  },
);

test('so it is for a user who is signed in', async () => {
  await visit('/nowhere', { as: ngozi });
  await expectDocument('/');
});

test('neither case nor a slash at the end makes an address unknown', async () => {
  await visit('/LOGIN/');
  await expectSeen(heading('Sign in'));
  expect(documentsLeftFor()).toEqual([]);
});

test.each(['/terms', '/privacy'])('%s is a document of its own, also from inside the app', async (path) => {
  await visit('/profile', { as: ngozi });
  await link(path === '/terms' ? 'Terms' : 'Privacy').click();
  await expectDocument(path);
});
