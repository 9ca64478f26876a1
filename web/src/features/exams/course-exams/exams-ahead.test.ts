import { expect, test } from 'vitest';
import { makeCourseExam } from '../../../testing/samples/exam-samples.ts';
import { examsAhead } from './exams-ahead.ts';

const server_now = '2026-11-24T08:00:00.000Z';
const coming = (number: number, opens_at: string) =>
  makeCourseExam(number, { state: 'coming', opens_at, server_now });

test('the list has open and future exams, without running, used-up or closed ones', () => {
  const exams = [
    makeCourseExam(1),
    makeCourseExam(2, { running_exam_id: '00000000-0000-4000-8000-000000000009' }),
    makeCourseExam(3, { attempts_left: 0 }),
    coming(4, '2026-12-01T08:00:00.000Z'),
    coming(5, '2026-12-01T08:00:01.000Z'),
    makeCourseExam(6, { state: 'closed' }),
  ];
  const numbers = (days?: number) => examsAhead(exams, days).map(({ title }) => title);
  expect(numbers(7)).toEqual(['Test 1', 'Test 4']);
  expect(numbers()).toEqual(['Test 1', 'Test 4', 'Test 5']);
});
