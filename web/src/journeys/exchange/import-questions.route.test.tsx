import { listCourses } from '@akada/contract/base/courses.ts';
import { getQuestionImport, importQuestions, type QuestionImport } from '@akada/contract/work/exchange.ts';
import { importLimitBytes } from '@akada/core/questions/file-formats.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeOwnCourse } from '../../testing/courses.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent, withStatus } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/questions/import';
const choose = page.getByLabelText('Choose a file of questions');
const soil = new File(['What holds water? {=Humus ~Sand}'], 'soil.gift', { type: 'text/plain' });
const course = makeOwnCourse(1);

const getImport = (number: number, differing: Partial<QuestionImport> = {}): QuestionImport => ({
  id: makeId(number),
  status: 'done',
  format: 'gift',
  errors: [],
  warnings: [],
  found: 3,
  imported: 0,
  duplicates: 0,
  skipped: 0,
  ...differing,
});
const looked = getImport(1, {
  found: 14,
  duplicates: 1,
  skipped: 11,
  errors: Array.from({ length: 11 }, (_, index) => ({
    line: index + 5,
    message: 'This question has no right answer.',
  })),
  warnings: [{ line: 0, message: 'Essay questions cannot be imported.' }],
});

beforeEach(() => {
  answer(listCourses, listOf(course));
});

test('the page has no accessibility errors, before and after a file was chosen', async () => {
  answer(importQuestions, looked);
  await visit(path, { as: tunde });
  await expectSeen(
    heading('Import questions'),
    page.getByText('They are added to your questions as drafts.'),
  );
  await expectSoundState();

  await choose.upload(new File(['x'], longName.replace('.pdf', '.gift')));
  await expectSeen(button('Import 2 questions'));
  await expectSoundPage();
});

test('a file is looked at first, and imported when its counts and lines were seen', async () => {
  answer(importQuestions, looked, getImport(2, { found: 14, imported: 2, duplicates: 1, skipped: 11 }));
  await visit(path, { as: tunde, width: 360 });
  await field('Course').selectOptions(course.name);
  await choose.upload(soil);

  await expectSeen(
    heading('soil.gift'),
    page.getByText('GIFT, 14 questions. 2 can be imported. 1 is there already. 11 cannot be imported.'),
  );
  const errors = section('11 errors');
  await expectSeen(errors.getByRole('listitem').filter({ hasText: 'Line 5' }));
  await expectGone(errors.getByText('Line 15'));
  await button('Show all 11').click();
  await expectSeen(errors.getByText('Line 15'));
  await expectSeen(section('1 remark').getByText('The file'));

  await button('Import 2 questions').click();
  await expectSeen(status('2 questions were imported, 1 was there already, 11 could not be imported.'));
  await expect.element(link('Your questions')).toHaveAttribute('href', '/questions');
  const bodies = sent(importQuestions).map(({ body }) => body);
  expect(bodies).toEqual([
    { format: 'auto', dry_run: 'true', course_id: course.id },
    { format: 'auto', dry_run: 'false', course_id: course.id },
  ]);
});

test('a long file shows that it is read, and its result arrives automatically', async () => {
  const running = getImport(1, { status: 'running', format: null, found: 0 });
  const first = pending(importQuestions);
  answer(importQuestions, first);
  answer(getQuestionImport, running);
  await visit(path, { as: tunde });
  await choose.upload(soil);
  await expectSeen(status('Reading soil.gift'), page.getByRole('progressbar', { name: 'Reading soil.gift' }));

  first.give(withStatus(202, running));
  await expect.poll(() => sent(getQuestionImport).length).toBe(1);
  answer(getQuestionImport, getImport(1));
  publish({ topic: 'question_import', id: makeId(1) });
  await expectSeen(button('Import 3 questions'));
});

test('an unreadable file gives its reason, and a second file is chosen', async () => {
  const reason = 'This is not a GIFT, Aiken, Moodle XML, QTI or CSV file.';
  answer(
    importQuestions,
    getImport(1, { status: 'failed', format: null, found: 0, errors: [{ line: 0, message: reason }] }),
    getImport(2, { duplicates: 3 }),
  );
  await visit(path, { as: tunde });
  await choose.upload(soil);
  await expectSeen(alert(reason));
  await expectGone(button(/^Import \d/));

  await button('Choose another file').click();
  await field('Format').selectOptions('Aiken');
  await choose.upload(soil);
  await expectSeen(status('There is nothing new in this file to import.'));
  expect(sent(importQuestions).at(-1)?.body).toMatchObject({ format: 'aiken' });
});

test('a rejected or lost upload leaves the choice as it was', async () => {
  answer(importQuestions, refused('payload_too_large', 'A file has 10 MB at most.'), networkLoss);
  await visit(path, { as: tunde });
  await choose.upload(soil);
  await expectSeen(alert('A file has 10 MB at most.'));
  await choose.upload(soil);
  await expectSeen(alert('The file could not be imported.'));
});

test('a file that is too large is not sent over a metered line', async () => {
  await visit(path, { as: tunde });
  await choose.upload(new File([new Uint8Array(importLimitBytes + 1)], 'all.xml'));
  await expectSeen(
    alert('A file of questions has at most 10 MB. This one has 10 MB: split it into several files.'),
  );
  expect(sent(importQuestions)).toEqual([]);
});

test('an administrator imports as well, without a course if there is none', async () => {
  answer(listCourses, listOf());
  answer(importQuestions, getImport(1), getImport(2, { imported: 3 }));
  await visit(path, { as: amina });
  await expectGone(field('Course'));
  await choose.upload(soil);
  await button('Import 3 questions').click();
  await expectSeen(status('3 questions were imported.'));
  expect(sent(importQuestions).at(-1)?.body).toEqual({ format: 'auto', dry_run: 'false' });
});

test('a student imports into a set, and is led to it', async () => {
  answer(importQuestions, getImport(1), getImport(2, { imported: 3, set_id: makeId(7) }));
  await visit('/mcq/import', { as: ngozi, width: 360 });
  await expectSeen(page.getByText('They become a new set of yours to practise.'));
  await expectGone(field('Course'));
  await expectSoundState();
  await choose.upload(soil);
  await button('Import 3 questions').click();
  await expectSeen(status('3 questions were imported.'));
  await expect.element(link('Open the set')).toHaveAttribute('href', `/mcq/sets/${makeId(7)}`);
  await expectAddress('/mcq/import');
});
