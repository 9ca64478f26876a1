/** A tutor marks the essay of a paper. */
import {
  getPaper,
  getRelease,
  listPapers,
  markEssay,
  proposeMarks,
  releaseMarks,
} from '@akada/contract/work/marking/papers.ts';
import { listPhrases, savePhrase } from '@akada/contract/work/marking/phrases.ts';
import {
  listPaperRemarks,
  type PaperRemark,
  writePaperRemark,
} from '@akada/contract/work/marking/remarks.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { alert, button, expectGone, expectSeen, field, heading, status } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import {
  essayMarks,
  essayText,
  makePaper,
  makePaperSummary,
  reviewEssay,
} from '../../testing/samples/essay-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const examId = makeId(3);
const path = `/tutor/exams/${examId}/papers/${makeId(801)}`;
const row = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const points = (name: string, value: number) =>
  row(name).getByRole('radio', { name: String(value), exact: true });
const total = (text: string) => page.getByText(text, { exact: true });
const markedEssay = (change = {}) => ({
  essay: { marks: { ...essayMarks, ...change }, is_waiting: false, proposal: null },
  score: 25,
  max_score: 40,
  percent: 63,
  waiting: 0,
});

beforeEach(() => {
  localStorage.clear();
  answer(getPaper, ({ params }) => makePaper(params.exam_id === makeId(801) ? 1 : 2));
  answer(listPapers, listOf(makePaperSummary(1), makePaperSummary(2), makePaperSummary(3)));
  answer(markEssay, markedEssay());
  answer(listPaperRemarks, { items: [], contestable: [] });
  answer(getRelease, { is_needed: false, released_at: null, students: 3, marked: 0, waiting: 3 });
});

test('a tutor gives points by the keyboard, and the next paper opens', async () => {
  await visit(path, { as: tunde });
  await expectSeen(
    heading('Kelechi Obi'),
    page.getByText('Paper 1 of 3'),
    page.getByText('Next: Aisha Lawal. 2 papers are left.'),
    page.getByText('14 of 20 for the questions, 0 of 20 for the essay'),
  );
  await expectSoundPage();
  await press('5');
  await expect.element(points('Facts', 5)).toBeChecked();
  await expect.element(points('Facts', 5)).toHaveFocus();
  await press('{ArrowDown}3{ArrowDown}2');
  await press('n');
  await expectSeen(page.getByText('Give points for Language'));
  expect(sent(markEssay)).toEqual([]);
  await press('1');
  await expectSeen(button('Give 25 and open the next'), total('25'));
  await press('n');
  await expectAddress(`/tutor/exams/${examId}/papers/${makeId(802)}`);
  await expectSeen(heading('Aisha Lawal'), status('The marks of Kelechi Obi are saved.'));
  expect(sent(markEssay).map(({ body }) => body)).toEqual([
    { points: [5, 3, 2, 1], comments: [], message: '', version: 0 },
  ]);
  await expectGone(page.getByRole('radio', { checked: true }));
});

test('a tutor marks words by the keyboard and comments on them, and a left page keeps all of it', async () => {
  await visit(path, { as: tunde });
  await button('Mark words to comment on them').click();
  await expect.element(field('The essay')).toHaveFocus();
  await press(`{Shift>}${'{ArrowRight}'.repeat(11)}{/Shift}`);
  await press('{Enter}');
  const comment = page.getByLabelText('Comment 1 on “Haemophilia”');
  await expect.element(comment).toHaveFocus();
  await press('A good start.');
  await points('Facts', 8).click();
  await userEvent.fill(field('To Kelechi'), 'Well done.');
  await visit(path, { as: tunde });
  await expect.element(comment).toHaveValue('A good start.');
  await expect.element(points('Facts', 8)).toBeChecked();
  await expect.element(field('To Kelechi')).toHaveValue('Well done.');
  await expectSoundState();
  for (const name of ['Reasons', 'Terms', 'Language']) await points(name, 2).click();
  await button('Give 28 and open the next').click();
  await expect
    .poll(() => sent(markEssay).at(-1)?.body)
    .toMatchObject({
      points: [8, 2, 2, 2],
      comments: [{ start: 0, end: 11, text: 'A good start.' }],
      message: 'Well done.',
    });
});

