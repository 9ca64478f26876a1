import { getFile, readPage } from '@akada/contract/material/note-pages.ts';
import {
  changePastPaper,
  changePastPaperQuestion,
  getPastPaper,
  givePastPaperKeys,
  listPastPapers,
  makePastPaperSet,
  type PastPaperQuestion,
  readPastPaper,
} from '@akada/contract/material/past-papers.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { makePaperQuestion, makeReview } from '../../testing/past-papers.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { answerPractice, practiceQuestion } from '../../testing/samples/practice-samples.ts';
import { listOf, longName, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const id = makeId(1);
const paperId = makeId(70);
const setId = makeId(71);
const address = `/my-notes/${id}/paper`;
const noKey = { key: [], key_from: null } as const satisfies Partial<PastPaperQuestion>;
const contradiction = 'Question 2 has four options, but the key says F.';
const omittedText = 'Turn over when you are told to.';

/** A server that keeps what it is told. */
function answerPaper(questions: PastPaperQuestion[], isRead = false): void {
  let storedQuestions = questions;
  const review = () => makeReview(storedQuestions, {}, [{ page: 3, text: omittedText }]);
  answer(getFile, makeNote(1, { page_count: 3, title: longName }));
  answer(readPage, ({ params }) => ({
    page: Number(params?.n),
    section: null,
    text: `The print of page ${params?.n}`,
    page_count: 3,
    paged: true,
    reading: 'text',
    read_by: null,
    blocks: [],
    bold: [],
    formulas: [],
  }));
  answer(listPastPapers, isRead ? listOf(review().paper) : listOf());
  answer(readPastPaper, review);
  answer(getPastPaper, review);
  answer(changePastPaperQuestion, ({ params, body: { key, stem, is_left_out } }) => {
    storedQuestions = storedQuestions.map((question) => {
      if (question.position !== Number(params.position)) return question;
      return {
        ...question,
        ...(key && { key, key_from: 'person', problems: [] }),
        ...(stem && { stem }),
        ...(is_left_out !== undefined && { is_left_out }),
      };
    });
    const question = storedQuestions[Number(params.position)] ?? makePaperQuestion(1);
    return { paper: review().paper, question };
  });
  answer(givePastPaperKeys, ({ body }) => {
    storedQuestions = storedQuestions.map((question, index) => {
      const key = 'ABCD'.indexOf(body.letters.charAt(index));
      return key === -1 ? question : { ...question, key: [key], key_from: 'person' };
    });
    return review();
  });
  answer(makePastPaperSet, { set_id: setId, added: 2, question_ids: [] });
}

const paper = [
  makePaperQuestion(1, { section: 'Section A', passage: 'Read this.\n\nWork is done by a force.' }),
  makePaperQuestion(2, { ...noKey, section: 'Section A', problems: [contradiction], page: 2 }),
  makePaperQuestion(3, { section: 'Section A', key: [3], key_from: 'list', has_figure: true, page: 2 }),
];

test.each([360, 1280] as const)(
  'a student reads a note as a past paper and gives the missing key by a tap, %i px wide',
  async (width) => {
    answerPaper(paper);
    await visit(address, { as: ngozi, width });
    await expectSeen(
      heading('2 of 3 ready'),
      page.getByText('UTME (JAMB) 2015, Physics'),
      page.getByText(`${contradiction} Which one is right?`),
      page.getByText('Key B, marked in the paper.'),
      page.getByText('Key D, from the answer list.'),
      page.getByText(omittedText),
    );
    expect(document.title).toBe('Past paper · Akada');
    expect(sent(readPastPaper)).toMatchObject([{ body: { note_id: id } }]);
    await expectSoundPage();

    await button('Give 1 key').click();
    await expect.element(heading('Question 2')).toHaveFocus();
    if (width > 900) await expectSeen(page.getByText('The print of page 2'));
    else {
      const toPage = link('See the page of question 2');
      await expect.element(toPage).toHaveAttribute('href', `/my-notes/${id}?page=2`);
    }
    await page.getByRole('group', { name: 'Options of question 2' }).getByText('kelvin').click();
    await expectSeen(heading('3 of 3 ready'), page.getByText('Key C, yours.'));
    await expectGone(page.getByText(contradiction));
    // Scrolled, the bar at the top covers half of a button.
    scrollTo(0, 0);
    await expectSoundState();

    answerPractice([practiceQuestion(1)]);
    await button('Practise 3 questions').click();
    await expectAddress(`/mcq/practice/generated?generation_id=${setId}`);
    expect(sent(makePastPaperSet)).toMatchObject([{ params: { id: paperId } }]);
  },
);

test('a student types the keys in one go and sees first what they set', async () => {
  answerPaper([makePaperQuestion(1), makePaperQuestion(2, noKey), makePaperQuestion(3, noKey)], true);
  await visit(address, { as: ngozi, width: 360 });
  await button('Type the keys in one go').click();
  const typing = dialog('Type the keys in one go');
  await field('Letters').fill('-AF');
  await expectSeen(typing.getByText('Question 3 has the options A to D, so its key cannot be F.'));
  await button('Save the keys').click();
  expect(sent(givePastPaperKeys)).toEqual([]);

  await field('Letters').fill('CA-');
  await expectSeen(typing.getByText('Sets 1 key and changes 1.'), typing.getByText('was B'));
  await expectSoundState();
  await button('Save the keys').click();
  await expectGone(typing);
  await expectSeen(
    heading('2 of 3 ready'),
    button('Give 1 key'),
    button('Practise 2 questions that are ready'),
  );
  expect(sent(givePastPaperKeys)).toMatchObject([{ params: { id: paperId }, body: { letters: 'CA-' } }]);
  expect(sent(readPastPaper)).toEqual([]);
});

test('a student leaves a question out, takes it back, and corrects its text', async () => {
  answerPaper([makePaperQuestion(1), makePaperQuestion(2)], true);
  await visit(address, { as: ngozi, width: 360 });
  await button('Leave out question 2').click();
  await expectSeen(heading('1 of 1 ready'), page.getByText('You left it out, so it is not practised.'));
  const undo = button('Undo question 2');
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expectSeen(heading('2 of 2 ready'));

  await button('Edit question 2').click();
  await field('Question').fill('Which unit has force?');
  await button('Done').click();
  await expectSeen(page.getByText('Which unit has force?'));
  await expect.element(heading('Question 2')).toHaveFocus();
  expect(sent(changePastPaperQuestion).at(-1)).toMatchObject({ body: { stem: 'Which unit has force?' } });
});

test('a student names the exam of a paper', async () => {
  answerPaper([makePaperQuestion(1)], true);
  const namedReview = makeReview([makePaperQuestion(1)], { body: 'waec', year: '2019' });
  answer(changePastPaper, namedReview.paper);
  await visit(address, { as: ngozi });
  await button('Edit the name').click();
  await field('Exam').selectOptions('WAEC');
  await field('Year').fill('2019');
  await button('Save').click();
  await expectSeen(page.getByText('WAEC 2019, Physics'));
  expect(sent(changePastPaper)).toMatchObject([
    { body: { body: 'waec', year: '2019', subject: 'Physics', topic: null } },
  ]);
});

test('a key that was not saved is undone, and can be sent again', async () => {
  answerPaper([makePaperQuestion(1, noKey)], true);
  const right = makePaperQuestion(1, { key: [2], key_from: 'person' });
  const saved = { paper: makeReview([right]).paper, question: right };
  answer(changePastPaperQuestion, refused('conflict', 'A running exam asks it.'), saved);
  answer(getPastPaper, makeReview([makePaperQuestion(1, noKey)]));
  await visit(address, { as: ngozi });
  await page.getByRole('group', { name: 'Options of question 1' }).getByText('kelvin').click();
  await expectSeen(
    page.getByText('This was not saved.'),
    page.getByText('No key yet. Tap the right option.').last(),
  );
  await button('Try again').click();
  await expectSeen(page.getByText('Key C, yours.'), heading('1 of 1 ready'));
  expect(sent(getPastPaper)).toHaveLength(1);
});

test('a question of a running exam hides its key and cannot be changed', async () => {
  answerPaper([makePaperQuestion(1, { ...noKey, held: true })], true);
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText(/Your running exam asks it/));
  await expectGone(button('Edit question 1'), page.getByText(/^Key B/));
});

test('a note without numbered questions says so and leads to making questions', async () => {
  answerPaper([]);
  answer(readPastPaper, refused('not_a_paper', 'No questions.'));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('We found no numbered questions in this note.'));
  await expect.element(link('Make questions')).toHaveAttribute('href', `/tools/mcq?file_id=${id}`);
  await expectSoundState();
});

test('reading a paper says what it does after a second, and a lost answer can be asked again', async () => {
  answerPaper(paper);
  const reading = pending(readPastPaper);
  answer(readPastPaper, reading, makeReview(paper));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText(/^Finding the questions of your paper/));
  reading.give(refused('bad_request', 'This note takes too long to read.'));
  await expectSeen(page.getByText('We could not load the questions of this paper.'));
  await button('Try again').click();
  await expectSeen(heading('2 of 3 ready'));
});

test.each([
  ['is being read', makeNote(1, { status: 'extracting' }), /You can leave this page/],
  ['was deleted', refused('not_found'), 'This note is not here.'],
])('a note that %s says so, and is not read as a paper', async (_state, note, text) => {
  answer(getFile, note);
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText(text));
  expect(sent(listPastPapers)).toEqual([]);
});
