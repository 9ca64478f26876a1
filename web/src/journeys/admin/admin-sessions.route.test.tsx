import {
  type AdminSessionDetail,
  cancelAdminSession,
  decideDispute,
  listAdminSessions,
  readAdminSession,
} from '@akada/contract/observers/admin-sessions.ts';
import {
  type AdminTutorialDetail,
  cancelAdminTutorial,
  listAdminTutorials,
  readAdminTutorial,
} from '@akada/contract/observers/admin-tutorials.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  dialog,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');

function getSession(differing: Partial<AdminSessionDetail> = {}): AdminSessionDetail {
  const startsAt = '2026-11-26T17:00:00.000Z';
  return {
    id: makeId(1),
    state: 'disputed',
    subject: 'Chemistry',
    price: 450_000,
    paid: true,
    uses_lesson: false,
    student: { id: ngozi.id, full_name: ngozi.full_name },
    tutor: { id: tunde.id, full_name: tunde.full_name },
    starts_at: startsAt,
    ends_at: '2026-11-26T18:00:00.000Z',
    given_back: null,
    ended_by: 'tutor',
    ended_at: '2026-11-26T19:00:00.000Z',
    message: 'Elimination, please.',
    end_reason: 'I waited.',
    created_at: '2026-11-20T09:00:00.000Z',
    paid_at: '2026-11-20T10:00:00.000Z',
    settled_at: null,
    expires_at: null,
    proposal: null,
    objection_until: '2026-11-29T17:00:00.000Z',
    settled: false,
    decided: false,
    refund: null,
    chargeback: null,
    words: [
      { side: 'student', action: 'no_show', text: 'Nobody came.', said_at: '2026-11-26T17:20:00.000Z' },
      { side: 'tutor', action: 'no_show', text: 'I waited.', said_at: '2026-11-26T19:00:00.000Z' },
    ],
    seen: { state: 'disputed', starts_at: startsAt, words: 2 },
    actions: ['decide_for_student', 'decide_for_tutor'],
    ...differing,
  };
}

test('sessions are narrowed by the address, and one leads to what both said', async () => {
  answer(listAdminSessions, listOf(getSession()));
  answer(readAdminSession, getSession());
  await visit('/admin/sessions?state=disputed&money=held&from=2026-11-01', { as: amina });
  await expectSeen(heading('All sessions'), main.getByText('₦4,500, held'));
  await expectSoundPage();
  expect(sent(listAdminSessions)[0]?.query).toMatchObject({
    state: 'disputed',
    money: 'held',
    from: '2026-11-01',
  });
  await link('Ngozi Eze with Tunde Bello').click();
  await expectAddress(`/admin/sessions/${makeId(1)}`);
  await expectSeen(
    section('Both statements').getByText('Nobody came.'),
    section('Both statements').getByText('I waited.'),
  );
  await expectSoundPage();
});

test('an administrator decides a dispute with a reason, and a slower one reads that change', async () => {
  answer(readAdminSession, getSession());
  answer(decideDispute, refused('conflict', 'This session has changed: it is cancelled.'));
  await visit(`/admin/sessions/${makeId(1)}`, { as: amina });
  await button('Decide for the student').click();
  const asking = dialog('Decide for the student?');
  const decide = asking.getByRole('button', { name: 'Decide for the student' });
  await decide.click();
  await expectSeen(asking.getByText('Give a reason'));
  await field('Reason').fill('The call log says so.');
  await decide.click();
  await expectSeen(alert('it is cancelled'));

  const decided = getSession({
    state: 'cancelled',
    actions: [],
    ended_by: 'admin',
    end_reason: 'The call log says so.',
    given_back: 450_000,
    settled: true,
    decided: true,
  });
  answer(decideDispute, decided);
  answer(readAdminSession, decided);
  await decide.click();
  await expectSeen(
    status('We told both people'),
    main.getByText(/An administrator decided for Ngozi Eze\./),
    main.getByText('₦4,500 will go back to Ngozi Eze.'),
  );
  expect(sent(decideDispute).at(-1)?.body).toEqual({
    seen: getSession().seen,
    for: 'student',
    reason: 'The call log says so.',
  });
});

test('a session is cancelled without a refund where that is chosen', async () => {
  const seen = { ...getSession().seen, state: 'confirmed' as const, words: 0 };
  const confirmed = getSession({ state: 'confirmed', words: [], seen, actions: ['cancel', 'move'] });
  answer(readAdminSession, confirmed);
  answer(cancelAdminSession, getSession({ state: 'cancelled' }));
  await visit(`/admin/sessions/${makeId(1)}`, { as: amina, width: 360 });
  await button('Cancel session').click();
  await page.getByLabelText('Give the price back to the student').click();
  await field('Reason').fill('Both have asked for it.');
  await dialog('Cancel session?').getByRole('button', { name: 'Cancel session' }).click();
  await expectSeen(status('Done.'));
  expect(sent(cancelAdminSession)[0]?.body).toMatchObject({ seen, refund: false });
});

test('a group tutorial is listed with the sessions and cancelled with a reason', async () => {
  const tutorial: AdminTutorialDetail = {
    id: makeId(2),
    title: 'Genetics crosses',
    subject: 'Biology',
    description: 'Bring your questions.',
    tutor: { id: tunde.id, full_name: tunde.full_name },
    starts_at: '2026-12-03T17:00:00.000Z',
    ends_at: '2026-12-03T18:30:00.000Z',
    state: 'open',
    seats: 3,
    seats_taken: 1,
    least_seats: 1,
    price: 80_000,
    can_cancel: true,
    created_at: '2026-11-20T09:00:00.000Z',
    cancelled_at: null,
    cancel_reason: null,
    settled_at: null,
    cancelled_by: null,
    seats_of: [
      {
        student: { id: ngozi.id, full_name: ngozi.full_name },
        state: 'joined',
        paid: true,
        taken_at: '2026-11-21T09:00:00.000Z',
      },
    ],
  };
  answer(listAdminSessions, listOf(getSession()));
  answer(listAdminTutorials, listOf(tutorial));
  answer(readAdminTutorial, tutorial);
  await visit('/admin/sessions', { as: amina, width: 360 });
  await link('Group tutorials').click();
  await expectAddress('/admin/sessions/groups');
  await expectSeen(main.getByText(/1 of 3 seats/));
  await expectSoundPage();
  await link('Genetics crosses').click();
  await expectSeen(section('Students').getByText(/^Paid/), main.getByText('₦800 for 1 seat'));
  await expectSoundPage();

  const reason = 'The room is closed.';
  answer(cancelAdminTutorial, refused('conflict', 'This tutorial has changed: it is over.'));
  await button('Cancel tutorial').click();
  await field('Reason').fill(reason);
  const cancel = dialog('Cancel tutorial?').getByRole('button', { name: 'Cancel tutorial' });
  await cancel.click();
  await expectSeen(alert('it is over'));

  const at = '2026-11-28T09:00:00.000Z';
  const ended = {
    ...tutorial,
    state: 'cancelled',
    can_cancel: false,
    cancelled_by: 'admin',
    cancel_reason: reason,
  } as const;
  answer(readAdminTutorial, { ...ended, cancelled_at: at, settled_at: at });
  answer(cancelAdminTutorial, { ...ended, cancelled_at: at, settled_at: at });
  await cancel.click();
  await expectSeen(
    status('We told the tutor and the students.'),
    main.getByText(/The administrator wrote: “The room is closed/),
  );
  expect(sent(cancelAdminTutorial).at(-1)?.body).toEqual({
    seen: { state: 'open', starts_at: tutorial.starts_at },
    reason,
  });
});
