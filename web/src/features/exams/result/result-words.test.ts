import { expect, test } from 'vitest';
import { makeExamResult, reviewedOf } from '../../../testing/samples/exam-samples.ts';
import { makeQuestion } from '../../../testing/samples.ts';
import { courseOfExam, practiseText, questionFacts, scoreText } from './result-words.ts';

const [first, second] = [makeQuestion(1), makeQuestion(2)];
const questions = [reviewedOf(first, 0), reviewedOf(second, null)];

test('a plain result gives the number of right answers, without marks', () => {
  const result = makeExamResult(questions);
  expect(scoreText(result)).toBe('1 of 2 right');
  expect(courseOfExam(result)).toEqual(['5 minutes of 20 minutes used, 1 left open.', 'You handed it in.']);
});

test.each([
  [2, 10, 'Practise 2 missed and 10 unanswered'],
  [1, 0, 'Practise the missed one'],
  [3, 0, 'Practise the 3 missed ones'],
  [0, 1, 'Practise the unanswered one'],
  [0, 10, 'Practise the 10 unanswered ones'],
  [0, 0, null],
])('a result with %i missed and %i unanswered reads: %s', (missed, unanswered, text) => {
  expect(practiseText(missed, unanswered)).toBe(text);
});

test('the result names every setting that is not the default', () => {
  const result = makeExamResult(questions, {
    score: 0.75,
    max_score: 2,
    extra_percent: 50,
    away_ms: 61_000,
    wanted: 3,
    finished_by: 'deadline',
    marking: { right: 1, wrong: 0.25, unanswered: -0.5, multiple: 'each_option' },
    questions: [{ ...reviewedOf(first, 0), type: 'multiple' }, reviewedOf(second, null)],
  });
  expect(scoreText(result)).toBe('0.75 of 2 marks');
  expect(courseOfExam(result)).toEqual([
    '1 question of 2 right.',
    '5 minutes of 30 minutes used, 1 left open.',
    'Time ran out.',
    '50% extra time is in that.',
    'The clock was stopped for 1 minute 1 second while you were away.',
    'The full paper has 3 questions. Only 2 were available.',
    'A wrong answer took 0.25 marks away. A question left open counted -0.5 marks. Each right option gave a part of the mark.',
  ]);
});

test('essays do not count as right or wrong questions', () => {
  const essay = { ...reviewedOf(second, null), type: 'essay' as const };
  const marks = { score: 9, max_score: 11 };
  expect(courseOfExam(makeExamResult([reviewedOf(first, 0), essay], marks))[0]).toBe(
    '1 question of 1 right.',
  );
  expect(courseOfExam(makeExamResult([essay], marks))[0]).toMatch(/used/);
});

test.each([
  ['Right', { correct: true, choices: [0], marks: 1 }],
  ['Partly right · 0.5 of 1 mark', { correct: false, choices: [0], marks: 0.5 }],
  ['Not right', { correct: false, choices: [1], marks: 0 }],
  ['Not right · -0.25 of 1 mark', { correct: false, choices: [1], marks: -0.25 }],
  ['Not answered', { correct: false, choices: null, marks: 0 }],
  ['Right · 2 of 2 marks', { correct: true, choices: [0], marks: 2, max_marks: 2 }],
  ['Right · 1 minute 5 seconds · Flagged', { correct: true, choices: [0], took_ms: 65_000, flagged: true }],
])('%s: %o', (facts, answer) => {
  expect(questionFacts({ ...reviewedOf(first, 0), took_ms: 0, ...answer }).join(' · ')).toBe(facts);
});
