import { expect, it } from 'vitest';
import { readPrintedPaper } from './printed-paper.ts';
import { UTME, WAEC } from './testing/sample-papers.ts';
import { typedPaper } from './testing/typed-paper.ts';

const read = (text: string, answers: string | null = null) =>
  readPrintedPaper({
    document: typedPaper(text),
    answers: answers === null ? null : typedPaper(answers),
  });

it('a question holds its section, the text that it shares, its key and its page', () => {
  const { heading, questions } = read(WAEC);
  expect(heading).toMatchObject({ body: 'waec', year: '2017' });
  expect(questions[0]).toMatchObject({ number: 1, key: [1], keySource: 'list', page: 1 });
  expect(questions[0]?.section).toContain('COMPREHENSION');
  expect(questions[0]?.passage).toContain('answer questions 1 to 2.\n\nThe village lies');
});

it('answers of another document give keys, and contradictions of both stand at their question', () => {
  const withoutKeys = UTME.slice(0, UTME.indexOf('Answers'));
  const { questions, omitted } = read(withoutKeys, 'Answers\n1. C\n2. F\n9. A');
  expect(questions.map(({ key }) => key)).toEqual([[2], [], [], [], []]);
  expect(questions[1]?.problems).toMatchObject([{ code: 'key_not_an_option' }]);
  expect(omitted.map(({ text }) => text)).toContainEqual(expect.stringContaining('question 9'));
});

it('an answer without a question is among the omitted lines', () => {
  const { omitted } = read(UTME.replace('5. B', '5. B 7. D'));
  expect(omitted.map(({ text }) => text)).toContainEqual(expect.stringContaining('7. D'));
});

it('a contradiction belongs to its own question only, although another section has the same number', () => {
  const { questions } = read(
    'SECTION A\n1. Which is a gas?\nA. ice\nB. air\n2. Which is a metal?\nA. iron\nB. air\nSECTION B\n1. Which is hot?\nA. ice\nB. fire\nB. snow\n2. Which is wet?\nA. rain\nB. fire',
  );
  const problems = questions.map((question) => question.problems.map(({ code }) => code));
  expect(problems).toEqual([[], [], ['letter_repeats'], []]);
});
