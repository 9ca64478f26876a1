/** A class: its tutor reads it, announces, marks the register and invites; its students read and answer. */
import { getCourse, listCourses } from '@akada/contract/base/courses.ts';
import { getConversation, openConversation, readMessages } from '@akada/contract/observers/messages.ts';
import {
  answerAnnouncement,
  listAnnouncements,
  listUnread,
  markAnnouncementsRead,
  sendAnnouncement,
} from '@akada/contract/work/classes/announcements.ts';
import { previewInvitations, sendInvitations } from '@akada/contract/work/classes/class-invitations.ts';
import { getClass, listClassPeople } from '@akada/contract/work/classes/classes.ts';
import { readGradebook } from '@akada/contract/work/classes/gradebook.ts';
import { listClassSessions, markRegister, readRegister } from '@akada/contract/work/classes/registers.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeCourse, makeOwnCourse, makeSummary } from '../../testing/courses.ts';
import { button, dialog, expectSeen, field, heading, link, section } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeAnnouncement, makeClass, makeClassPerson } from '../../testing/samples/class-samples.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const course = makeOwnCourse(1, { member_count: 42 });
const address = `/tutor/classes/${course.id}`;

beforeEach(() => {
  answer(getCourse, course);
  answer(getClass, makeClass());
  answer(listAnnouncements, listOf(makeAnnouncement(1), makeAnnouncement(2)));
});

test.each(widths)('a tutor of %i px finds a class and who needs help first', async (width) => {
  answer(listCourses, listOf(makeSummary(course)));
  await visit('/tutor/classes', { as: tunde, width });
  await expectSeen(heading('Classes'), page.getByText(/42 students/));
  await expectSoundPage();
  await link('Course 1').click();
  const first = section('Needs help first');
  await expectSeen(
    section('This week').getByText('of 42'),
    first.getByText('Genetics 38%'),
    first.getByText('was 61% two weeks before'),
    first.getByText('Nothing for 9 days'),
    section('Weakest topics').getByText('41%'),
    section('Announcements')
      .getByText(/Read by 36 of 42/)
      .first(),
  );
  await expectSoundPage();
  answer(openConversation, refused('not_found', 'This person is not here.'));
  await button('Write to Kelechi Obi').click();
  await expectSeen(page.getByText('This person is not here.'));
});

test.each(widths)('a tutor of %i px searches the students and reads their marks', async (width) => {
  const long = makeClassPerson(2, { full_name: longName, reason: { kind: 'silent', days: 30 } });
  answer(listClassPeople, { ...listOf(makeClassPerson(1), long), total: 200 });
  await visit(`${address}?show=people`, { as: tunde, width });
  await expectSeen(page.getByText('200 students').first(), page.getByText('Nothing for 30 days').first());
  await field('Find a student').fill('Ada');
  await expect.poll(() => sent(listClassPeople).at(-1)?.query).toMatchObject({ search: 'Ada' });
  await expectSoundPage();

  const exam = {
    id: makeId(61),
    title: 'Mid-term',
    state: 'closed',
    closes_at: '2026-11-21T10:00:00.000Z',
  } as const;
  const mark = { exam_id: exam.id, paper_id: makeId(62), percent: 71, attempts: 1, waiting: 0 };
  const row = { student_id: makeId(1), full_name: 'Ada Obi', marks: [mark], mean: 71 };
  const missed = { ...row, student_id: makeId(2), full_name: longName, marks: [], mean: null };
  answer(readGradebook, { exams: [exam], items: [row, missed], total: 2 });
  await link('Gradebook').click();
  await expect
    .element(link('71%, Mid-term, Ada Obi'))
    .toHaveAttribute('href', `/tutor/exams/${exam.id}/papers/${mark.paper_id}`);
  await expectSeen(page.getByText('Missed'), button('Download (CSV)'));
  await expectSoundPage();
});

