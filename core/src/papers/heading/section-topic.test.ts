import { expect, it } from 'vitest';
import { findSectionTopic } from './section-topic.ts';

it.each([
  ['Section B: Genetics', 'Genetics'],
  ['SECTION A – CELL BIOLOGY (20 marks)', 'CELL BIOLOGY'],
  ['Part II: Waves and Optics.', 'Waves and Optics'],
  ['PART ONE  ORGANIC  CHEMISTRY', 'ORGANIC CHEMISTRY'],
  ['Section C (Plants)', null],
  ['Partie B : Électricité', 'Électricité'],
  ['LEXIS AND STRUCTURE', 'LEXIS AND STRUCTURE'],
  ['Oral English', 'Oral English'],
])('the section %j is about %j', (title, topic) => {
  expect(findSectionTopic(title)).toBe(topic);
});

it.each([
  '',
  'Section A',
  'SECTION A: OBJECTIVE',
  'Part II',
  'THEORY',
  'Section B: Answer all questions',
  'Section B: Essay questions (40 marks)',
  'Paper 2: Theory',
  'Section A: Multiple choice, 1 hour',
  'Comprehension',
  'Biology',
])('the section %j names no topic', (title) => {
  expect(findSectionTopic(title)).toBeNull();
});
