import { describeQuestionPictures } from '@akada/contract/material/question-pictures.ts';
import { examResult, getExam } from '@akada/contract/work/exams.ts';
import { getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeTree } from '../../testing/formulas.ts';
import { button, expectGone, expectSeen } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { makeExamResult, makeRunningExam, reviewedOf } from '../../testing/samples/exam-samples.ts';
import { answerPractice, option } from '../../testing/samples/practice-samples.ts';
import { listOf, makeId, makeQuestion, setOf, setSummaryOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

/** A stored picture with this number in its id. */
const getPicture = (number: number, alt: string) => ({ type: 'image', id: makeId(number), alt }) as const;
const stem = makeTree('Which part is this? ', getPicture(61, 'A leaf'));
const options = [makeTree(getPicture(62, 'A vein')), makeTree(getPicture(63, '')), null, null];
const question = makeQuestion(1, {
  kind: null,
  source: null,
  checks: [],
  origin: 'own' as const,
  content: { stem, options, explanation: makeTree('See ', getPicture(64, 'A branch')), quote: null },
});
const set = setOf(7, [question], { file_id: null, title: 'Leaves', replacements: null });
const picture = (name: string) => page.getByRole('img', { name, exact: true });

async function expectPictures(...pictures: [name: string, number: number][]): Promise<void> {
  for (const [name, number] of pictures) {
    await expect
      .element(picture(name).first())
      .toHaveAttribute('src', `/api/v1/questions/pictures/${makeId(number)}`);
  }
}

test('a set shows pictures in stem, options and explanation, and they are printed', async () => {
  answer(getGeneration, set);
  answer(listGenerations, listOf(setSummaryOf(7, { file_id: null, title: 'Leaves' })));
  await visit(`/mcq/sets/${set.id}`, { as: ngozi });
  await expectPictures(
    ['A leaf', 61],
    ['A vein', 62],
    ['Picture without a description', 63],
    ['A branch', 64],
  );
  await expectSoundState();

  dispatchEvent(new Event('beforeprint'));
  const paper = () => [...document.querySelectorAll<HTMLImageElement>('.printed img')];
  await expect
    .poll(() =>
      paper()
        .map(({ alt }) => alt)
        .slice(0, 2),
    )
    .toEqual(['A leaf', 'A vein']);
  dispatchEvent(new Event('afterprint'));
});

test('practice shows pictures, and an option is named after its picture', async () => {
  answerPractice([question]);
  await visit(`/mcq/practice/generated?generation_id=${set.id}`, { as: ngozi, width: 360 });
  await expectPictures(['A leaf', 61], ['Picture without a description', 63]);
  await option('A vein').click();
  await expectPictures(['A branch', 64]);
  await expectSoundState();
});

test('with little data a picture says what it weighs and loads on tap, and one button loads the pictures of all options', async () => {
  localStorage.setItem('littleData', 'on');
  const size = { width: 800, height: 600 };
  const items = [84_000, 30_000, 20_000].map((bytes, index) => ({ id: makeId(61 + index), ...size, bytes }));
  answer(describeQuestionPictures, { items });
  answerPractice([question]);
  await visit(`/mcq/practice/generated?generation_id=${set.id}`, { as: ngozi, width: 360 });
  const show = button('Show picture, 84 kB A leaf');
  await expectSeen(show);
  await expectGone(picture('A leaf'), picture('A vein'));
  await expectSeen(option('Picture: A vein'));
  await expectSoundState();
  await show.click();
  await expectPictures(['A leaf', 61]);
  await button('Show 2 pictures, 50 kB').click();
  await expectPictures(['A vein', 62], ['Picture without a description', 63]);
  expect(sent(describeQuestionPictures)).toHaveLength(1);
});

test('an exam shows them', async () => {
  answer(getExam, makeRunningExam([question], { title: 'Leaves' }));
  await visit(`/mcq/exam/generated?exam_id=${makeId(9)}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByRole('radio', { name: 'A A vein', exact: true }));
  await expectPictures(['A leaf', 61], ['A vein', 62]);
  await expectSoundState();
});

test('a result shows them', async () => {
  answer(examResult, makeExamResult([reviewedOf(question, 1)], { title: 'Leaves' }));
  await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi, width: 360 });
  await expectPictures(['A leaf', 61], ['A vein', 62], ['A branch', 64]);
  await expectSoundState();
});
