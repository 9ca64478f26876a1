import { listCourses } from '@akada/contract/base/courses.ts';
import {
  confirmQuestionsRight,
  listCourseSets,
  shareCourseSet,
} from '@akada/contract/material/course-sets.ts';
import {
  changeBankQuestions,
  listBankLabels,
  listBankQuestions,
  listDeletedBankQuestions,
  undoBankChange,
} from '@akada/contract/material/question-bank.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeBankList, makeBankQuestion } from '../../testing/bank.ts';
import { makeCourseSet, makeOwnCourse, makeSummary } from '../../testing/courses.ts';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
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
import { widths } from '../../testing/page-rules.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const report = {
  reason: 'unclear',
  comment: '',
  version: 1,
  reported_at: '2026-11-02T09:00:00.000Z',
} as const;
const [first, second, third] = [
  makeBankQuestion(1),
  makeBankQuestion(2, { status: 'published', reports: [report, report], course_id: makeOwnCourse(1).id }),
  makeBankQuestion(3, { stem: '', topic: null, difficulty: null, tags: [], status: 'retired' }),
];
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const getBox = (number: number) => box(`Choose: What holds water in soil ${number}?`);
const chosenBar = page.getByRole('group', { name: 'Chosen questions' });
const getUndo = ({ id, status: was, tags, course_id, topic }: typeof first) => ({
  id,
  status: was,
  tags,
  course_id,
  topic,
});

beforeEach(() => {
  answer(listBankQuestions, makeBankList(first, second, third));
  answer(listBankLabels, { topics: ['Water', 'Air'], tags: ['soil', 'exam'] });
  answer(listCourses, listOf(makeSummary(makeOwnCourse(1))));
  answer(listDeletedBankQuestions, { items: [] });
});

test.each(widths)('a tutor finds all questions with their facts, at %i', async (width) => {
  answer(
    listBankQuestions,
    makeBankList(first, second, third, makeBankQuestion(4, { stem: longName, tags: [longName] })),
  );
  await visit('/questions', { as: tunde, width });
  await expectSeen(
    heading('Questions'),
    link('What holds water in soil 1?'),
    main.getByText('Draft · One right option · Easy · Water').first(),
    main.getByText(/^Published · .* · Course 1 · 2 reports$/),
    link('Without text yet'),
  );
  await expect.element(link('New question')).toHaveAttribute('href', '/questions/new');
  await expectSoundPage();
});

test('a formula is set in its row, a picture is named, and the box is called by both', async () => {
  const stem = makeTree('Find ', makeMath('x^2'), ' of ', { type: 'image', id: makeId(3), alt: 'a hill' });
  const content = { stem, options: [], explanation: null, feedback: [] };
  answer(listBankQuestions, makeBankList(makeBankQuestion(1, { stem: 'Find $x^2$', content })));
  await visit('/questions', { as: tunde, width: 360 });
  await expectSeen(
    link('Find x^2 of Picture: a hill'),
    main.getByRole('math', { name: 'x^2' }),
    box('Choose: Find x^2 of Picture: a hill'),
  );
  await expectSoundState();
});

test('an administrator has a separate bank', async () => {
  answer(listCourses, listOf());
  await visit('/questions', { as: amina });
  await expectSeen(link('What holds water in soil 1?'));
});

/** The second question is selected. */
const full = '/questions?status=draft&topic=Water&sort=stem&search=soil&page=2&chosen=AAAAAAAAQACAAAAAAAAEAg';

test('filters, sorting, page and selection are in the address', async () => {
  answer(listBankQuestions, { ...makeBankList(first, second, third), total: 60 });
  await visit('/questions', { as: tunde });
  await field('Status').selectOptions('Draft');
  await field('Topic').selectOptions('Water');
  await field('Sort').selectOptions('A to Z');
  await expectAddress('/questions?status=draft&topic=Water&sort=stem');
  await field('Find a question').fill('soil');
  await expect.poll(() => location.search).toContain('search=soil');
  await button('Next page').click();
  await getBox(2).click();
  await expectAddress(full);
});