test('a tutor announces; the text survives a rejection and a new visit, and is sent once', async () => {
  await visit(`${address}?show=announcements`, { as: tunde, width: 360 });
  await field('Announcement').fill('Bring your sheet.');
  answer(sendAnnouncement, refused('conflict', 'This class has ended.'), makeAnnouncement(3));
  await button('Send to 42 students').click();
  await expectSeen(page.getByText('This class has ended.'));
  await visit(`${address}?show=announcements`, { as: tunde, width: 360 });
  await expect.element(field('Announcement')).toHaveValue('Bring your sheet.');
  await button('Send to 42 students').click();
  await expectSeen(page.getByText('Your class has been told.'));
  await expect.element(field('Announcement')).toHaveValue('');
  await expectSoundPage();
  answer(listUnread, listOf({ student_id: makeId(1), full_name: 'Kelechi Obi' }));
  await button('Who has not read it').first().click();
  await expectSeen(dialog('Not read yet').getByText('Kelechi Obi'));
  await expectSoundState();
});

test('a tutor marks a register by one tap each, and all others together', async () => {
  const session = { id: makeId(71), title: 'Crosses', starts_at: '2026-11-23T18:20:00.000Z' };
  const counts = { is_open: true, students: 2, present: 0, late: 0, absent: 0, excused: 0 };
  answer(listClassSessions, listOf({ ...session, ...counts }));
  const row = { student_id: makeId(1), full_name: 'Ada Obi', state: null, corrected: [] };
  const other = { ...row, student_id: makeId(2), full_name: longName };
  const register = { session, is_open: true, opens_at: session.starts_at, items: [row, other] };
  const late = { ...row, state: 'late' as const };
  answer(readRegister, register);
  await visit(`${address}?show=register`, { as: tunde, width: 360 });
  await link('Crosses').click();
  await expectSeen(button('All present'));
  answer(markRegister, { ...register, items: [late, other] });
  answer(readRegister, { ...register, items: [late, other] });
  await page.getByRole('group', { name: 'Ada Obi was' }).getByRole('radio', { name: 'Late' }).click();
  await button('The other 1 present').click();
  await expect
    .poll(() => sent(markRegister).map(({ body }) => body.marks))
    .toEqual([
      [{ student_id: row.student_id, state: 'late' }],
      [{ student_id: other.student_id, state: 'present' }],
    ]);
  await expectSoundPage();
});

test('a tutor sees what each line of a list does before anybody is invited', async () => {
  const lines = [
    { line: 1, text: 'ada@example.com', outcome: 'invite' as const },
    { line: 2, text: 'nobody', outcome: 'invalid' as const },
  ];
  await visit(`${address}?show=invite`, { as: tunde, width: 360 });
  await field('The list').fill('ada@example.com\nnobody');
  answer(previewInvitations, { lines, invited: 1 });
  await button('See what each line does').click();
  await expectSeen(page.getByText('Line 2. Has no address. It gets no mail'));
  await expectSoundPage();
  answer(sendInvitations, { lines, invited: 1 });
  await button('Invite 1 person').click();
  await expectSeen(page.getByText('1 invitation on the way.'));
});

test('a class without students says how to invite them', async () => {
  answer(getClass, makeClass({ students: 0 }));
  await visit(address, { as: tunde });
  await link('Invite your students').click();
  await expectAddress(`${address}?show=invite`);
});

test('a student reads an announcement, which counts as read, and sends the tutor an answer', async () => {
  const joined = makeCourse(1, { relation: 'member' });
  const received = makeAnnouncement(1, { is_read: false, for_owner: null });
  answer(getCourse, joined);
  answer(listAnnouncements, listOf(received));
  answer(markAnnouncementsRead, undefined);
  await visit(`/courses/${joined.id}`, { as: ngozi, width: 360 });
  const part = section('Announcements');
  await expectSeen(part.getByText(received.text), part.getByText('New'));
  await expect.poll(() => sent(markAnnouncementsRead)[0]?.body).toEqual({ ids: [received.id] });
  await part.getByRole('button', { name: 'Answer' }).click();
  const answering = dialog('Answer Tunde Bello');
  await answering.getByRole('button', { name: 'Send' }).click();
  await expectSeen(answering.getByText('Write an answer'));
  await expectSoundState();
  answer(answerAnnouncement, { conversation_id: makeId(81) });
  answer(getConversation, refused('not_found', 'Not here.'));
  answer(readMessages, refused('not_found', 'Not here.'));
  await answering.getByLabelText('Your answer').fill('May I come late?');
  await answering.getByRole('button', { name: 'Send' }).click();
  await expectAddress(`/messages/${makeId(81)}`);
});
