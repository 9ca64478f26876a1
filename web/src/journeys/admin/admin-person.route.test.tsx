import { signInOptions } from '@akada/contract/identity/accounts.ts';
import {
  endParentOfPerson,
  inviteParentOfPerson,
  listParentsOfPerson,
  type Parent,
} from '@akada/contract/identity/parents.ts';
import { startViewing } from '@akada/contract/identity/viewing.ts';
import { listUsers, sendConfirmation } from '@akada/contract/observers/admin.ts';
import { type AuditRow, listAudit } from '@akada/contract/observers/audit.ts';
import { unlockPassword } from '@akada/contract/observers/locked-passwords.ts';
import {
  type AdminPerson,
  createUser,
  deactivateUser,
  editUser,
  eraseUser,
  givePremium,
  makeResetLink,
  raiseLimit,
  readPerson,
  verifyUser,
} from '@akada/contract/observers/people.ts';
import { type Consequences, readConsequences } from '@akada/contract/observers/person-consequences.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { viewingKey } from '../../lib/device/viewing-tab.ts';
import { visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  choose,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId, makeMonth } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const path = `/admin/users/${ngozi.id}`;

function getPerson(differing: Partial<AdminPerson> = {}): AdminPerson {
  const { id, email, full_name, role, created_at } = ngozi;
  return {
    id,
    email,
    full_name,
    role,
    created_at,
    email_verified: true,
    deactivated: false,
    being_deleted: false,
    premium: true,
    deletion_due_at: null,
    premium_until: '2026-12-14T10:00:00.000Z',
    profile_completed: true,
    time_zone: 'Africa/Lagos',
    has_password: true,
    password_locked_until: null,
    second_factor: true,
    devices: [
      {
        id: makeId(1),
        device: 'Chrome on Android',
        created_at: '2026-11-01T09:00:00.000Z',
        last_used_at: '2026-11-27T09:00:00.000Z',
      },
    ],
    usage: makeMonth({ mcq: 4 }).items.map((item) => ({ ...item, raised: null })),
    plan: 'premium',
    plan_given: false,
    renews: true,
    periods: [{ kind: 'paid', from: '2026-11-14T10:00:00.000Z', until: '2026-12-14T10:00:00.000Z' }],
    payments: [
      {
        reference: makeId(2),
        state: 'paid',
        purpose: 'month',
        amount: 150_000,
        currency: 'NGN',
        failure: null,
        channel: 'card',
        created_at: '2026-11-14T10:00:00.000Z',
        settled_at: '2026-11-14T10:00:05.000Z',
        receipts: [],
        subject_id: null,
        by_link: false,
        held: false,
        refund: { amount: 150_000, state: 'processed', actor: 'admin', processed: 150_000 },
        chargeback: null,
        unneeded: false,
      },
    ],
    ...differing,
  };
}

const line: AuditRow = {
  id: makeId(9),
  actor: { id: amina.id, full_name: amina.full_name },
  target: { id: ngozi.id, full_name: ngozi.full_name },
  action: 'user.edit',
  before: { full_name: 'N. Eze' },
  after: { full_name: 'Ngozi Eze' },
  reason: 'As on her letter',
  created_at: '2026-11-20T09:00:00.000Z',
};

const consequences: Consequences = {
  sessions: 2,
  tutorials: 1,
  tutorial_students: 8,
  seats: 0,
  refunds: 900_000,
  lessons: 1,
  renews: true,
  devices: 1,
};

beforeEach(() => {
  answer(readConsequences, consequences);
  answer(signInOptions, { mail: 'smtp', google: false });
  answer(readPerson, getPerson());
  answer(listAudit, listOf(line));
});

test('the page has no accessibility errors, and shows the reason for premium, devices, the month and the record', async () => {
  await visit(path, { as: amina });
  await expectSeen(
    heading('Ngozi Eze'),
    section('Premium plan').getByText('14 Nov 2026 to 14 Dec 2026'),
    section('Signed in on').getByText('Chrome on Android'),
    section('Use this month').getByText('4 of 5'),
    section('Latest payments').getByText('₦1,500 went back'),
    section('Latest payments').getByRole('link', { name: '₦1,500' }),
    main.getByText('full name: N. Eze → Ngozi Eze'),
  );
  await expectSoundPage();
});