test('a reload shows what the address says, and what was chosen', async () => {
  await visit(full, { as: tunde });
  await expect.element(getBox(2)).toBeChecked();
  await expect.element(field('Find a question')).toHaveValue('soil');
  await expect.element(field('Topic')).toHaveValue('Water');
  await expect
    .poll(() => sent(listBankQuestions).at(-1)?.query)
    .toEqual({ search: 'soil', status: 'draft', topic: 'Water', sort: 'stem', skip: '25', limit: '25' });
  await button('Remove all filters').click();
  await expectAddress('/questions?sort=stem&search=soil');
  await expectGone(chosenBar);
});

test('unknown values in the address are ignored', async () => {
  await visit('/questions?status=lost&course_id=7&sort=best&chosen=all&page=-3', { as: tunde });
  await expectSeen(link('What holds water in soil 1?'));
  expect(sent(listBankQuestions)[0]?.query).toEqual({ skip: '0', limit: '25' });
});

test('on a phone the filters are closed, say how many questions they leave, and lead back to the list', async () => {
  await visit('/questions?status=draft', { as: tunde, width: 360 });
  const filters = main.getByText('Filters (1)');
  await expectSeen(filters, link('What holds water in soil 1?'));
  await expect.element(field('Status')).not.toBeVisible();
  await filters.click();
  await expect.element(field('Status')).toHaveValue('draft');
  await expectSoundState();
  await page.viewport(360, 740);
  answer(listBankQuestions, makeBankList(first));
  await field('Topic').selectOptions('Water');
  await button('Show 1 question').click();
  await expect.element(field('Topic')).not.toBeVisible();
  await expect.element(main.getByText('Filters (2)')).toHaveFocus();
  await expect.element(link('What holds water in soil 1?')).toBeInViewport();
});

test('a tutor walks and selects rows with only the keyboard', async () => {
  await visit('/questions', { as: tunde });
  await tabTo(getBox(1));
  await press(' {ArrowDown}{ArrowDown} ');
  await expectSeen(chosenBar.getByText('2 questions chosen'));
  await expect.element(box('Choose: Without text yet')).toHaveFocus();
  await press('{Home}');
  await expect.element(getBox(1)).toHaveFocus();
  await box('All on this page').click();
  await expectSeen(chosenBar.getByText('3 questions chosen'));
  await box('All on this page').click();
  await expectGone(chosenBar);
});

test('Shift chooses all up to a row', async () => {
  await visit('/questions', { as: tunde });
  await getBox(1).click();
  await box('Choose: Without text yet').click({ modifiers: ['Shift'] });
  await expectSeen(chosenBar.getByText('3 questions chosen'));
  await expectSoundState();
});

test.each([
  ['Publish', 'publish', '2 questions are published.'],
  ['Retire', 'retire', '2 questions are retired.'],
  ['Make drafts', 'draft', '2 questions are drafts again.'],
  ['Delete', 'delete', '2 questions are deleted.'],
] as const)('%s changes all that are chosen, and Undo takes it back', async (text, action, said) => {
  answer(changeBankQuestions, { changed: 2, undo: [getUndo(first), getUndo(second)] });
  answer(undoBankChange, { changed: 2, undo: [] });
  await visit('/questions', { as: tunde });
  await getBox(1).click();
  await getBox(2).click();
  await chosenBar.getByRole('button', { name: text, exact: true }).click();
  await expectSeen(status(said));
  expect(sent(changeBankQuestions)[0]?.body).toEqual({ ids: [first.id, second.id], action });
  await expectSeen(getBox(1));
  answer(listBankQuestions, makeBankList(first, makeBankQuestion(7)));
  await button('Undo').click();
  await expectSeen(getBox(7));
  await expect
    .poll(() => sent(undoBankChange).map(({ body }) => body))
    .toEqual([{ items: [getUndo(first), getUndo(second)] }]);
  if (action === 'delete') await expectGone(chosenBar);
  else await expectSeen(chosenBar);
});

