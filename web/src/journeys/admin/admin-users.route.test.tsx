import { type AdminUser, importUsers, listUsers } from '@akada/contract/observers/admin.ts';
import { changeUsers } from '@akada/contract/observers/chosen-rows.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

function getUser(number: number, differing: Partial<AdminUser> = {}): AdminUser {
  return {
    id: makeId(number),
    email: `student${number}@example.com`,
    full_name: `Student ${number}`,
    role: 'student',
    email_verified: true,
    deactivated: false,
    being_deleted: false,
    premium: false,
    created_at: '2026-09-14T08:00:00.000Z',
    ...differing,
  };
}

const main = page.getByRole('main');
const list = section('Accounts from a list');
const csv = 'name,email,role\nNgozi Eze,ngozi@school.ng,student';
const row = {
  row: 2,
  full_name: 'Ngozi Eze',
  email: 'ngozi@school.ng',
  role: 'student',
  outcome: 'ready',
  problems: {},
  link: null,
} as const;

test('the page has no accessibility errors, with the accounts from a list', async () => {
  answer(
    listUsers,
    listOf(getUser(1), getUser(2, { email_verified: false, email: `${'long'.repeat(20)}@a.example` })),
  );
  await visit('/admin/users', { as: amina });
  await expectSeen(list, main.getByText('Student 2'));
  await expectSoundPage();
});

test('each account says what is special about it', async () => {
  answer(
    listUsers,
    listOf(
      getUser(1),
      getUser(2, { role: 'tutor', email_verified: false }),
      getUser(3, { deactivated: true }),
    ),
  );
  await visit('/admin/users', { as: amina, width: 360 });
  await expectSeen(
    main.getByText('Student · Active · 14 Sept 2026'),
    main.getByText('Tutor · Not confirmed · 14 Sept 2026'),
    main.getByText('Student · Deactivated · 14 Sept 2026'),
    main.getByText('3 accounts'),
  );
  await page.viewport(1280, 800);
  const users = main.getByRole('table', { name: 'Users' });
  await expectSeen(
    users.getByRole('columnheader', { name: 'State' }),
    users.getByRole('row', { name: /Student 3 .* Student Deactivated 14 Sept 2026$/ }),
  );
  expect(sent(listUsers)[0]?.query).toMatchObject({ search: '', skip: '0', limit: '25' });
});

test('people are found by name, role and state together', async () => {
  answer(listUsers, ({ query }) =>
    query.search === 'eze' ? listOf(getUser(7)) : listOf(getUser(1), getUser(2)),
  );
  await visit('/admin/users', { as: amina });
  await expectSeen(main.getByText('Student 1'));
  await field('Role').selectOptions('Student');
  await field('State').selectOptions('Not confirmed');
  await field('Name or email').fill('eze');

  await expectSeen(main.getByText('Student 7'), main.getByText('1 account'));
  await expectGone(main.getByText('Student 1'));
  expect(sent(listUsers).at(-1)?.query).toMatchObject({
    search: 'eze',
    role: 'student',
    state: 'unverified',
  });
  await expectAddress('/admin/users?role=student&state=unverified&search=eze');
});

test('a search without a result says so', async () => {
  answer(listUsers, listOf());
  await visit('/admin/users', { as: amina });
  await expectSeen(main.getByText('No account matches.'));
  await expectGone(button('Next page'));
});

test('pages are turned, and another search starts at the first', async () => {
  answer(listUsers, ({ query }) => ({ items: [getUser(Number(query.skip) + 1)], total: 51 }));
  await visit('/admin/users', { as: amina });
  await expectSeen(main.getByText('Student 1'));
  await expect.element(button('Earlier page')).toBeDisabled();
  await button('Next page').click();
  await expectSeen(main.getByText('Student 26'));
  await button('Next page').click();
  await expectSeen(main.getByText('Student 51'));
  await expect.element(button('Next page')).toBeDisabled();

  await field('Role').selectOptions('Tutor');
  await expectSeen(main.getByText('Student 1'));
  expect(sent(listUsers).at(-1)?.query).toMatchObject({ skip: '0', role: 'tutor' });
});

test('a page beyond the last one says so, and leads back', async () => {
  answer(listUsers, ({ query }) => ({ items: query.skip === '25' ? [] : [getUser(1)], total: 3 }));
  await visit('/admin/users?page=2', { as: amina });
  await expectSeen(main.getByText('There is nothing on this page.'));
  await button('Earlier page').click();
  await expectSeen(main.getByText('Student 1'));
  await expectAddress('/admin/users');
});

test('waiting claims nothing, and a failure can be tried again', async () => {
  const users = pending(listUsers);
  answer(listUsers, users);
  await visit('/admin/users', { as: amina });
  await expectSeen(heading('Users'), field('Name or email'));
  await expectGone(main.getByText('No account matches.'));
  answer(listUsers, refused('internal', 'Something went wrong on our side.'));
  users.give(refused('internal', 'Something went wrong on our side.'));
  await expectSeen(alert('We could not load the users.'));

  answer(listUsers, listOf(getUser(1)));
  await button('Try again').click();
  await expectSeen(main.getByText('Student 1'));
  await expectGone(alert());
});