test('a person is deactivated after the consequences were counted, with a reason and what was shown', async () => {
  answer(deactivateUser, getPerson({ deactivated: true, devices: [] }));
  await visit(path, { as: amina, width: 360 });
  await button('Deactivate').click();
  const asking = dialog('Deactivate Ngozi Eze?');
  await expectSeen(
    asking.getByText('2 coming sessions are cancelled.'),
    asking.getByText('1 group tutorial is cancelled for 8 students.'),
    asking.getByText('₦9,000 goes back to those who paid.'),
    asking.getByText('1 lesson returns to its package.'),
    asking.getByText('Premium is not renewed while the account is closed.'),
    asking.getByText('1 device is signed out.'),
  );
  await expectSoundPage();
  await asking.getByRole('button', { name: 'Deactivate' }).click();
  await expectSeen(asking.getByText('Give a reason'));
  await field('Reason').fill('Shared the account');
  answer(readPerson, getPerson({ deactivated: true, devices: [] }));
  await asking.getByRole('button', { name: 'Deactivate' }).click();

  await expectSeen(status('Done. It is in the record.'), button('Restore'));
  const { full_name, role, deactivated, deletion_due_at, premium_until } = getPerson();
  expect(sent(deactivateUser)[0]).toMatchObject({
    params: { id: ngozi.id },
    body: {
      reason: 'Shared the account',
      seen: { full_name, role, deactivated, deletion_due_at, premium_until },
    },
  });
});

test('a slower administrator reads the change of a faster one', async () => {
  answer(editUser, refused('conflict', 'This account has changed: the role is tutor.'));
  await visit(path, { as: amina });
  await button('Change name or role').click();
  await choose('Role', 'Administrator');
  await field('Reason').fill('Heads the school');
  await dialog('Change Ngozi Eze').getByRole('button', { name: 'Change name or role' }).click();
  await expectSeen(alert('the role is tutor'));
  expect(sent(editUser)[0]?.body).toMatchObject({ full_name: 'Ngozi Eze', role: 'admin' });
});

test('more of a limit and days of premium are given, and an account erased by its address', async () => {
  answer(raiseLimit, getPerson());
  answer(givePremium, getPerson());
  answer(eraseUser, refused('validation_failed', { email: 'This is not the address of the account.' }));
  await visit(path, { as: amina });
  await button('Give more').click();
  await field('How many more a month').fill('3');
  await field('Until the end of').fill('2026-12-31');
  await field('Reason').fill('A file failed twice');
  await dialog('More for Ngozi Eze').getByRole('button', { name: 'Give more' }).click();
  await expectGone(dialog('More for Ngozi Eze'));
  expect(sent(raiseLimit)[0]?.body).toMatchObject({ kind: 'mcq', extra: 3, extra_seen: null });

  await button('Give premium').click();
  await field('Days').fill('3');
  await field('Reason').fill('A file failed twice');
  await dialog('Premium for Ngozi Eze').getByRole('button', { name: 'Give premium' }).click();
  await expectGone(dialog('Premium for Ngozi Eze'));
  expect(sent(givePremium)[0]?.body).toMatchObject({ days: 3 });

  await button('Erase').click();
  await field('Email address of the account').fill('other@example.com');
  await field('Reason').fill('Asked by letter');
  await dialog('Erase Ngozi Eze?').getByRole('button', { name: 'Erase' }).click();
  await expect
    .element(field('Email address of the account'))
    .toHaveAccessibleDescription(expect.stringContaining('This is not the address of the account.'));
});