test('a tutor selects words in the text, and a menu offers a comment', async () => {
  await visit(path, { as: tunde });
  await expectSeen(page.getByText(/^Haemophilia is carried/));
  const node = page.getByText(/^Haemophilia is carried/).element().firstChild as Text;
  getSelection()?.setBaseAndExtent(node, 15, node, 22);
  await button('Comment on these words').click();
  await expectSeen(page.getByLabelText('Comment 1 on “carried”'));
  expect(essayText.slice(15, 22)).toBe('carried');
});

test('without a network nothing is lost, and the next press gives the marks', async () => {
  answer(markEssay, networkLoss);
  await visit(path, { as: tunde });
  for (const name of ['Facts', 'Reasons', 'Terms', 'Language']) await points(name, 1).click();
  await button('Give 18 and open the next').click();
  await expectSeen(alert());
  await expect.element(points('Facts', 1)).toBeChecked();
  answer(markEssay, markedEssay());
  await button('Give 18 and open the next').click();
  await expectSeen(heading('Aisha Lawal'));
});

test('marks of another person since the page was opened are not overwritten without a choice', async () => {
  answer(
    markEssay,
    refused('conflict', {
      code: 'conflict',
      message: 'These marks were changed since you opened the paper.',
      marks: { ...essayMarks, points: [8, 6, 4, 2], version: 2 },
    }),
  );
  await visit(path, { as: tunde });
  for (const name of ['Facts', 'Reasons', 'Terms', 'Language']) await points(name, 1).click();
  await button('Give 18 and open the next').click();
  await expectSeen(alert('Another person gave 20 points for this essay.'));
  await expect.element(points('Facts', 1)).toBeChecked();
  answer(markEssay, markedEssay({ points: [1, 1, 1, 1], version: 3 }));
  await button('Use mine').click();
  await page.getByRole('button', { name: /^Change to/ }).click();
  await expect.poll(() => sent(markEssay).map(({ body }) => body.version)).toEqual([0, 2]);
});

test('the last paper says so, and its marks can be changed later', async () => {
  const last = { next_id: null, next_waiting_id: null, score: 25, waiting: 0 };
  answer(getPaper, makePaper(1, { marks: essayMarks, is_waiting: false }, last));
  const newMarks = { points: [6, 3, 2, 1], version: 2 };
  answer(markEssay, { ...markedEssay(newMarks), score: 26 });
  await visit(path, { as: tunde });
  await expectSeen(status('All essays of this exam are marked.'), page.getByText(/^Given 21 Nov 2026/));
  await points('Facts', 6).click();
  const marks = { ...essayMarks, ...newMarks };
  answer(getPaper, makePaper(1, { marks, is_waiting: false }, { ...last, score: 26 }));
  await button('Change to 26').click();
  await expectSeen(button('Given'));
  expect(sent(markEssay).map(({ body }) => [body.points, body.version, body.comments?.length])).toEqual([
    [[6, 3, 2, 1], 1, 2],
  ]);
});

test('a suggestion is outlined with its reason, and gives nothing', async () => {
  const proposal = {
    criteria: [5, 4, 2, 1].map((value) => ({
      points: value,
      quotation: 'one bad gene is enough',
      reason: 'He says why one X is enough.',
    })),
    model: 'small',
    created_at: '2026-11-21T09:00:00.000Z',
  };
  answer(getPaper, makePaper(1, {}, { may_propose: true }));
  answer(proposeMarks, proposal);
  await visit(path, { as: tunde });
  await button('Suggest marks').click();
  await expectSeen(row('Reasons').getByText(/^4 suggested: He says why one X is enough\./));
  await expectGone(button('Suggest marks'), page.getByRole('radio', { checked: true }));
  await points('Reasons', 3).click();
  await expectSeen(row('Reasons').getByText(/You chose 3\./));
  expect(sent(markEssay)).toEqual([]);
});

test('an essay that was not written needs no marks', async () => {
  const question = {
    question: reviewEssay(null, ''),
    essay: { marks: null, is_waiting: false, proposal: null },
  };
  answer(getPaper, ({ params }) =>
    params.exam_id === makeId(801) ? makePaper(1, {}, { questions: [question] }) : makePaper(2),
  );
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('Nothing was written, so this essay earns 0 and needs no marks.'));
  await expectGone(row('Facts'));
  await button('Open the next').click();
  await expectSeen(heading('Aisha Lawal'));
});

