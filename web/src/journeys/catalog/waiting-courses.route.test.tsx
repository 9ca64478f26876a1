import { listCatalog } from '@akada/contract/base/catalog-administration.ts';
import {
  type AdminCourse,
  approveCourse,
  listSubmittedCourses,
  rejectCourse,
} from '@akada/contract/base/course-approval.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import { beforeEach, expect, test } from 'vitest';
import { visit } from '../../testing/app-under-test.tsx';
import { makeCourse, makeOwnCourse } from '../../testing/courses.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

function getWaiting(number: number, differing: Partial<Course> = {}): AdminCourse {
  const { for_owner } = makeOwnCourse(number, { state: 'waiting' });
  return {
    course: makeCourse(number, { for_owner, ...differing }),
    tutor: { user_id: tunde.id, full_name: tunde.full_name, email: tunde.email },
    waiting_since: '2026-11-02T09:00:00.000Z',
  };
}

const waiting = section('Courses waiting for approval');
const changed = 'Its tutor has changed or withdrawn this course meanwhile. Read it again, then decide.';

beforeEach(() => {
  answer(listCatalog, listOf());
  answer(listSubmittedCourses, listOf(getWaiting(1), getWaiting(2)));
});

test.each(widths)('courses that wait say what they are, at %i pixels', async (width) => {
  answer(listSubmittedCourses, listOf(getWaiting(1, { name: longName }), getWaiting(2)));
  await visit('/schools', { as: amina, width });
  await expectSeen(
    waiting.getByText('Botany, University of Lagos · Tunde Bello, tunde@example.com').first(),
    waiting.getByText('Soils of the south-west, for first years.').first(),
    waiting.getByText('Topics: Soil · Water · Air').first(),
  );
  await expect.element(link('Course 2')).toHaveAttribute('href', `/courses/${makeCourse(2).id}`);
  await expectSoundState();
  await button('Reject Course 2').click();
  await expectSeen(dialog('Reject Course 2?'));
  await expectSoundState();
});

test('a course is approved as it was shown', async () => {
  const approved = pending(approveCourse);
  answer(approveCourse, approved);
  await visit('/schools', { as: amina });
  await button('Approve Course 1').click();
  await expectBusy(button('Approve Course 1'));
  answer(listSubmittedCourses, listOf(getWaiting(2)));
  approved.give(getWaiting(1));
  await expectSeen(status('Course 1 is in the catalog.'));
  await expectGone(button('Approve Course 1'));
  expect(sent(approveCourse)[0]).toMatchObject({
    params: { id: makeCourse(1).id },
    body: { version: makeId(301) },
  });
});

test('a rejection needs a reason, which the tutor reads', async () => {
  answer(rejectCourse, getWaiting(1));
  await visit('/schools', { as: amina });
  await button('Reject Course 1').click();
  await button('Reject with this reason').click();
  await expectRefused(field('What should change\\?'), 'Give a reason');
  expect(sent(rejectCourse)).toEqual([]);
  await field('What should change\\?').fill('Say which school it is for.');
  answer(listSubmittedCourses, listOf());
  await button('Reject with this reason').click();
  await expectSeen(status('Course 1 is rejected. Its tutor reads your reason.'));
  await expectSeen(waiting.getByText('No courses are waiting for approval.'));
  expect(sent(rejectCourse)[0]?.body).toEqual({
    version: makeId(301),
    reason: 'Say which school it is for.',
  });
});

test('a course that its tutor changed in the meantime is read again', async () => {
  answer(approveCourse, refused('conflict', changed));
  await visit('/schools', { as: amina });
  await expectSeen(button('Approve Course 1'));
  answer(listSubmittedCourses, listOf(getWaiting(2)));
  await button('Approve Course 1').click();
  await expectSeen(alert(changed));
  await expectGone(button('Approve Course 1'));
});

test('a typed reason stays when the course was changed in the meantime', async () => {
  answer(rejectCourse, refused('conflict', changed));
  await visit('/schools', { as: amina });
  await button('Reject Course 1').click();
  await field('What should change\\?').fill('Say which school it is for.');
  await button('Reject with this reason').click();
  await expectSeen(alert(changed));
  await expectGone(dialog('Reject Course 1?'));
  await button('Reject Course 1').click();
  await expect.element(field('What should change\\?')).toHaveValue('Say which school it is for.');
});

test('a decision that fails for another reason says so next to its course', async () => {
  answer(approveCourse, refused('internal', 'Something went wrong on our side.'));
  await visit('/schools', { as: amina });
  await button('Approve Course 1').click();
  await expectSeen(alert('Something went wrong on our side.'), button('Approve Course 1'));
});

test('courses that do not load can be tried again', async () => {
  answer(listSubmittedCourses, refused('internal'));
  await visit('/schools', { as: amina });
  await expectSeen(alert('We could not load the courses that wait.'));
  answer(listSubmittedCourses, { items: [getWaiting(1)], total: 30 });
  await button('Try again').click();
  await expectSeen(button('Approve Course 1'), waiting.getByText('29 courses more wait after these.'));
});