test('a list is looked through first, and the rows that need it come first', async () => {
  answer(listUsers, listOf());
  const wrong = {
    ...row,
    row: 3,
    email: 'nobody',
    outcome: 'invalid',
    problems: { email: 'Invalid email address' },
  };
  answer(importUsers, {
    rows: [row, { ...row, row: 4, outcome: 'exists' }, { ...wrong, outcome: 'invalid' }],
    links_expire_at: null,
  });
  await visit('/admin/users', { as: amina });
  await expect.element(button('Check the list')).toBeDisabled();
  await page.getByLabelText('The list').fill(csv);
  await button('Check the list').click();

  await expectSeen(
    status(
      'One person will get an account. One person will not change: they have an account. One row needs another look.',
    ),
    list.getByRole('listitem').first().getByText('email: Invalid email address'),
  );
  await expectGone(button('Make one account'));
  expect(sent(importUsers).map(({ body }) => body)).toEqual([{ csv, dry_run: true }]);
});

test('accounts are made on a second word, and their links shown once', async () => {
  answer(listUsers, listOf());
  answer(importUsers, ({ body }) =>
    body.dry_run
      ? { rows: [row], links_expire_at: null }
      : {
          rows: [{ ...row, outcome: 'created', link: 'https://akada.example/reset-password?token=abc' }],
          links_expire_at: '2026-11-09T09:00:00.000Z',
        },
  );
  await visit('/admin/users', { as: amina });
  await page.getByLabelText('The list').fill(csv);
  await button('Check the list').click();
  await field('Reason').fill('The class of November');
  await button('Make one account').click();

  await expectSeen(
    status(/until 9 Nov 2026, 10:00/),
    list.getByText('https://akada.example/reset-password?token=abc'),
  );
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await button('Print').click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await button('I have given them out').click();
  await expect.element(page.getByLabelText('The list')).toHaveValue('');
});

test('a lost answer is requested again with the same key, and another list with a new key', async () => {
  answer(listUsers, listOf());
  answer(importUsers, ({ body }) => (body.dry_run ? { rows: [row], links_expire_at: null } : networkLoss));
  await visit('/admin/users', { as: amina });
  await page.getByLabelText('The list').fill(csv);
  await button('Check the list').click();
  await field('Reason').fill('The class of November');
  await button('Make one account').click();
  await expectSeen(list.getByRole('alert'));
  await field('Reason').fill('The class of November');
  await button('Make one account').click();
  const keys = () => [
    ...new Set(sent(importUsers).flatMap((it) => (it.body.dry_run ? [] : [it.idempotencyKey]))),
  ];
  await expect.poll(() => sent(importUsers).filter(({ body }) => !body.dry_run)).toHaveLength(8);
  expect(keys()).toHaveLength(1);

  await page.getByLabelText('The list').fill(`${csv}\n`);
  await button('Check the list').click();
  await field('Reason').fill('The class of November');
  await button('Make one account').click();
  await expect.poll(keys).toHaveLength(2);
});

test('a list without accounts is rejected at its field', async () => {
  answer(listUsers, listOf());
  answer(importUsers, refused('validation_failed', { csv: 'The heading lacks the column email.' }));
  await visit('/admin/users', { as: amina });
  await page.getByLabelText('The list').fill('name\nNgozi');
  await button('Check the list').click();
  await expect
    .element(page.getByLabelText('The list'))
    .toHaveAccessibleDescription(expect.stringContaining('The heading lacks the column email.'));
  await expectGone(list.getByRole('alert'));
});

test('an administrator finds a person with only the keyboard', async () => {
  answer(listUsers, ({ query }) => ({ items: [getUser(Number(query.skip) + 1)], total: 30 }));
  await visit('/admin/users', { as: amina });
  await tabTo(field('Name or email'));
  await press('eze');
  await tabTo(button('Next page'));
  await expect.poll(() => sent(listUsers).at(-1)?.query.search).toBe('eze');
  await press('{Enter}');
  await expectSeen(main.getByText('Student 26'));
});

test('several accounts are deactivated for one reason, and the page names the omitted ones', async () => {
  answer(listUsers, listOf(getUser(1), getUser(2), getUser(3, { full_name: 'Amina Yusuf' })));
  const reason = 'You cannot change your own account here.';
  answer(changeUsers, { done: 2, left_out: [{ id: makeId(3), name: 'Amina Yusuf', why: reason }] });
  await visit('/admin/users', { as: amina, width: 360 });
  await page.getByRole('checkbox', { name: 'All on this page' }).click();
  await expectSeen(status('3 accounts chosen'));
  await expectSoundPage();
  await button('Deactivate').click();
  const asking = dialog('Deactivate: 3 accounts?');
  await asking.getByRole('button', { name: 'Deactivate' }).click();
  await expectSeen(asking.getByText('Give a reason'));
  await field('Reason').fill('They left the school.');
  await asking.getByRole('button', { name: 'Deactivate' }).click();
  await expectSeen(dialog('1 account left out').getByText(reason));
  expect(sent(changeUsers)).toMatchObject([
    {
      body: { ids: [makeId(1), makeId(2), makeId(3)], action: 'deactivate', reason: 'They left the school.' },
    },
  ]);
});