test('the passage of an essay is above it', async () => {
  const question = { ...reviewEssay(), passage_id: makeId(5) };
  const essay = { marks: null, is_waiting: true, proposal: null };
  const passages = [{ id: makeId(5), title: 'A family', text: 'The son is ill.', content: null }];
  answer(getPaper, makePaper(1, {}, { questions: [{ question, essay }], passages }));
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('The son is ill.'), row('Facts'));
});

test('another question of the paper shows its answer', async () => {
  await visit(path, { as: tunde });
  await button('3, not right').click();
  await expectSeen(page.getByText(/^Question 3 · Not right/));
  await button('Essay, to be marked').click();
  await expectSeen(row('Facts'));
});

test.each(widths)('the paper is sound with all that it can hold, at %i pixels', async (width) => {
  answer(getPaper, makePaper(1, { marks: essayMarks, is_waiting: false }, { score: 25 }));
  await visit(path, { as: tunde, width });
  await expectSeen(page.getByLabelText(/^Comment 2 on/), total('25'));
  await expectSoundPage();
});

test('a paper of another tutor is not here', async () => {
  answer(getPaper, refused('not_found'));
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('This exam is not here.'));
});

const makeRemark = (change: Partial<PaperRemark>): PaperRemark => ({
  id: makeId(900),
  question_id: makeId(30),
  kind: 'contest',
  by: 'student',
  is_mine: false,
  text: 'I named two reasons.',
  points_before: null,
  points_after: null,
  written_at: '2026-11-21T10:00:00.000Z',
  ...change,
});

test('a tutor answers contested marks with a saved phrase, and a lost network loses no word', async () => {
  const contest = makeRemark({});
  answer(listPaperRemarks, { items: [contest], contestable: [] });
  answer(listPhrases, { items: ['Name two causes.'] });
  answer(savePhrase, { items: ['Name two causes.', 'Name two causes. They stay.'] });
  answer(writePaperRemark, networkLoss);
  await visit(path, { as: tunde });
  await expectSeen(button('Essay, contested'), page.getByText('Kelechi contests these marks.'));
  await button('Say why the marks stay').click();
  await page
    .getByRole('region', { name: 'Comments on the essay' })
    .getByRole('button', { name: 'Saved phrases' })
    .click();
  await button('Name two causes.').click();
  await press(' They stay.');
  await expectSoundState();
  await button('Keep the marks').click();
  await expectSeen(alert());
  const confirmed = makeRemark({
    id: makeId(901),
    kind: 'confirmed',
    by: 'tutor',
    is_mine: true,
    text: 'They stay.',
  });
  answer(writePaperRemark, { items: [contest, confirmed], contestable: [] });
  await button('Keep the marks').click();
  await expectSeen(page.getByText(/^You keep the marks,/), button('Essay, to be marked'));
  const bodies = sent(writePaperRemark).map(({ body }) => body);
  expect(bodies.at(-1)).toMatchObject({ kind: 'confirmed', question_id: makeId(30) });
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
});

test('a tutor walks through the papers by key, comments on a question, and releases the marks at the end', async () => {
  answer(writePaperRemark, {
    items: [
      makeRemark({ question_id: makeId(3), kind: 'comment', by: 'tutor', is_mine: true, text: 'Read it.' }),
    ],
    contestable: [],
  });
  await visit(path, { as: tunde });
  await button('3, not right').click();
  await expectSeen(page.getByText('0 of 1 for question 3'));
  await button('Comment on question 3').click();
  await press('Read it.');
  await button('Send the comment').click();
  await expectSeen(page.getByText('Read it.'), button('Remove the comment “Read it.”'));
  await press('j');
  await expectSeen(heading('Aisha Lawal'));

  const last = { next_id: null, next_waiting_id: null, score: 25, waiting: 0 };
  answer(getPaper, makePaper(1, { marks: essayMarks, is_waiting: false }, last));
  const release = { is_needed: true, released_at: null, students: 3, marked: 2, waiting: 1 };
  answer(getRelease, release);
  answer(releaseMarks, { ...release, released_at: '2026-11-22T10:00:00.000Z' });
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('2 of 3 papers are marked'));
  await button('Release to 3 students').click();
  await expectSeen(page.getByText(/^You released the marks 22 Nov 2026/));
});
