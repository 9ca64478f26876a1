import { openConversation } from '@akada/contract/observers/messages.ts';
import * as endpoints from '@akada/contract/observers/students.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectGone, expectSeen, heading, link, section } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeListedStudent, makeStudentPage, makeTutorView } from '../../testing/samples/student-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const view = makeTutorView();
const requestedView = makeTutorView({
  results: null,
  sharing: { ...view.sharing, state: 'asked', classes: false },
});
const yes = { classes: true, sessions: false };

test('a tutor finds a student by name and reads who needs help first', async () => {
  const long = 'Aliyu'.repeat(24);
  answer(
    endpoints.listStudents,
    listOf(
      makeListedStudent(1, {
        full_name: 'Kelechi Obi',
        need: { kind: 'fell', topic: 'Genetics', percent: 38, past: 61 },
      }),
      makeListedStudent(2, { full_name: 'محمد علي', need: { kind: 'quiet', days: 9, exam_in_days: 19 } }),
      makeListedStudent(3, { full_name: long, sharing: 'stopped' }),
    ),
  );
  await visit('/tutor/students', { as: tunde });
  await expectSeen(
    page.getByText('Genetics 38% was 61%'),
    page.getByText('Nothing for 9 days exam in 19 days'),
  );
  await expectSeen(page.getByText(/Sharing stopped/));
  await expectSoundPage();
  await expect.element(link('Kelechi Obi')).toHaveAttribute('href', `/tutor/students/${makeId(911)}`);
  await page.getByRole('searchbox', { name: 'Find a student' }).fill('Kel');
  await expect.poll(() => sent(endpoints.listStudents).at(-1)?.query.search).toBe('Kel');
});

test('a tutor without students is led to the join codes, and a failed list can be read again', async () => {
  answer(endpoints.listStudents, refused('internal', 'Something went wrong.'));
  await visit('/tutor/students', { as: tunde });
  await expectSeen(alert('We could not load your students.'));
  answer(endpoints.listStudents, listOf());
  await button('Try again').click();
  await expectSeen(heading('Your first student comes here'), link('Open your courses'));
});

test('a tutor reads what a student shares, opens a paper and writes a message', async () => {
  answer(endpoints.getStudent, makeStudentPage());
  answer(openConversation, refused('not_found', 'You cannot write here now.'));
  await visit(`/tutor/students/${ngozi.id}`, { as: tunde });
  await expectSeen(heading(ngozi.full_name), page.getByText(/exam on 16 December/));
  await expectSeen(page.getByText(/Genetics fell from 61 to 38 since 12 November. The other topics hold./));
  await expectSeen(section('Ngozi’s topics').getByText('Genetics'));
  await expect
    .element(link('Mark the essay'))
    .toHaveAttribute('href', `/tutor/exams/${makeId(902)}/papers/${makeId(903)}`);
  await expectSeen(section('Messages').getByText('The pedigree ones confuse me.'));
  await expectSoundPage();
  await button('Message').first().click();
  await expectSeen(page.getByText('You cannot write here now.'));
});

test('a note is kept while it is written, and is saved for the tutor only', async () => {
  answer(endpoints.getStudent, makeStudentPage({ notes: [] }));
  answer(endpoints.addStudentNote, {
    id: makeId(907),
    text: 'Trees first',
    shared: false,
    written_at: '2026-11-27T10:00:00.000Z',
  });
  await visit(`/tutor/students/${ngozi.id}`, { as: tunde });
  await button('Add a note').click();
  await page.getByLabelText('Note', { exact: true }).fill('Trees first');
  await button('Cancel').click();
  await button('Add a note').click();
  await expect.element(page.getByLabelText('Note', { exact: true })).toHaveValue('Trees first');
  await expectSoundState();
  await button('Save the note').click();
  await expect
    .poll(() => sent(endpoints.addStudentNote).at(-1)?.body)
    .toEqual({ text: 'Trees first', shared: false });
});

test('a tutor reads that sharing stopped, and that a stranger is not here', async () => {
  const { sharing } = makeStudentPage();
  const stopped = {
    ...sharing,
    state: 'stopped',
    classes: false,
    stopped_at: '2026-11-12T10:00:00.000Z',
  } as const;
  answer(endpoints.getStudent, makeStudentPage({ results: null, sharing: stopped, papers: listOf() }));
  await visit(`/tutor/students/${ngozi.id}`, { as: tunde });
  await expectSeen(page.getByText('Ngozi stopped sharing results on 12 Nov 2026. You can ask in a message.'));
  answer(endpoints.getStudent, refused('not_found', 'Not found.'));
  await visit(`/tutor/students/${makeId(999)}`, { as: tunde });
  await expectSeen(page.getByText('This student is not here.'));
});

test('a student is asked once, says yes, sees the page of the tutor and stops', async () => {
  answer(endpoints.getTutorView, requestedView);
  answer(endpoints.shareResults, () => makeTutorView());
  await visit(`/tutors/${tunde.id}/what-they-see`, { as: ngozi });
  await expectSeen(heading('What may Tunde see?'));
  await expectSoundPage();
  answer(endpoints.getTutorView, view);
  await button('Yes, share these').click();
  await expect.poll(() => sent(endpoints.shareResults).at(-1)?.body).toEqual(yes);
  await expectSeen(section('Your topics').getByText('Genetics'));
  answer(endpoints.shareResults, requestedView);
  answer(endpoints.getTutorView, requestedView);
  await button('Stop sharing').click();
  await expect.poll(() => sent(endpoints.shareResults).at(-1)?.body).toEqual({ ...yes, classes: false });
  await expectGone(section('Your topics').getByText('Genetics'));
});

test('a student is led from the sessions to the question', async () => {
  const tutor = {
    id: tunde.id,
    full_name: tunde.full_name,
    picture_url: null,
    courses: [],
    sharing: 'asked',
  } as const;
  answer(endpoints.listOwnTutors, listOf(tutor));
  answer(endpoints.getTutorView, requestedView);
  await visit('/sessions', { as: ngozi });
  await link('Choose what Tunde sees').click();
  await expectAddress(`/tutors/${tunde.id}/what-they-see`);
});
