import {
  type AdminTutor,
  adminOverview,
  approveTutor,
  approveTutorRevision,
  listTutorApplications,
  listUsers,
  rejectTutor,
  rejectTutorRevision,
  showTutorAgain,
} from '@akada/contract/observers/admin.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, tunde, tundesProfile, tundesRevision } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId, makeOverview } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';
import { waitingCases as cases, waitingSince as since } from '../../testing/waiting-cases.ts';

const waiting: AdminTutor = {
  user_id: tunde.id,
  full_name: tunde.full_name,
  email: tunde.email,
  profile: { ...tundesProfile, state: 'pending' },
};
/** The same tutor, approved, with a change. */
const changing: AdminTutor = { ...waiting, profile: { ...tundesProfile, revision: tundesRevision } };
const toApprove = '/admin/dashboard?waiting=tutors';
const tutors = section('Tutors waiting for approval');

beforeEach(() => {
  answer(adminOverview, makeOverview({}));
  answer(listTutorApplications, listOf(waiting));
});

test('the page and its dialog have no accessibility errors', async () => {
  await visit(toApprove, { as: amina });
  await expectSeen(section('People'), button('Approve Tunde Bello'));
  await expectSoundPage();
  await button('Reject Tunde Bello').click();
  await expectSeen(dialog('Reject Tunde Bello?'));
  await expectSoundState();
});

test('a tutor who has missed sessions is shown again', async () => {
  const hidden = { ...waiting, profile: { ...tundesProfile, hidden_at: '2026-11-20T08:00:00.000Z' } };
  answer(listTutorApplications, listOf(hidden));
  answer(showTutorAgain, { ...hidden, profile: tundesProfile });
  await visit(toApprove, { as: amina, width: 360 });
  await expectSeen(tutors.getByText(/^Missed 3 sessions in 60 days/));
  await expectSoundPage();
  answer(listTutorApplications, listOf());
  await button('Show again: Tunde Bello').click();
  await expectSeen(status('Students see Tunde Bello again.'));
  expect(sent(showTutorAgain)).toMatchObject([{ params: { id: tunde.id } }]);
});

test('figures lead to what they count', async () => {
  await visit('/admin/dashboard', { as: amina });
  await expectSeen(section('People'), page.getByText('1,260'), page.getByText('+70 in 7 days'));
  const people = section('People').getByRole('link');
  expect(people.elements().map((it) => [it.textContent, it.getAttribute('href')])).toEqual([
    ['All users', '/admin/users'],
    ['Students1,240', '/admin/users?role=student'],
    ['Tutors18', '/admin/users?role=tutor'],
    ['Administrators2', '/admin/users?role=admin'],
    ['Premium210', '/admin/users?state=premium'],
    ['Not confirmed31', '/admin/users?state=unverified'],
    ['Deactivated4', '/admin/users?state=deactivated'],
    ['Being deleted1', '/admin/users?state=being_deleted'],
  ]);
  await expectSeen(
    page.getByText('₦1,120,000'),
    page.getByText('₦94,000'),
    section('Sets this month').getByText('412'),
  );
  await expectSeen(section('This server').getByText('3 waiting, 1 running'), page.getByText('Has room'));

  const days = page.getByRole('list', { name: 'Sign-ups of the last 14 days' }).getByRole('listitem');
  expect(days.elements()).toHaveLength(14);
  await expectSeen(days.nth(13).getByText('13 sign-ups on 14 November'));
});