test('why a person cannot sign in is said, and the link is sent again', async () => {
  const unconfirmed = { email_verified: false, deactivated: false, being_deleted: false, premium: true };
  const { id, email, full_name, role, created_at } = ngozi;
  answer(readPerson, getPerson(unconfirmed));
  answer(sendConfirmation, { id, email, full_name, role, created_at, ...unconfirmed });
  await visit(path, { as: amina });
  await expectSeen(
    status('Ngozi Eze cannot sign in').getByText(
      'The email address is not confirmed yet. The owner can sign in after that.',
    ),
  );
  await button('Send the link again').click();
  await expectSeen(status(`A link is on its way to ${ngozi.email}.`));
  expect(sent(sendConfirmation)[0]?.params).toEqual({ id: ngozi.id });
});

test('a sign-in that waits after wrong passwords is said first, and opened with a reason', async () => {
  answer(readPerson, getPerson({ password_locked_until: '2026-12-01T13:20:00.000Z' }));
  answer(unlockPassword, getPerson());
  await visit(path, { as: amina, width: 360 });
  const panel = status('Ngozi Eze cannot sign in');
  await expectSeen(panel.getByText(/A new device can try again at .*14:20\./));
  await expectSoundPage();
  await panel.getByRole('button', { name: 'Open now' }).click();
  await field('Reason').fill('She mixed up two passwords');
  answer(readPerson, getPerson());
  await dialog('Open the sign-in of Ngozi Eze?').getByRole('button', { name: 'Open now' }).click();
  await expectSeen(status('Done. It is in the record.'));
  await expectGone(panel);
  expect(sent(unlockPassword)[0]?.body).toMatchObject({ reason: 'She mixed up two passwords' });
});

test('one’s own account is only looked at', async () => {
  answer(readPerson, getPerson({ id: amina.id, full_name: amina.full_name, role: 'admin' }));
  await visit(`/admin/users/${amina.id}`, { as: amina, width: 360 });
  await expectSeen(main.getByText('This is your own account. Another administrator can change it.'));
  await expectGone(button('Deactivate'), button('Give premium'), button('Sign out everywhere'));
});

test('a person who was erased is said to be gone', async () => {
  answer(readPerson, refused('not_found', 'This does not exist or is no longer there.'));
  await visit(path, { as: amina });
  await expectSeen(main.getByText('This account is not here.'), link('All users'));
});

test('a new user gets a link, shown where no mail goes out', async () => {
  answer(listUsers, listOf());
  answer(createUser, {
    id: makeId(3),
    link: 'https://a.example/reset?token=x',
    link_expires_at: '2026-12-05T09:00:00.000Z',
  });
  await visit('/admin/users', { as: amina });
  await button('New user').click();
  await field('Full name').fill('Bola Ige');
  await field('Email address').fill('bola@example.com');
  await dialog('New user').getByRole('radio', { name: 'Tutor', exact: true }).click();
  await button('Make the account').click();
  await expectSeen(dialog('Bola Ige has an account'));
  await expect.element(field('Link')).toHaveValue('https://a.example/reset?token=x');
  expect(sent(createUser)[0]?.body).toEqual({
    full_name: 'Bola Ige',
    email: 'bola@example.com',
    role: 'tutor',
  });
});

test('the record is narrowed by its address, and leads to the person', async () => {
  await visit('/admin/audit?action=user.', { as: amina });
  await expectSeen(link('Edit: Ngozi Eze'), main.getByText('“As on her letter”'));
  expect(sent(listAudit)[0]?.query).toMatchObject({ action: 'user.', skip: '0' });
  await expectSoundPage();
});

