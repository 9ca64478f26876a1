/** Premium for a class or a school: ordering and paying, taking a seat, and confirming a transfer. */
import {
  confirmTransfer,
  createGroup,
  getGroup,
  giveSeatBack,
  joinGroup,
  listGroups,
  listInvoices,
  listMembers,
  orderInvoice,
  removeMember,
} from '@akada/contract/base/premium-groups.ts';
import { getSubscription } from '@akada/contract/base/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { alert, button, dialog, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeSubscription } from '../../testing/samples/subscription-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const invoice = {
  id: makeId(71),
  number: 'AKG-1001',
  seats: 30,
  months: 3,
  amount: 13_500_000,
  state: 'open',
  paid_by: null,
  paid_at: null,
  created_at: '2026-11-20T09:00:00.000Z',
} as const;
const group = {
  id: makeId(70),
  name: 'Hope College',
  state: 'active',
  seats: 30,
  taken: 28,
  join_code: 'BCDF-GH23',
  paid_until: '2027-01-31T12:00:00.000Z',
  seats_until: '2027-02-07T12:00:00.000Z',
  invoice,
  bank_account: 'GTBank, 0123456789, Akada Ltd',
} as const;
const seat = { name: 'Hope College', paid_until: group.paid_until, seats_until: group.seats_until };

test('a teacher orders seats, sees the price first, and reads how to pay', async () => {
  answer(listGroups, listOf());
  answer(createGroup, group);
  await visit('/premium-groups', { as: tunde, width: 360 });
  await expectSeen(heading('Premium for a group'), page.getByText(/^You pay for no group/));
  await button('Order seats').click();
  await expectSeen(dialog('Premium for a class or school'), page.getByText('₦135,000 for 30 seats'));
  await field('Seats').fill('1');
  await button('Order').click();
  await expectSeen(page.getByText('At least 2 seats'), page.getByText('Give a name'));
  await expectSoundState();
  await field('Name of the class or school').fill('Hope College');
  await field('Seats').fill('30');
  answer(listGroups, listOf(group));
  await button('Order').click();
  await expectSeen(
    heading('Hope College'),
    page.getByText(/^2 of 30 seats are free\..*Your invoice of ₦135,000 is not paid yet\./),
    page.getByText(/^By transfer: send ₦135,000 to GTBank, 0123456789, Akada Ltd\. Write AKG-1001/),
    button('Pay ₦135,000 now'),
  );
  await expectSoundPage();
  expect(sent(createGroup)).toMatchObject([{ body: { name: 'Hope College', seats: 30, months: 3 } }]);
});

test('an owner sees the members, frees a seat, and cannot order fewer seats than members', async () => {
  const paid = {
    ...group,
    invoice: { ...invoice, state: 'paid', paid_by: 'transfer', paid_at: invoice.created_at },
  } as const;
  answer(getGroup, paid);
  answer(listMembers, listOf({ id: ngozi.id, full_name: 'Ngozi Eze', taken_at: invoice.created_at }));
  answer(removeMember, undefined);
  answer(orderInvoice, refused('conflict', '28 people have a seat. Take seats back first, or order more.'));
  await visit(`/premium-groups?id=${group.id}`, { as: tunde, width: 360 });
  await expectSeen(page.getByText(/^Invoice AKG-1001 of ₦135,000 was paid by bank transfer/));
  await expectSoundPage();
  await button('Take the seat back: Ngozi Eze').click();
  await expectSeen(page.getByText(/^The seat of Ngozi Eze is free/));
  expect(sent(removeMember)).toHaveLength(1);
  await button('Order further months').click();
  await button('Order').click();
  await expectSeen(alert('28 people have a seat. Take seats back first, or order more.'));
});

test('a student takes a seat by a code, reads who pays, and reads when it has ended', async () => {
  answer(listGroups, listOf());
  answer(getSubscription, makeSubscription());
  answer(joinGroup, refused('validation_failed', { code: 'No group has this code.' }));
  await visit('/premium-groups', { as: ngozi, width: 360 });
  const code = field('Code of your class or school');
  await code.fill('wrong');
  await button('Take a seat').click();
  await expectSeen(page.getByText('No group has this code.'));
  answer(joinGroup, { ...seat, state: 'active' });
  answer(getSubscription, makeSubscription({ has_subscription: true, seat: { ...seat, state: 'active' } }));
  await code.fill('bcdf gh23');
  await button('Take a seat').click();
  await expectSeen(heading('Your seat'), page.getByText(/^Hope College pays for your premium until/));
  await expectSoundPage();
  answer(giveSeatBack, undefined);
  answer(getSubscription, makeSubscription({ seat: { ...seat, state: 'ended' } }));
  await button('Give the seat back').click();
  await button('Give it back').click();
  await expectSeen(page.getByText(/^Premium from Hope College ended on/), button('Take a seat'));
});

test('an administrator confirms a transfer by amount and reference', async () => {
  const owner = { id: tunde.id, full_name: 'Tunde Bello', email: 'tunde@school.test' };
  const openInvoice = { ...invoice, group: 'Hope College', owner, bank_reference: null };
  answer(listInvoices, listOf(openInvoice));
  answer(confirmTransfer, { ...openInvoice, state: 'paid', paid_by: 'transfer', bank_reference: 'GTB/0042' });
  await visit('/admin/money/groups', { as: amina, width: 360 });
  await expectSeen(heading('Classes and schools'), link('AKG-1001, Hope College'));
  await expectSoundPage();
  await button('Confirm the transfer').click();
  await field('Bank reference').fill('GTB/0042');
  answer(listInvoices, listOf());
  await dialog('Has AKG-1001 arrived?').getByRole('button', { name: 'Confirm the transfer' }).click();
  await expectSeen(page.getByText('No invoice waits for its payment.'));
  expect(sent(confirmTransfer)).toMatchObject([{ body: { amount: 13_500_000, bank_reference: 'GTB/0042' } }]);
});