test('single cases wait, the oldest first, each with its link', async () => {
  const counts = cases.map(({ kind }) => ({ kind, count: kind === 'reports' ? 12 : 1, oldest_at: since }));
  const undated = (['jobs', 'emails', 'disk'] as const).map((kind) => ({ kind, count: 2, oldest_at: null }));
  answer(adminOverview, makeOverview({ waiting: [...counts, ...undated], cases }));
  await visit('/admin/dashboard', { as: amina, width: 360 });
  await expectSeen(heading('33 things wait'), page.getByText('Oldest first. The oldest since 2 November'));
  const rows = page.getByRole('list', { name: 'What waits' }).getByRole('link');
  expect(rows.elements()).toHaveLength(8);
  await expectSoundPage();
  await button('Open the menu').click();
  const countedLinks = dialog('Menu').getByRole('link', { name: /waiting$/ });
  await expectSeen(countedLinks.first());
  expect(countedLinks.elements().map((it) => it.textContent)).toEqual([
    'Waiting33 waiting',
    'Questions12 waiting',
    'Money6 waiting',
    'Support2 waiting',
  ]);
  await button('Close').click();
  await page.getByRole('button', { name: /^11 more, the newest \d+ days ago/ }).click();
  const plain = (text: string | null) =>
    text?.replace(/[\u2068\u2069]/g, '').replace(/^\d+ (days|h|min)/, '');
  expect(rows.elements().map((it) => [plain(it.textContent), it.getAttribute('href')])).toEqual([
    ['Money without a match₦4,500 as OKAFOR N fits no paymentMatch', '/admin/money/unmatched'],
    ['Tutor to approveTunde Bello, BotanyReview', toApprove],
    ['Course to approvePlants, by Dare OgunReview', '/admin/courses'],
    ['Reported reviewOf Dare Ogun, 1 reportDecide', '/admin/dashboard?waiting=reports'],
    ['Reported question“Which vessel?”, 9 reportsDecide', `/admin/questions/${makeId(2)}/dispute`],
    [
      'Session in disputeTobi Ade with Dare Ogun, 2 Nov 2026, ₦2,500 heldDecide',
      `/admin/sessions/${makeId(3)}`,
    ],
    ['Support, premiumZainab: “My receipt”Answer', `/admin/support/${makeId(4)}`],
    ['Refund failed₦1,500 did not go back to ZainabTry again', `/admin/money/payments/${makeId(5)}`],
    [
      'Payment disputedThe bank of Zainab disputes ₦1,500, evidence by 4 Dec 2026Answer',
      `/admin/money/payments/${makeId(8)}`,
    ],
    ['Tutor to payAkada owes Dare Ogun ₦3,825Pay', '/admin/money/tutors?search=Dare+Ogun'],
    ['Department to approveBotany, Unity College. Approve it with its courseReview', '/admin/courses'],
    ['Reported messageZainab reports a messageDecide', `/admin/support/${makeId(9)}`],
    ['Payout came back₦1,000 did not reach Dare OgunSee the payouts', '/admin/money/tutors?search=Dare+Ogun'],
    ['Invoice to confirm₦15,000 from Hope College, invoice 1001Confirm', '/admin/money/groups'],
    ['Copyright report“A book” by Dare Ogun, taken downDecide', '/admin/copyright'],
    ['Erasure is overdueZainab should be erased by nowSee the account', `/admin/users/${makeId(10)}`],
    ['2 jobs given upThe server log says why.See the place', '/admin/dashboard#health'],
    [
      '2 emails given upWe tried for three days. The server log has the mail server’s answer.See the place',
      '/admin/dashboard#health',
    ],
    [
      'The disk is nearly fullUploads stop when less than 256 MB is left. Add space, or remove what you do not need.See the place',
      '/admin/dashboard#health',
    ],
  ]);
  await expect.element(link('Everything that waits')).toHaveAttribute('href', '/admin/waiting');

  await page.getByRole('radio', { name: 'Money 6' }).click({ force: true });
  await expectAddress('/admin/dashboard?waiting=money');
  await expect.poll(() => rows.elements().length).toBe(6);
  await page.getByRole('radio', { name: 'Tutors 1' }).click({ force: true });
  await expectSeen(button('Approve Tunde Bello'));
});

test('the page says so if no case waits', async () => {
  await visit('/admin/dashboard', { as: amina });
  await expectSeen(heading('Nothing waits'));
  await expectSoundPage();
  await expect.element(link('Past decisions')).toHaveAttribute('href', '/admin/audit');
});

test.each([
  [{ kind: 'none', waiting: 0, given_up: 0, oldest_waiting_at: null }, /^This installation sends no email/],
  [{ kind: 'sandbox', waiting: 0, given_up: 0, oldest_waiting_at: null }, /^Email stays in this machine/],
  [{ kind: 'smtp', waiting: 0, given_up: 0, oldest_waiting_at: null }, /^No email is waiting/],
  [
    { kind: 'smtp', waiting: 2, given_up: 0, oldest_waiting_at: '2026-11-02T09:00:00.000Z' },
    /since 2 Nov 2026, 10:00\.$/,
  ],
] as const)('an administrator sees how this instance sends mail', async (mail, said) => {
  answer(adminOverview, makeOverview({ mail }));
  await visit('/admin/dashboard', { as: amina });
  await expectSeen(section('This server').getByText(said));
});

