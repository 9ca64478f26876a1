import { expect, test } from 'vitest';
import { takeUnknownAddress } from '../../lib/device/unknown-address.ts';
import { expectAddress, expectDocument, visit } from '../../testing/app-under-test.tsx';
import { expectSeen, heading, link } from '../../testing/on-screen.ts';
import { makeDocumentsLeft } from '../../testing/page-network.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';

test.each(['/nowhere', '/dashboard/nowhere', '/mcq/results', '/admin', '/Login/extra'])(
  '%s leads home, which is another document',
  async (path) => {
    await visit(path);
    await expectAddress('/');
    await expectDocument('/');
    expect(takeUnknownAddress()).toBe(`There is no page at ${path}`);
    expect(takeUnknownAddress()).toBeNull();
  },
);

test('so it is for a user who is signed in', async () => {
  await visit('/nowhere', { as: ngozi });
  await expectDocument('/');
  expect(takeUnknownAddress()).toBe('There is no page at /nowhere');
});

test.each([
  [tunde, '/tutorials/t1/edit', '/tutor/tutorials?id=t1'],
  [tunde, '/tutors/t1', '/tutor/dashboard?id=t1'],
  [tunde, '/sessions/new', '/tutor/tutorials'],
  [tunde, '/sessions/s1/edit', '/tutor/tutorials?id=s1'],
  [ngozi, '/tutorials/new', '/sessions/new'],
  [ngozi, '/sessions/s1/edit', '/sessions/s1'],
  [amina, '/users', '/admin/users'],
] as const)('an address that means another page leads there', async (as, path, to) => {
  await visit(path, { as });
  await expectAddress(to);
});

test('neither case nor a slash at the end makes an address unknown', async () => {
  await visit('/LOGIN/');
  await expectSeen(heading('Sign in'));
  expect(makeDocumentsLeft()).toEqual([]);
});

test.each(['/terms', '/privacy'])('%s is a separate document, also from inside the app', async (path) => {
  await visit('/profile', { as: ngozi });
  await link(path === '/terms' ? 'Terms' : 'Privacy').click();
  await expectDocument(path);
});
