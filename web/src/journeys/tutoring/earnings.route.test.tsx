import { exportEarnings, getEarnings } from '@akada/contract/work/money/earnings.ts';
import { exportStatement, listStatements, printStatement } from '@akada/contract/work/money/statements.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeEarningLine, makeEarnings } from '../../testing/samples/tutoring-samples.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const group = makeEarningLine(2, {
  kind: 'tutorial',
  title: 'Genetics crosses',
  student: null,
  seats: 14,
  paid: 1_120_000,
  amount: 952_000,
  state: 'waiting',
});
const some = makeEarnings({
  available: 8_670_000,
  waiting: 637_500,
  waiting_sessions: 2,
  frozen: 0,
  paid_out: 1_275_000,
  on_its_way: 50_000,
  months: makeEarnings().months.map(({ month }, index) => ({
    month,
    amount: index === 5 ? 11_857_500 : 80_000,
  })),
  lines: listOf(makeEarningLine(1), group, makeEarningLine(3, { student: null, state: 'returned' })),
});

test('a tutor sees the available and the waiting money, each month and each line with its session', async () => {
  answer(getEarnings, some);
  await visit('/tutor/earnings', { as: tunde });
  await expectSeen(
    heading('₦86,700'),
    main.getByText('₦6,375'),
    main.getByText(/^You keep 85% of each session/),
    main.getByText('₦500'),
    link('Payouts and bank account'),
  );
  const months = page.getByRole('list', { name: 'Earned by month' }).getByRole('listitem');
  expect(months.elements().map(({ textContent }) => textContent)).toEqual([
    '800Jun',
    '800Jul',
    '800Aug',
    '800Sep',
    '800Oct',
    '119kNov',
  ]);
  for (const [name, to, ...facts] of [
    ['Ngozi Eze, Chemistry', '/sessions/', '25 Nov 2026, 15:00, 60 min', '₦2,550', 'of ₦3,000', 'Earned'],
    ['Group: Genetics crosses, 14 seats', '/tutor/tutorials?id=', '₦9,520', 'Held by Akada'],
    ['A student, Chemistry', '/sessions/', 'Refund to the student'],
  ] as const) {
    await expectSeen(link(name));
    const row = page.getByRole('row').filter({ hasText: name });
    for (const fact of facts) expect(row.element().textContent).toContain(fact);
    await expect.element(link(name)).toHaveAttribute('href', expect.stringContaining(to));
  }
  await expectSoundPage();
});

test('a tutor saves the statement of a month as a page or as a table', async () => {
  const november = {
    month: '2026-11',
    earned: 382_500,
    returned: 85_000,
    paid_out: 200_000,
    closing: 97_500,
  };
  answer(listStatements, { items: [november, { ...november, month: '2026-10', returned: 0, paid_out: 0 }] });
  answer(printStatement, undefined);
  answer(exportStatement, undefined);
  await visit('/tutor/earnings', { as: tunde, width: 360 });
  await expectSeen(
    main.getByText('Earned ₦3,825, ₦850 given back to students, ₦2,000 paid to you.', { exact: false }),
    main.getByText('Earned ₦3,825. Akada owed you ₦975 at the end of the month.'),
  );
  await expectSoundPage();
  await button('PDF: statement of November 2026').click();
  await button('CSV: statement of October 2026').click();
  await expect.poll(() => sent(printStatement).map(({ params }) => params)).toEqual([{ month: '2026-11' }]);
  await expect.poll(() => sent(exportStatement).map(({ params }) => params)).toEqual([{ month: '2026-10' }]);
});

test('a tutor reads until when payouts wait, and why', async () => {
  answer(getEarnings, { ...some, payouts_stopped_until: '2026-11-30T09:00:00.000Z' });
  await visit('/tutor/earnings', { as: tunde });
  await expectSeen(
    main.getByText('Payouts to you wait until 30 Nov 2026, 10:00'),
    main.getByText(/^An administrator made a link for a new password/),
  );
});

test('a selected month narrows the lines and the file', async () => {
  answer(getEarnings, ({ query }) => (query.month === undefined ? some : { ...some, lines: listOf(group) }));
  answer(exportEarnings, undefined);
  await visit('/tutor/earnings', { as: tunde });
  await field('Month').selectOptions('November 2026');
  await expectAddress('/tutor/earnings?month=2026-11');
  await expect.poll(() => sent(getEarnings).at(-1)?.query).toMatchObject({ month: '2026-11' });
  await expectSeen(link('Group: Genetics crosses, 14 seats'));
  await button('Download CSV').click();
  await expect.poll(() => sent(exportEarnings).map(({ query }) => query)).toEqual([{ month: '2026-11' }]);
});

test('before the first session it says what will stand there', async () => {
  await visit('/tutor/earnings', { as: tunde });
  await expectSeen(heading('₦0'), main.getByText('No paid sessions are waiting.'));
  await expectSeen(main.getByText(/^No earnings yet\./), main.getByText(/^Your first statement appears/));
});

test('a failed load can be tried again, and an invalid month in the address shows all months', async () => {
  answer(getEarnings, refused('internal', 'Something went wrong.'));
  await visit('/tutor/earnings?month=nonsense', { as: tunde });
  await expectSeen(alert('We could not load your earnings.'));
  answer(getEarnings, some);
  await button('Try again').click();
  await expectSeen(heading('₦86,700'));
  expect(sent(getEarnings).map(({ query }) => query.month)).not.toContain('nonsense');
});
