import type { ExamQuestion } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { makeRunningExam } from '../../../testing/samples/exam-samples.ts';
import { makeQuestion } from '../../../testing/samples.ts';
import { handInStep, isHandInDue, openQuestions } from './hand-in.ts';
import { paperParts, partAt } from './paper-parts.ts';

const facts = { isAsking: false, isConfirmed: false, isUp: false };

test.each([
  ['in the middle of it', facts, 'no'],
  ['with the dialog open', { ...facts, isAsking: true }, 'asking'],
  ['after the decision', { ...facts, isAsking: true, isConfirmed: true }, 'handing_in'],
  ['when the time is up', { ...facts, isUp: true }, 'handing_in'],
  ['when the time is up over the open dialog', { ...facts, isAsking: true, isUp: true }, 'handing_in'],
] as const)('%s', (_when, input, step) => {
  expect(handInStep(input)).toBe(step);
});

test('an exam is handed in only when no answer waits to be sent', () => {
  expect(isHandInDue('handing_in', 0)).toBe(true);
  expect(isHandInDue('handing_in', 1)).toBe(false);
  expect(isHandInDue('asking', 0)).toBe(false);
  expect(isHandInDue('no', 0)).toBe(false);
});

const answers = {
  q1: { choices: [0], flagged: false, tookMs: 0, sequence: 1, state: 'queued' as const },
  q2: { choices: null, flagged: true, tookMs: 900, sequence: 2, state: 'saved' as const },
  q4: { choices: [1, 3], flagged: true, tookMs: 0, sequence: 9, state: 'saved' as const },
};
const sections = ['English', 'Physics', 'Chemistry'].map((title) => ({ title, questions: 2, wanted: 2 }));
const question = (id: string, section: number | null) => ({
  ...makeRunningExam([makeQuestion(1)]).questions[0],
  id,
  section,
});
const paper = (...parts: (number | null)[]) =>
  parts.map((section, index) => question(`q${index + 1}`, section)) as ExamQuestion[];

test('a question without an answer, or with one taken back, is named by its number, and so are flagged ones', () => {
  expect(openQuestions({ questions: paper(null, null, null, null), sections: [] }, answers)).toEqual([
    { title: null, first: 0, unanswered: [2, 3], flagged: [2, 4] },
  ]);
});

test('a paper with parts is counted by part, and one without questions is none', () => {
  expect(openQuestions({ questions: paper(0, 0, 2, 2), sections }, answers)).toEqual([
    { title: 'English', first: 0, unanswered: [2], flagged: [2] },
    { title: 'Chemistry', first: 2, unanswered: [1], flagged: [2] },
  ]);
});

test.each([
  [0, 'English'],
  [1, 'English'],
  [2, 'Chemistry'],
  [3, 'Chemistry'],
])('question %i of the paper stands in %s', (position, title) => {
  expect(partAt(paperParts({ questions: paper(0, 0, 2, 2), sections }), position)?.title).toBe(title);
});