test('a tag is put on and taken off', async () => {
  answer(changeBankQuestions, { changed: 1, undo: [getUndo(first)] });
  await visit('/questions', { as: tunde, width: 360 });
  await getBox(1).click();
  await chosenBar.getByRole('button', { name: 'Tag', exact: true }).click();
  const tagging = dialog('Tag the questions');
  await expect.element(tagging.getByLabelText('Tag')).toHaveFocus();
  await press('{Enter}');
  await expectSeen(tagging.getByText('Name the tag'));
  await tagging.getByLabelText('Tag').fill('exam');
  await expectSoundState();
  await press('{Enter}');
  await expectGone(tagging);
  await button('Remove a tag').click();
  await dialog('Remove a tag').getByLabelText('Tag').fill('soil');
  await press('{Enter}');
  await expectSeen(status('1 question is without the tag.'));
  expect(sent(changeBankQuestions).map(({ body }) => body)).toEqual([
    { ids: [first.id], action: 'tag', tag: 'exam' },
    { ids: [first.id], action: 'untag', tag: 'soil' },
  ]);
});

test('questions move to a course and a topic', async () => {
  answer(changeBankQuestions, { changed: 1, undo: [getUndo(first)] });
  await visit('/questions', { as: tunde });
  await getBox(1).click();
  await button('Move').click();
  const moving = dialog('Move the questions');
  await moving.getByRole('button', { name: 'Move them' }).click();
  await expectSeen(alert('Choose a course or a topic'));
  expect(sent(changeBankQuestions)).toEqual([]);
  await moving.getByLabelText('Course').selectOptions('Course 1');
  await moving.getByLabelText('Topic').selectOptions('Another topic');
  await moving.getByLabelText('New topic').fill('Rivers');
  await expectSoundState();
  await moving.getByRole('button', { name: 'Move them' }).click();
  await expectGone(moving);
  expect(sent(changeBankQuestions)[0]?.body).toEqual({
    ids: [first.id],
    action: 'move',
    course_id: makeOwnCourse(1).id,
    topic: 'Rivers',
  });
});

test('the obstacles to publishing are listed, and no question is changed', async () => {
  answer(
    changeBankQuestions,
    refused('validation_failed', { 'ids.0': '“What holds water”: Choose the right option' }),
  );
  await visit('/questions', { as: tunde });
  await getBox(1).click();
  await button('Publish').click();
  await expectSeen(alert('Nothing was changed.'), alert('“What holds water”: Choose the right option'));
  await expectSoundState();
});

test('a tutor who is not approved reads why nothing is published', async () => {
  const reason = 'You can publish questions once you are approved as a tutor.';
  answer(changeBankQuestions, refused('role_denied', reason));
  await visit('/questions', { as: tunde });
  await getBox(1).click();
  await button('Publish').click();
  await expectSeen(alert(reason));
});

test('deleted questions are restored', async () => {
  const deleted = { id: first.id, stem: first.stem, restorable_until: '2026-11-02T10:42:00.000Z' };
  answer(listDeletedBankQuestions, { items: [deleted] }, { items: [] });
  answer(changeBankQuestions, { changed: 1, undo: [getUndo(first)] });
  await visit('/questions', { as: tunde });
  await button('Restore What holds water in soil 1?').click();
  await expectGone(button('Restore What holds water in soil 1?'));
  expect(sent(changeBankQuestions)[0]?.body).toEqual({ ids: [first.id], action: 'restore' });
});

test('the questions that come with the product are read, and not chosen', async () => {
  await visit('/questions', { as: tunde });
  await field('Show').selectOptions('Sample paper');
  await expectAddress('/questions?collection=sample');
  await expect.poll(() => sent(listBankQuestions).at(-1)?.query).toMatchObject({ collection: 'sample' });
  await expectGone(box('All on this page'));
});

test('more questions than are counted are turned on', async () => {
  const page25 = Array.from({ length: 25 }, (_, index) => makeBankQuestion(index));
  answer(listBankQuestions, { ...makeBankList(...page25), total: 1_000, more: true });
  await visit('/questions?page=40', { as: tunde });
  await expectSeen(main.getByText('More than 1,000 questions'));
  await button('Next page').click();
  await expectAddress('/questions?page=41');
});

test.each([
  ['/questions', 'heading', 'No questions yet'],
  ['/questions?search=zzz', 'text', /^No questions match/],
  ['/questions?collection=sample', 'text', /^This installation comes without questions/],
] as const)('%s explains an empty list', async (address, kind, says) => {
  answer(listBankQuestions, makeBankList());
  await visit(address, { as: tunde });
  await expectSeen(kind === 'heading' ? heading(says) : main.getByText(says));
  await expectSoundState();
});

