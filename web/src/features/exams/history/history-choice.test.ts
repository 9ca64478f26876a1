import { expect, test } from 'vitest';
import { choiceOf, partOf, sourceIn } from './history-choice.ts';

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
  expect(choiceOf(address(query))).toEqual(choice);
});

test('a source is read from the address as it was written there', () => {
  const source = { kind: 'course', id: 'c1' } as const;
  expect(sourceIn(address(String(new URLSearchParams(partOf(source)))))).toEqual(source);
  expect(partOf({ kind: 'hall', id: null })).toEqual({});
  expect(sourceIn(address(''))).toBeNull();
});
