import { expect, it } from 'vitest';
import { findSubject } from './subject.ts';

it.each([
  ['LITERATURE-IN-ENGLISH 2014', 'LITERATURE-IN-ENGLISH'],
  ['Literature in English', 'Literature in English'],
  ['WAEC Government past questions', 'Government'],
  ['biology 2015', 'biology'],
  ['SS2 Third Term Examination: Further Mathematics', 'Further Mathematics'],
  ['PHY 101: Mechanics', 'Mechanics'],
  ['Subject: Soil Science', 'Soil Science'],
])('the title %j names its subject', (line, subject) => {
  expect(findSubject(line)).toBe(subject);
});

it.each([
  'The government is made of three arms',
  'Government means',
  'History tells us that',
  'Which music is loud?',
  'The statistics below were taken in a village market on a Sunday by two boys',
])('the sentence %j names none', (line) => {
  expect(findSubject(line)).toBeNull();
});