test('work that was given up points to the log', async () => {
  answer(adminOverview, makeOverview({ jobs: { waiting: 0, running: 0, failed: 2 } }));
  await visit('/admin/dashboard', { as: amina });
  await expectSeen(page.getByText('2 given up. The server log says why.'));
});

test('the two parts wait for themselves', async () => {
  const overview = pending(adminOverview);
  answer(adminOverview, overview);
  await visit(toApprove, { as: amina });
  await expectSeen(tutors.getByText('Tunde Bello'));
  await expectGone(section('People'));
  overview.give(makeOverview({}));
  await expectSeen(section('People'));
});

test.each([
  ['the overview', adminOverview, makeOverview({}), () => section('People')],
  ['the tutors who wait', listTutorApplications, listOf(waiting), () => button('Approve Tunde Bello')],
] as const)(
  '%s that does not load is said, and trying again helps',
  async (label, endpoint, full, getContent) => {
    answer(endpoint, refused('internal', 'Something went wrong on our side.'));
    await visit(toApprove, { as: amina });
    await expectSeen(alert(`We could not load ${label}.`));
    answer(endpoint, full as never);
    await button('Try again').click();
    await expectSeen(getContent());
    await expectGone(alert());
  },
);

test('a tutor is read and approved, and no tutor waits any more', async () => {
  const approved = pending(approveTutor);
  answer(approveTutor, approved);
  await visit(toApprove, { as: amina });
  await expectSeen(tutors.getByText(tundesProfile.headline), tutors.getByText(tundesProfile.biography));
  await button('Approve Tunde Bello').click();
  await expectBusy(button('Approve Tunde Bello'));
  answer(listTutorApplications, listOf());
  approved.give({ ...waiting, profile: tundesProfile });

  await expectSeen(
    status('Tunde Bello is approved.'),
    tutors.getByText('No tutors are waiting for approval.'),
  );
  expect(sent(approveTutor)).toMatchObject([
    { params: { id: tunde.id }, body: { version: tundesProfile.version } },
  ]);
});

test('a change of an approved tutor shows what it was and what is proposed', async () => {
  answer(listTutorApplications, listOf(changing));
  await visit(toApprove, { as: amina });
  await expectSeen(tutors.getByText(/^This tutor is approved and wants to change the profile\./));
  const parts = tutors.getByRole('listitem').getByRole('listitem');
  expect(parts.elements().map(({ textContent }) => textContent)).toEqual([
    `HeadlineApproved${tundesProfile.headline}ProposedSoil science and botany`,
    'QualificationsApprovedMSc Agronomy, IbadanProposedNothing',
  ]);
  await expectSoundState();
  await button('Reject the change of Tunde Bello').click();
  await expectSeen(dialog('Reject the change of Tunde Bello?'));
  await expectSoundState();
});

test('a change is approved as it was shown', async () => {
  answer(listTutorApplications, listOf(changing));
  answer(approveTutorRevision, changing);
  await visit(toApprove, { as: amina });
  await expectSeen(button('Approve the change of Tunde Bello'));
  answer(listTutorApplications, listOf());
  await button('Approve the change of Tunde Bello').click();
  await expectSeen(
    status('The change of Tunde Bello is approved.'),
    tutors.getByText('No tutors are waiting for approval.'),
  );
  expect(sent(approveTutorRevision)).toMatchObject([
    { params: { id: tunde.id }, body: { version: tundesRevision.version } },
  ]);
});

test('a change is rejected with a reason', async () => {
  answer(listTutorApplications, listOf(changing));
  answer(rejectTutorRevision, changing);
  await visit(toApprove, { as: amina });
  await button('Reject the change of Tunde Bello').click();
  await page.getByLabelText('What should change?').fill('Botany needs a degree.');
  answer(listTutorApplications, listOf());
  await button('Reject with this reason').click();
  await expectSeen(status('The change of Tunde Bello is rejected. The tutor reads your reason.'));
  expect(sent(rejectTutorRevision)).toMatchObject([
    {
      params: { id: tunde.id },
      body: { version: tundesRevision.version, reason: 'Botany needs a degree.' },
    },
  ]);
});