test('questions that do not load can be tried again', async () => {
  answer(listBankQuestions, refused('internal'));
  await visit('/questions', { as: tunde });
  await expectSeen(alert('We could not load the questions.'));
  answer(listBankQuestions, makeBankList(first));
  await button('Try again').click();
  await expectSeen(link('What holds water in soil 1?'));
});

test('a student who opens the questions is led to practice, from the quick action too', async () => {
  await visit('/questions', { as: ngozi });
  await expectAddress('/mcq');
  await expectSeen(heading('MCQ Practice'));
  await page.viewport(360, 740);
  document.body.style.minHeight = '3000px';
  scrollTo(0, 400);
  await button('Quick actions').click();
  await userEvent.click(link('Practice Question'));
  document.body.style.minHeight = '';
  await expectAddress('/mcq');
});

test('exam figures are shown with a question, and a filter lists only the doubtful ones', async () => {
  const { items, ...counts } = makeBankList(first, second, third);
  const figures = [
    { facility: 62.4, discrimination: 41.2, needs_review: false },
    { facility: 20, discrimination: -32, needs_review: true },
    { facility: null, discrimination: null, needs_review: false },
  ];
  answer(listBankQuestions, {
    ...counts,
    items: items.map((item, index) => ({ ...item, ...figures[index] })),
  });
  await visit('/questions', { as: tunde, width: 360 });
  await expectSeen(
    main.getByText('62% earned in exams · separates 0.41'),
    main.getByText('Look at the key: 20% earned in exams · separates -0.32'),
  );
  await expectSoundState();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabelText('In exams').selectOptions('Look at the key');
  await expectAddress('/questions?review=true');
  await expect.poll(() => sent(listBankQuestions).at(-1)?.query.review).toBe('true');
});

test('chosen questions are shared with a course, the second time as a newer version', async () => {
  answer(shareCourseSet, makeCourseSet(1));
  await visit('/questions', { as: tunde, width: 360 });
  await getBox(2).click();
  await chosenBar.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = dialog('Share 1 question with a course');
  await sharing.getByRole('button', { name: 'Share' }).click();
  await expectSeen(sharing.getByText('Give the set a name'));
  await sharing.getByRole('combobox', { name: 'Name of the set' }).fill('Week 1');
  await expectSoundState();
  answer(listCourseSets, listOf(makeCourseSet(1, { is_own: true })));
  await sharing.getByRole('button', { name: 'Share' }).click();
  await expectSeen(status('Everyone in Course 1 has “Week 1” now.'));

  await chosenBar.getByRole('button', { name: 'Share', exact: true }).click();
  await sharing.getByRole('combobox', { name: 'Name of the set' }).fill('WEEK 1');
  await sharing.getByLabelText('The 2 questions that it has').selectOptions('Keep them, and add these');
  await sharing.getByRole('button', { name: 'Share the newer version' }).click();
  await expectGone(sharing);
  const requested = { course_id: makeOwnCourse(1).id, question_ids: [second.id] };
  expect(sent(shareCourseSet).map(({ body }) => body)).toEqual([
    { ...requested, title: 'Week 1', earlier: 'replace' },
    { ...requested, title: 'WEEK 1', earlier: 'keep' },
  ]);
});

test('questions of a past paper are shared after their tutor confirms the right', async () => {
  answer(shareCourseSet, refused('right_not_confirmed'));
  await visit('/questions', { as: tunde, width: 360 });
  await getBox(2).click();
  await chosenBar.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = dialog('Share 1 question with a course');
  await sharing.getByRole('combobox', { name: 'Name of the set' }).fill('Week 1');
  await sharing.getByRole('button', { name: 'Share' }).click();
  await field('This comes from a past paper.*').click();
  await expectSoundState();
  answer(confirmQuestionsRight, undefined);
  answer(shareCourseSet, makeCourseSet(1));
  await sharing.getByRole('button', { name: 'Confirm and share' }).click();
  await expectSeen(status('Everyone in Course 1 has “Week 1” now.'));
  expect(sent(confirmQuestionsRight)).toMatchObject([{ body: { question_ids: [second.id], words: 1 } }]);
});
