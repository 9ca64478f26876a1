import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/samples.ts';
import { getSetText } from './set-text.ts';

test('a set as text has blanks for gaps, and the answers of questions without options after all questions', () => {
  const acceptedRows = [{ text: 'humus', share: 1, feedback: '' }];
  const gap = { type: 'short' as const, accepted: acceptedRows, case: false, accents: false };
  const question = makeQuestion(1, {
    type: 'gaps',
    stem: 'Water is held by [[1]].',
    options: [],
    answer_index: null,
    body: { type: 'gaps', gaps: [{ weight: 1, answer: gap }] },
    explanation: '',
    source: null,
  });
  const [requested, answers] = getSetText({ title: 'Soil', questions: [question], passages: [] }).split(
    'Answers',
  );
  expect(requested).toContain('1. Water is held by ____ (1).');
  expect(requested).not.toContain('humus');
  expect(answers).toContain('Gap 1: humus');
});

test('the texts of pairs stand under their question, and the pairs among the answers', () => {
  const pairs = [
    { left: 'Sand', right: 'Lets water through' },
    { left: 'Clay', right: 'Holds water' },
  ];
  const question = makeQuestion(1, {
    type: 'matching',
    options: [],
    answer_index: null,
    body: { type: 'matching', pairs, extra: [] },
  });
  const [requested, answers] = getSetText({ title: 'Soil', questions: [question], passages: [] }).split(
    'Answers',
  );
  expect(requested).toMatch(/Matches: .*Holds water/);
  expect(answers).toContain('Sand → Lets water through');
});
