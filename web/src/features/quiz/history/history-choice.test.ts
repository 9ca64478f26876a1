import { expect, test } from 'vitest';
import { pastAnswerOf } from '../../../testing/practice-samples.ts';
import { historyFilter, questionsOf } from './history-choice.ts';

const reading = (query: string) => (name: string) => new URLSearchParams(query).get(name) ?? '';
const night = Date.parse('2026-11-24T02:30:00.000Z');

test.each([
  ['', {}],
  ['outcome=right&topic=Soil', { outcome: 'right', topic: 'Soil' }],
  ['outcome=both&days=400&source=other+x', {}],
  ['source=generation+g1', { generation_id: 'g1' }],
  ['source=course+c1', { course_id: 'c1' }],
  ['days=1', { from: '2026-11-23' }],
  ['days=7', { from: '2026-11-17' }],
])('"%s" lists %j; half past three at night is of the day before', (query, filter) => {
  expect(historyFilter(reading(query), night, 'Africa/Lagos')).toEqual(filter);
});

test('answers of one question are one question to practise', () => {
  const [first, second] = [pastAnswerOf(1), pastAnswerOf(2)];
  expect(questionsOf([first, second, first])).toEqual([first.question_id, second.question_id]);
});
