import { expect, test } from 'vitest';
import { historyFilter, practiceOf } from './history-choice.ts';

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

test.each([
  [
    'outcome=wrong&source=course+c1&topic=Soil',
    { source: { course_id: 'c1' }, only: 'mistakes', topics: ['Soil'] },
  ],
  ['outcome=right&days=7', { source: {}, only: 'all', topics: [] }],
])('"%s" is practised as %j', (query, choice) => {
  expect(practiceOf(reading(query))).toMatchObject(choice);
});
