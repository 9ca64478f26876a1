import { readPage } from '@akada/contract/material/note-pages.ts';
import type { MathNode } from '@akada/contract/wire/content/math-node.ts';
import { examResult, getExam, saveAnswer } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { findFormula, makeMath, makeTree } from '../../testing/formulas.ts';
import { button, dialog, expectSeen, heading } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { makeExamResult, makeRunningExam, reviewedOf, savedOf } from '../../testing/samples/exam-samples.ts';
import { answerPractice, option } from '../../testing/samples/practice-samples.ts';
import { makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const stem = 'What is the area $A$ of a circle?';
const options = ['$\\pi r^2$', '$2\\pi r$', '5 * r_0', 'It costs $5'].map((text) => ({ text }));
const shown = {
  stem: makeTree('What is the area ', makeMath('A'), ' of a circle?'),
  options: [makeTree(makeMath('\\pi r^2')), makeTree(makeMath('2\\pi r')), null, null],
};
const circle = makeQuestion(1, {
  stem,
  options,
  explanation: 'The note says $\\pi r^2$.\n\nIt is proved in chapter 2.',
  content: {
    ...shown,
    explanation: {
      version: 1,
      blocks: [
        { type: 'paragraph', children: ['The note says ', makeMath('\\pi r^2'), '.'] },
        { type: 'paragraph', children: ['It is proved in chapter 2.'] },
      ],
      cut: false,
    },
    quote: makeTree('circle ', makeMath('\\pi r^2'), ' is the'),
  },
  source: { file_id: makeId(1), page: 3, section: 'Water', quote: 'circle $\\pi r^2$ is the' },
});
const math = (tex: string) => page.getByRole('math', { name: tex, exact: true });
const spokenStem = 'What is the area A of a circle?';

test('practice shows them in a stem, an option and an explanation, and the note that they are from', async () => {
  const text = 'In a circle $\\pi r^2$ is the area $A$, and it costs $5 and $10.';
  answerPractice([circle]);
  answer(readPage, {
    page: 3,
    section: null,
    text,
    page_count: 12,
    paged: true,
    reading: 'text',
    read_by: null,
    blocks: [],
    bold: [],
    formulas: [findFormula(text, '$\\pi r^2$'), findFormula(text, '$A$')],
  });
  await visit(`/mcq/practice/generated?file_id=${makeId(1)}`, { as: ngozi, width: 360 });
  await expectSeen(heading(spokenStem), option('\\pi r^2'), option('5 * r_0'), option('It costs $5'));
  await expectSoundState();
  await option('\\pi r^2').click();
  await expectSeen(page.getByText('It is proved in chapter 2.'));
  await expect.element(math('\\pi r^2').nth(1)).toBeVisible();
  await expectSoundState();

  await button('Open the page').click();
  const note = dialog('In your note');
  await expectSeen(note.getByText(/and it costs \$5 and \$10\./), note.getByRole('math', { name: 'A' }));
  const marked = note.getByRole('mark');
  await expect.element(marked.nth(0)).toHaveTextContent('circle');
  await expectSeen(marked.nth(1).getByRole('math', { name: '\\pi r^2' }));
  await expect.element(marked.nth(2)).toHaveTextContent('is the');
  await expectSoundState();
});

test('an option runs in the direction of its script, with a formula and without one', async () => {
  const arabic = ['التناضح هو حركة الماء', 'الانتشار $A$'].map((text) => ({ text }));
  answerPractice([
    makeQuestion(1, {
      stem: 'ما هو التناضح؟',
      options: [...arabic, { text: 'Osmosis' }, { text: 'Diffusion' }],
      content: {
        stem: null,
        explanation: null,
        quote: null,
        options: [null, makeTree('الانتشار ', makeMath('A')), null, null],
      },
    }),
  ]);
  await visit(`/mcq/practice/generated?file_id=${makeId(1)}`, { as: ngozi, width: 360 });
  await expectSeen(math('A'));

  const rightOf = (says: string) => {
    const found = page.getByText(says).element();
    const words = document.createRange();
    words.selectNodeContents(found);
    return found.getBoundingClientRect().right - words.getBoundingClientRect().right;
  };
  for (const says of ['ما هو التناضح؟', 'التناضح هو حركة الماء']) {
    expect(rightOf(says), says).toBeLessThan(2);
  }
  expect(rightOf('Osmosis')).toBeGreaterThan(50);
  // The formula is at the end of the line, which in Arabic is on the left.
  const [line, formula] = [page.getByText(/الانتشار/), math('A')].map((it) =>
    it.element().getBoundingClientRect(),
  );
  expect(formula?.left).toBeLessThan((line?.left ?? 0) + 10);
  await expectSoundState();
});

test.each([
  ['Arabic', 'القوة هي '],
  ['Hebrew', 'הכוח הוא '],
  ['English', 'The force is '],
])('a formula in %s runs from left to right', async (_, words) => {
  const signs = ['F', '=', 'm', 'a'];
  const set: MathNode[] = [
    ['span', 'katex', {}, signs.map((sign): MathNode => ['span', 'katex-base', {}, [sign]])],
  ];
  const tree = makeTree(words, { type: 'math', tex: 'F=ma', set }, ' .');
  answerPractice([
    makeQuestion(1, {
      stem: `${words}$F=ma$ .`,
      options: [`${words}$F=ma$ .`, 'B', 'C', 'D'].map((text) => ({ text })),
      content: { stem: tree, options: [tree, null, null, null], explanation: null, quote: null },
    }),
  ]);
  await visit(`/mcq/practice/generated?file_id=${makeId(1)}`, { as: ngozi, width: 360 });
  await expect.poll(() => math('F=ma').elements().length).toBe(2);

  for (const formula of math('F=ma').elements()) {
    const pieces = [...formula.querySelectorAll('.katex-base')].map((piece) => ({
      sign: piece.textContent,
      left: piece.getBoundingClientRect().left,
    }));
    expect(pieces.sort((one, other) => one.left - other.left).map(({ sign }) => sign)).toEqual(signs);
  }
});

test('an exam is answered by options that are called what they say', async () => {
  const exam = makeRunningExam([circle], { title: 'Circles' });
  answer(getExam, exam);
  answer(saveAnswer, savedOf);
  await visit(`/mcq/exam/generated?exam_id=${makeId(9)}`, { as: ngozi, width: 360 });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expectSeen(
    math('A'),
    page.getByRole('group', { name: `Question 1 of 1 ${spokenStem}` }),
    radio('C 5 * r_0'),
  );
  await radio('B 2\\pi r').click();
  await expect.element(radio('B 2\\pi r')).toBeChecked();
  await expectSoundState();
  await expect.poll(() => sent(saveAnswer)).toMatchObject([{ body: { choices: [1] } }]);
});

test('a result shows them again, with the explanation', async () => {
  const result = makeExamResult([reviewedOf(circle, 1)], { title: 'Circles' });
  answer(examResult, result);
  await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi, width: 360 });
  await expectSeen(heading(spokenStem), math('2\\pi r'), page.getByText('It is proved in chapter 2.'));
  await expect.element(math('\\pi r^2').nth(1)).toBeVisible();
  await expectSoundState();
});

test('a formula wider than a phone scrolls separately, by keyboard too, and is smaller in an option', async () => {
  const wide = makeTree('Add ', makeMath('sum', '1+2+3+4+'.repeat(4)), ' up.');
  answerPractice([
    makeQuestion(1, {
      content: { stem: wide, options: [wide, null, null, null], explanation: wide, quote: wide },
    }),
  ]);
  await visit(`/mcq/practice/generated?file_id=${makeId(1)}`, { as: ngozi, width: 360 });
  await expectSeen(heading('Add sum up.'), option('Add sum up.'));
  await expect.poll(() => heading('Add sum up.').element().querySelector('[tabindex="0"]')).not.toBeNull();
  const summed = option('Add sum up.');
  expect(summed.element().querySelector('[tabindex]')).toBeNull();
  const sizeOf = (element?: Element | null) =>
    Number.parseFloat(element ? getComputedStyle(element).fontSize : '');
  const line = () => summed.element().querySelector('[role="math"]')?.parentElement;
  await expect.poll(() => sizeOf(line())).toBeLessThan(sizeOf(summed.element()));
  await option('Add sum up.').click();
  await expectSeen(page.getByText('Right.'));
  await expectSoundState();
});
