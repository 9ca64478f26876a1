import { listFiles } from '@akada/contract/material/notes.ts';
import { listExams } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { visit } from '../../testing/app-under-test.tsx';
import { expectDenied, studentsOnly } from '../../testing/closed-doors.ts';
import { alert, button, expectGone, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused } from '../../testing/played-endpoints.ts';
import { examOf, idOf, listOf, longName, noteOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

test('is sound; each note that is ready can be practised or examined', async () => {
  answer(listFiles, listOf(noteOf(1, { original_filename: longName }), noteOf(2, { status: 'extracting' })));
  answer(listExams, ({ query }) =>
    listOf(
      query.status === 'finished'
        ? examOf(3, { title: longName })
        : examOf(9, { status: 'in_progress', correct: null }),
    ),
  );
  await visit('/mcq', { as: ngozi });
  await expectSeen(heading(longName), status('An exam is under way'));
  await expectGone(heading('Chapter 2.pdf'));
  await expectSoundPage();
  await expect
    .element(link('Practise'))
    .toHaveAttribute('href', `/mcq/practice/generated?file_id=${idOf(1)}`);
  await expect.element(link('Sit an exam')).toHaveAttribute('href', `/mcq/exam/generated?file_id=${idOf(1)}`);
  await expect
    .element(link('Go on with it'))
    .toHaveAttribute('href', `/mcq/exam/generated?exam_id=${idOf(9)}`);
});

test('nothing to practise yet, and a failure that can be tried again', async () => {
  answer(listFiles, refused('internal'));
  await visit('/mcq', { as: ngozi });
  await expectSeen(alert('We could not load your notes.'));
  answer(listFiles, listOf());
  await button('Try again').click();
  await expectSeen(heading('Nothing to practise yet'), link('Upload your first note'));
});

test('a tutor reads why not', () => expectDenied('/mcq', tunde, studentsOnly));
