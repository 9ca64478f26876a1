import { listCourses } from '@akada/contract/base/courses.ts';
import {
  getPaperImport,
  importPaper,
  type PaperImport,
  readPaperAnswers,
  readPaperFile,
} from '@akada/contract/material/paper-imports.ts';
import { getQuestionImport, importQuestions } from '@akada/contract/work/exchange.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeOwnCourse } from '../../testing/courses.ts';
import { press } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { makePaperQuestion } from '../../testing/past-papers.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent, withStatus } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/questions/import';
const choose = page.getByLabelText('Choose a file of questions');
const file = new File(['1. Water is'], 'waec.pdf');
const course = makeOwnCourse(1);
const id = makeId(80);
const noKey = { key: [], key_from: null };
const questions = [
  makePaperQuestion(1),
  makePaperQuestion(2, noKey),
  makePaperQuestion(3, { ...noKey, problems: ['Question 3 has two different answers: B and C.'] }),
  makePaperQuestion(4, { ...noKey, kind: 'open', options: [], stem: 'Explain osmosis.' }),
];

const makeImport = (changes: Partial<PaperImport> = {}): PaperImport => ({
  id,
  status: 'done',
  filename: 'waec.pdf',
  answers_filename: null,
  progress: null,
  failure: null,
  paper: {
    body: 'waec',
    year: '2017',
    subject: 'Biology',
    questions,
    omitted: [{ page: 3, text: 'Turn over' }],
  },
  ...changes,
});
const reading = makeImport({ status: 'running', paper: null, progress: { done: 1, total: 3 } });
const result = { imported: 3, duplicates: [], other_keys: [], without_key: [3], too_long: [] };

beforeEach(() => {
  answer(listCourses, listOf(course));
});

test('a tutor chooses a paper, gives keys, ticks the right to use it, and imports it', async () => {
  answer(readPaperFile, withStatus(202, makeImport()));
  answer(getPaperImport, makeImport());
  answer(importPaper, result);
  await visit(path, { as: tunde, width: 360 });
  await choose.upload(file);
  await expectSeen(
    heading('waec.pdf'),
    page.getByText('WAEC 2017, Biology. 4 questions, 2 without a key.'),
    page.getByText('Question 3 has two different answers: B and C. Which one is right?'),
    page.getByText('Turn over'),
    page.getByText('1 of them has no answer and becomes an essay that you mark.'),
  );
  await expectAddress(`${path}?paper=${id}`);
  await expectSoundPage();

  await page
    .getByRole('group', { name: 'Options of question 2' })
    .getByRole('button', { name: /kelvin/ })
    .click();
  await field('Course').selectOptions(course.name);
  await button('Import 3 questions').click();
  await expectSeen(page.getByText('Tick that you may use this paper'));
  expect(sent(importPaper)).toEqual([]);

  await field('I made this paper, or its owner lets me use it in my courses').click();
  await button('Import 3 questions').click();
  await expectSeen(
    status(
      /3 questions of this paper are in your questions now, as drafts. Not imported, because the key is missing: question 3./,
    ),
  );
  await expect.element(link('Your questions')).toHaveAttribute('href', '/questions');
  expect(sent(importPaper)).toMatchObject([
    {
      params: { id },
      body: {
        has_rights: true,
        course_id: course.id,
        topic: '',
        tags: ['WAEC', '2017'],
        questions: [{ position: 1, key: [2] }],
      },
    },
  ]);
});

test('a tutor types letters into the cells, and they are there after the page was closed', async () => {
  answer(getPaperImport, makeImport());
  await visit(`${path}?paper=${id}`, { as: tunde, width: 360 });
  await button('Type the keys in one go').click();
  const typing = dialog('Type the keys in one go');
  await field('Key of question 2').click();
  await press('ad');
  await expect.element(field('Letters')).toHaveValue('-AD');
  await expect.element(field('Key of question 3')).toHaveFocus();
  await press('{ArrowLeft}{ArrowLeft}x');
  await expectSeen(typing.getByText('Type letters from A to F, and a dash if you do not know.'));
  await press('{Backspace}');
  await expectSeen(typing.getByText('Sets 2 keys.'));
  await expectSoundState();
  await button('Save the keys').click();
  await expectSeen(button('Import 4 questions'));

  await visit(`${path}?paper=${id}`, { as: tunde });
  await expectSeen(button('Import 4 questions'));
});

test('a tutor adds a file with the answers, and learns why a letter gave none', async () => {
  const failure = 'We found no further answers to these questions in this file.';
  answer(getPaperImport, makeImport());
  answer(
    readPaperAnswers,
    withStatus(202, makeImport({ failure })),
    withStatus(202, makeImport({ answers_filename: 'key.txt' })),
  );
  await visit(`${path}?paper=${id}`, { as: tunde });
  await expectSeen(button('Add a file with the answers'));
  const input = page.elementLocator(document.querySelector('input[type=file]') ?? document.body);
  await input.upload(new File(['Dear Ada'], 'letter.txt'));
  await expectSeen(page.getByText(failure));
  await input.upload(new File(['2. B'], 'key.txt'));
  await expectSeen(page.getByText(/Answers from key.txt/));
  await expectGone(page.getByText(failure));
});

test('a scan says how many pages are read, and its end arrives automatically', async () => {
  answer(getPaperImport, reading);
  await visit(`${path}?paper=${id}`, { as: tunde });
  await expectSeen(status('Reading waec.pdf: 1 of 3 pages'));
  answer(
    getPaperImport,
    makeImport({ status: 'failed', paper: null, failure: 'We found no numbered questions in this file.' }),
  );
  publish({ topic: 'question_import', id });
  await expectSeen(alert('We found no numbered questions in this file.'));
  await button('Choose another file').click();
  await expectSeen(page.getByText('Drop a file of questions here, or choose one'));
});

test('a text that is no file of questions can be read as a past paper', async () => {
  const failed = {
    id: makeId(1),
    status: 'failed' as const,
    format: null,
    found: 0,
    imported: 0,
    duplicates: 0,
    skipped: 0,
    errors: [{ line: 0, message: 'This is not a GIFT file.' }],
    warnings: [],
  };
  answer(importQuestions, failed);
  answer(getQuestionImport, failed);
  answer(readPaperFile, refused('payload_too_large', 'A file has 50 MB at most.'));
  await visit(path, { as: tunde });
  await choose.upload(new File(['1. Water is'], 'waec.txt'));
  await button('Read it as a past paper').click();
  await expectSeen(alert('A file has 50 MB at most.'));
});

test('a student imports no past paper here', async () => {
  await visit('/mcq/import', { as: ngozi });
  await expectSeen(field('Format'));
  await expectGone(page.getByText('Or a past paper: PDF, Word, a picture or text.'));
});
