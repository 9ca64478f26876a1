import { expect, test } from 'vitest';
import { findSource, getChoice, getPart } from './history-choice.ts';

const address = (query: string) => {
  const params = new URLSearchParams(query);
  return (name: string) => params.get(name) ?? '';
};

test.each([
  ['', {}],
  ['kind=hall', { kind: 'hall' }],
  ['kind=toString&status=later', {}],
  ['course_id=c1&kind=mock', { kind: 'mock', course_id: 'c1' }],
  ['subject=Use+of+English', { subject: 'Use of English' }],
  ['subject=Biology&generation_id=g1', { generation_id: 'g1' }],
])('the address ?%s asks for %o', (query, choice) => {
  expect(getChoice(address(query))).toEqual(choice);
});

test('a source survives writing it to the address and reading it', () => {
  const source = { kind: 'course', id: 'c1' } as const;
  expect(findSource(address(String(new URLSearchParams(getPart(source)))))).toEqual(source);
  expect(getPart({ kind: 'hall', id: null })).toEqual({});
  expect(findSource(address(''))).toBeNull();
});
