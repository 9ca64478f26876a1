import { listUsers } from '@akada/contract/observers/admin.ts';
import { claimWaiting, listWaiting, type WaitingPage } from '@akada/contract/observers/waiting.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, reload, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { button, dialog, expectSeen, heading, status } from '../../testing/on-screen.ts';
import { amina } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';
import { waitingCases, waitingSince } from '../../testing/waiting-cases.ts';

const rows = page.getByRole('list', { name: 'What waits' }).getByRole('link');
const bola = { id: makeId(70), full_name: 'Bola Ojo' };
const until = '2026-12-01T09:30:00.000Z';

const makePage = (items: WaitingPage['items'], changes: Partial<WaitingPage> = {}): WaitingPage => ({
  items,
  total: items.length,
  counts: items.map(({ kind }) => ({ kind, count: 1, oldest_at: waitingSince })),
  ...changes,
});
const caseButton = (act: string) =>
  page.getByRole('button', { name: new RegExp(`^${act}: Tutor to approve`) });
const [unmatched, tutor] = waitingCases;
if (!unmatched || !tutor) throw new Error('There are cases');

beforeEach(() => answer(listWaiting, makePage(waitingCases)));

test('an administrator sees everything that waits on a phone, and only one kind after a choice', async () => {
  await visit('/admin/waiting', { as: amina, width: 360 });
  await expectSeen(heading('16 things wait'), rows.first());
  expect(rows.elements()).toHaveLength(16);
  await expectSoundPage();
  await page.getByRole('radio', { name: 'Tutors 1' }).click({ force: true });
  await expectAddress('/admin/waiting?kind=tutors');
  await expect.poll(() => sent(listWaiting).at(-1)?.query?.kind).toBe('tutors');
});

test('an administrator goes through the rows and to the place of one with the keyboard', async () => {
  await visit('/admin/waiting', { as: amina });
  await expectSeen(rows.first());
  await tabTo(rows.first());
  await press('j');
  await expect.element(rows.nth(1)).toHaveFocus();
  await press('k');
  await expect.element(rows.first()).toHaveFocus();
  await press('{Enter}');
  await expectAddress('/admin/money/unmatched');
});

test('the next page begins after the last case of this one', async () => {
  answer(listWaiting, makePage([unmatched, tutor], { total: 40 }));
  await visit('/admin/waiting', { as: amina });
  await button('Next page').click();
  await expect.poll(() => sent(listWaiting).at(-1)?.query?.after).toBe(`${tutor.since}~tutors~${tutor.id}`);
});

test('an administrator takes a case, and reads who was faster', async () => {
  answer(listWaiting, makePage([tutor]));
  answer(claimWaiting, refused('conflict', 'Bola Ojo has this now. Take another one, or look again.'));
  await visit('/admin/waiting', { as: amina });
  await caseButton('Take').click();
  await expectSeen(page.getByText('Bola Ojo has this now. Take another one, or look again.'));

  answer(listWaiting, makePage([{ ...tutor, holder: { ...bola, until } }]));
  await reload();
  await expectSeen(page.getByText('Bola Ojo has this until 10:30'));
  const mine = { ...tutor, holder: { id: amina.id, full_name: amina.full_name, until } };
  answer(claimWaiting, mine);
  answer(listWaiting, makePage([mine]));
  await caseButton('Take over').click();
  await expectSeen(page.getByText('You have this until 10:30'));
  expect(sent(claimWaiting).at(-1)).toMatchObject({
    params: { kind: 'tutors', id: tutor.id },
    body: { to: amina.id, seen_holder: bola.id },
  });
});

test('an administrator hands a case over to a colleague', async () => {
  const mine = { ...tutor, holder: { id: amina.id, full_name: amina.full_name, until } };
  answer(listWaiting, makePage([mine]));
  answer(claimWaiting, { ...tutor, holder: { ...bola, until } });
  answer(
    listUsers,
    listOf({
      ...bola,
      email: 'bola@school.test',
      role: 'admin' as const,
      email_verified: true,
      deactivated: false,
      being_deleted: false,
      premium: false,
      created_at: waitingSince,
    }),
  );
  await visit('/admin/waiting', { as: amina, width: 360 });
  await caseButton('Hand over').click();
  const handOverDialog = dialog('Hand this over?');
  await handOverDialog.getByLabelText('Administrator').selectOptions(bola.id);
  await expectSoundState();
  await handOverDialog.getByRole('button', { name: 'Hand over' }).click();
  await expect.poll(() => sent(claimWaiting).at(-1)?.body).toEqual({ to: bola.id, seen_holder: amina.id });
  await expectSeen(status('Bola Ojo has this now.'));
});

test('an administrator reads that nothing waits only if every count is zero', async () => {
  const disk = { kind: 'disk' as const, count: 1, oldest_at: null };
  answer(listWaiting, makePage([], { counts: [disk] }));
  await visit('/admin/waiting', { as: amina });
  await expectSeen(heading('1 thing waits'), page.getByText('The disk is nearly full'));
  await expect.element(page.getByText('Nothing waits.')).not.toBeInTheDocument();
  answer(listWaiting, makePage([]));
  await reload();
  await expectSeen(page.getByText('Nothing waits.'));
});