test('a profile that changed in the meantime is shown again before it can be decided', async () => {
  const sentence = 'The tutor has changed or withdrawn this meanwhile. Read it again, then decide.';
  answer(listTutorApplications, listOf(changing));
  answer(approveTutorRevision, refused('conflict', sentence));
  await visit(toApprove, { as: amina });
  await expectSeen(button('Approve the change of Tunde Bello'));
  const content = { ...tundesRevision.content, headline: 'Surgery' };
  const version = makeId(77);
  const revision = { ...tundesRevision, version, content };
  answer(listTutorApplications, listOf({ ...changing, profile: { ...tundesProfile, revision } }));
  await button('Approve the change of Tunde Bello').click();
  await expectSeen(alert(sentence), tutors.getByText('Surgery'));

  answer(approveTutorRevision, changing);
  await button('Approve the change of Tunde Bello').click();
  await expectSeen(status('The change of Tunde Bello is approved.'));
  await expectGone(alert(sentence));
  expect(sent(approveTutorRevision).map(({ body }) => body.version)).toEqual([
    tundesRevision.version,
    version,
  ]);
});

test('a withdrawn profile is reported though its tutor has left the list', async () => {
  const sentence = 'The tutor has changed or withdrawn this meanwhile. Read it again, then decide.';
  answer(listTutorApplications, listOf(changing));
  answer(rejectTutorRevision, refused('conflict', sentence));
  await visit(toApprove, { as: amina });
  await button('Reject the change of Tunde Bello').click();
  await page.getByLabelText('What should change?').fill('Botany needs a degree.');
  answer(listTutorApplications, listOf());
  await button('Reject with this reason').click();
  await expectSeen(alert(sentence), tutors.getByText('No tutors are waiting for approval.'));
  await expectGone(dialog('Reject the change of Tunde Bello?'));
});

test('an approval that fails is reported next to the tutor', async () => {
  answer(approveTutor, networkLoss);
  await visit(toApprove, { as: amina });
  await button('Approve Tunde Bello').click();
  await expectSeen(tutors.getByRole('alert'), button('Approve Tunde Bello'));
});

test('a rejection says why', async () => {
  answer(rejectTutor, { ...waiting, profile: { ...tundesProfile, state: 'rejected' } });
  await visit(toApprove, { as: amina });
  await button('Reject Tunde Bello').click();
  await page.getByLabelText('What should change?').fill('Name your university.');
  answer(listTutorApplications, listOf());
  await button('Reject with this reason').click();

  await expectSeen(
    status('Tunde Bello is rejected and can read your reason.'),
    tutors.getByText('No tutors are waiting for approval.'),
  );
  expect(sent(rejectTutor)).toMatchObject([
    { params: { id: tunde.id }, body: { reason: 'Name your university.', version: tundesProfile.version } },
  ]);
});

test('a rejection without a reason shows an error at its field and is not sent', async () => {
  await visit(toApprove, { as: amina });
  await button('Reject Tunde Bello').click();
  const reason = page.getByLabelText('What should change?');
  await reason.fill('  ');
  await button('Reject with this reason').click();

  await expectRefused(reason, 'Give a reason');
  await expect.element(reason).toHaveFocus();
  expect(sent(rejectTutor)).toEqual([]);
});

test('an administrator who cancels keeps the tutor waiting', async () => {
  await visit(toApprove, { as: amina });
  await button('Reject Tunde Bello').click();
  await button('Keep waiting').click();
  await expectGone(dialog('Reject Tunde Bello?'));
  await expect.element(button('Reject Tunde Bello')).toHaveFocus();
  expect(sent(rejectTutor)).toEqual([]);
});

test('an administrator gives the reason with only the keyboard, and the focus returns', async () => {
  answer(listUsers, listOf());
  answer(rejectTutor, refused('conflict', 'This tutor is decided already.'));
  await visit(toApprove, { as: amina });
  await tabTo(button('Reject Tunde Bello'));
  await press('{Enter}');
  await tabTo(page.getByLabelText('What should change?'));
  await press('Too short.');
  await tabTo(button('Reject with this reason'));
  await press('{Enter}');
  await expectSeen(alert('This tutor is decided already.'));
  await expect.element(button('Reject Tunde Bello')).toHaveFocus();
  await tabTo(link('Users').last());
  await press('{Enter}');
  await expectAddress('/admin/users');
  await expectSeen(heading('Users'));
});
