import { signInOptions } from '@akada/contract/identity/accounts.ts';
import { type AdminUser, type ImportRow, importUsers, listUsers } from '@akada/contract/observers/admin.ts';
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

const openList = async (text: string, width: 360 | 1280 = 1280) => {
  answer(listUsers, listOf());
  await visit('/admin/users', { as: amina, width });
  await page.getByLabelText('The list').fill(text);
};
const buildRows = (count: number, differing: Partial<ImportRow>): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({ ...row, row: index + 2, ...differing }));

test('an untidy list is read, mended and checked, and a phone shows what is to do', async () => {
  answer(importUsers, ({ body }) => ({
    rows: buildRows(body.csv.split('\r\n').length - 1, {
      outcome: body.csv.includes('ngozi') ? 'exists' : 'ready',
    }),
    links_expire_at: null,
  }));
  await openList(
    'UNITY COLLEGE\nSurname;First name;E-mail\nEZE;Ngozi;ngozi@school.ng\nOjo;Tunde;tunde@gmial.com\nObi;Ada;',
    360,
  );
  await expectSeen(
    list.getByText('Columns found: surname, first name, email. Other columns are not read.'),
    list.getByText('There is no email address.'),
  );
  await expectSoundPage();
  await button('Check the list').click();
  await expectSeen(list.getByText('here already'));
  await button('Change row 4 to tunde@gmail.com').click();

  await expectSeen(button('Invite 1 person, without the 1'));
  expect(sent(importUsers).map(({ body }) => body.csv)).toEqual([
    'name,email,role\r\n"Ngozi EZE","ngozi@school.ng","student"',
    'name,email,role\r\n"Tunde Ojo","tunde@gmail.com","student"',
  ]);
  await expectSoundPage();
});

test('a list without known headings is read by the columns that an administrator chooses', async () => {
  answer(importUsers, { rows: [row], links_expire_at: null });
  await openList('Who,Where\nNgozi Eze,ngozi at school');
  await expect.element(button('Check the list')).toBeDisabled();
  await page.getByLabelText('Name', { exact: true }).selectOptions('Column 1');
  await page.getByLabelText('Email', { exact: true }).selectOptions('Column 2');
  await expectSeen(list.getByText('“ngozi at school” is not an email address.'));
});

test('accounts are made on a second word, and their links shown once', async () => {
  answer(signInOptions, { mail: 'none', google: false });
  answer(importUsers, ({ body }) =>
    body.dry_run
      ? { rows: [row], links_expire_at: null }
      : {
          rows: [{ ...row, outcome: 'created', link: 'https://akada.example/reset-password?token=abc' }],
          links_expire_at: '2026-11-09T09:00:00.000Z',
        },
  );
  await openList(csv);
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

test('a long list goes in parts, and a lost answer continues with the key of its part', async () => {
  let isLost = true;
  answer(importUsers, ({ body }) => {
    const count = body.csv.split('\r\n').length - 1;
    if (body.dry_run) return { rows: buildRows(count, {}), links_expire_at: null };
    return isLost && count === 1
      ? networkLoss
      : { rows: buildRows(count, { outcome: 'created' }), links_expire_at: null };
  });
  const people = Array.from({ length: 401 }, (_, index) => `Student ${index},s${index}@school.ng`);
  await openList(['name,email', ...people].join('\n'));
  await button('Check the list').click();
  await field('Reason').fill('The class of November');
  await button('Invite 401 people').click();
  await expectSeen(list.getByRole('alert').getByText(/Press the button again to continue/));
  isLost = false;
  await button('Invite 401 people').click();

  await expectSeen(status('401 people get an email with a link to choose a password.'));
  const runs = sent(importUsers).filter(({ body }) => !body.dry_run);
  expect(runs.every(({ body }) => body.invite === true)).toBe(true);
  const keys = (isLast: boolean) =>
    new Set(runs.filter(({ body }) => body.csv.includes('s400@') === isLast).map((it) => it.idempotencyKey));
  expect([keys(false).size, keys(true).size]).toEqual([1, 1]);
  expect(runs.filter(({ body }) => body.csv.includes('s0@'))).toHaveLength(1);
});

test('a list that the server rejects keeps its text', async () => {
  answer(importUsers, refused('validation_failed', { csv: 'A character in this text cannot be stored' }));
  await openList(csv);
  await button('Check the list').click();
  await expectSeen(list.getByRole('alert'));
  await expect.element(page.getByLabelText('The list')).toHaveValue(csv);
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