test('a reset link is made with a reason, whatever sends mail, and shown once', async () => {
  const made = 'https://akada.example/reset-password?token=abc';
  answer(makeResetLink, { link: made, expires_at: '2026-11-28T09:30:00.000Z' });
  await visit(path, { as: amina });
  await button('Make a reset link').click();
  const asking = dialog('A reset link for Ngozi Eze?');
  await expectSeen(asking.getByText(/payouts to a tutor wait for 48 hours/));
  await asking.getByRole('button', { name: 'Make a reset link' }).click();
  await expectSeen(asking.getByText('Give a reason'));
  await field('Reason').fill('She came with her card');
  await asking.getByRole('button', { name: 'Make a reset link' }).click();

  await expectSeen(dialog('A link for Ngozi Eze').getByText(/until 28 Nov 2026, 10:30/));
  await expect.element(field('Link')).toHaveValue(made);
  await button('Done').click();
  await expectGone(dialog('A link for Ngozi Eze'));
  expect(sent(makeResetLink)).toMatchObject([
    {
      params: { id: ngozi.id },
      body: { reason: 'She came with her card', seen: { role: 'student' } },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('an address is confirmed by hand with a reason', async () => {
  answer(readPerson, getPerson({ email_verified: false }));
  answer(verifyUser, getPerson());
  await visit(path, { as: amina });
  await button('Confirm the address').click();
  await field('Reason').fill('She wrote from it');
  answer(readPerson, getPerson());
  await dialog(`Confirm ${ngozi.email}?`).getByRole('button', { name: 'Confirm the address' }).click();
  await expectGone(button('Confirm the address'));
  expect(sent(verifyUser)).toMatchObject([{ body: { reason: 'She wrote from it' } }]);
});

test.each([{ role: 'admin' }, { deactivated: true }] as const)('no link is offered for %o', async (state) => {
  answer(readPerson, getPerson(state));
  await visit(path, { as: amina });
  await expectSeen(heading('Ngozi Eze'), button('Erase'));
  await expectGone(button('Make a reset link'));
});

test('an administrator gives a reason and opens the pages of the person in a new tab', async () => {
  answer(readPerson, getPerson());
  const user = {
    id: ngozi.id,
    role: 'student',
    full_name: ngozi.full_name,
    email_verified: true,
    profile_completed: true,
  } as const;
  const started = { token: 'of a viewing', until: '2026-12-01T12:15:00.000Z' };
  answer(startViewing, started);
  const copies: (string | null)[] = [];
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    copies.push(sessionStorage.getItem(viewingKey));
    return copies.length === 1 ? null : ({} as Window);
  });
  await visit(path, { as: amina, width: 360 });
  await button('View as').click();
  const viewDialog = dialog(`View Akada as ${ngozi.full_name}?`);
  await viewDialog.getByLabelText('Reason').fill('She cannot find a booking');
  await viewDialog.getByRole('button', { name: 'View as' }).click();

  await expectSeen(page.getByText('Your browser has blocked the new tab. Open it with this button.'));
  await button('Open in a new tab').click();
  await expectGone(button('Open in a new tab'));
  expect(copies.map((copy) => JSON.parse(copy ?? ''))).toEqual([1, 2].map(() => ({ ...started, user })));
  expect(sessionStorage.getItem(viewingKey)).toBeNull();
  expect(sent(startViewing)).toMatchObject([
    { params: { id: ngozi.id }, body: { reason: 'She cannot find a booking' } },
  ]);
  open.mockRestore();
});

test('an administrator invites a parent of a minor, and ends the page', async () => {
  const father: Parent = {
    id: makeId(9),
    name: 'Mr Obi',
    email: null,
    mails: false,
    by_school: true,
    can_end: false,
    created_at: '2026-12-01T09:00:00.000Z',
    last_opened_at: null,
  };
  answer(readPerson, getPerson());
  answer(inviteParentOfPerson, { parent: father, url: 'https://akada.test/parent/x', is_mailed: false });
  await visit(path, { as: amina, width: 360 });
  await button('Invite a parent').click();
  await field('Name of the parent').fill('Mr Obi');
  answer(listParentsOfPerson, { items: [father] });
  await button('Make the link').click();
  await expectSeen(dialog('Send the link to Mr Obi'));
  await button('Done').click();
  expect(sent(inviteParentOfPerson)).toMatchObject([{ params: { id: ngozi.id }, body: { name: 'Mr Obi' } }]);

  answer(endParentOfPerson, undefined);
  await section('Parents').getByRole('button', { name: 'End', exact: true }).click();
  answer(listParentsOfPerson, { items: [] });
  await button('End it').click();
  await expectSeen(page.getByText('No parent reads how this student does.'));
  expect(sent(endParentOfPerson)).toMatchObject([{ params: { id: ngozi.id, parent_id: father.id } }]);
});
