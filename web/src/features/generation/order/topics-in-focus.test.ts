import { expect, test } from 'vitest';
import { hasTopic, withTopic } from './topics-in-focus.ts';

test.each([
  ['', 'Osmosis', 'Osmosis'],
  ['Diffusion', 'Osmosis', 'Diffusion; Osmosis'],
  ['the roots ; ', 'Osmosis', 'the roots; Osmosis'],
  ['Osmosis', 'Osmosis', 'Osmosis'],
])('%j with %s is %j', (focus, topic, expected) => {
  expect(withTopic(focus, topic, true)).toBe(expected);
  expect(hasTopic(expected, topic)).toBe(true);
});

test('removing a topic keeps the typed text', () => {
  expect(withTopic('the roots; Osmosis; Diffusion', 'Osmosis', false)).toBe('the roots; Diffusion');
  expect(hasTopic('reverse Osmosis', 'Osmosis')).toBe(false);
});
