import { expect, test } from 'vitest';
import { getQuestions, historyFilter } from './history-choice.ts';

const reading = (query: string) => (name: string) => new URLSearchParams(query).get(name) ?? '';
const night = Date.parse('2026-11-24T02:30:00.000Z');

test.each([
  ['', {}],
  ['outcome=right&topic=Soil', { outcome: 'right', topic: 'Soil' }],
  ['outcome=both&days=400&source=other+x', {}],
  ['source=generation+g1', { generation_id: 'g1' }],
  ['source=course+c1', { course_id: 'c1' }],
  ['source=subject+Use+of+English', { subject: 'Use of English' }],
  ['source=course', {}],
  ['days=1', { from: '2026-11-23' }],
  ['days=7', { from: '2026-11-17' }],
  ['days=dates', {}],
  ['days=dates&from=2026-10-01', { from: '2026-10-01' }],
  ['days=dates&to=2026-10-31', { to: '2026-10-31' }],
  ['days=dates&from=2026-10-01&to=2026-10-01', { from: '2026-10-01', to: '2026-10-01' }],
  ['days=dates&from=2026-10-02&to=2026-10-01', {}],
  ['days=dates&from=yesterday&to=2026-10-01', {}],
  ['days=7&from=2026-10-01&to=2026-10-31', { from: '2026-11-17' }],
])('"%s" lists %j; half past three at night belongs to the previous day', (query, filter) => {
  expect(historyFilter(reading(query), night, 'Africa/Lagos')).toEqual(filter);
});

test('a question with several answers is practised once', () => {
  expect(getQuestions([{ question_id: 'q1' }, { question_id: 'q2' }, { question_id: 'q1' }])).toEqual([
    'q1',
    'q2',
  ]);
});
