import { expect, test } from 'vitest';
import { limitText } from './limit-text.ts';

test.each([
  ['mcq', 'MCQ Generation Limit Reached', "You've used all 5 MCQ generations for this month."],
  [
    'flashcard',
    'Flashcard Generation Limit Reached',
    "You've used all 5 flashcard generations for this month.",
  ],
  [
    'enhanced_note',
    'Enhanced Note Limit Reached',
    "You've used all 5 enhanced note explanations for this month.",
  ],
  ['upload', 'Upload Limit Reached', "You've used all 5 uploads for this month."],
])('a used-up allowance of the kind %s has its own text', (kind, title, message) => {
  expect(limitText({ kind, limit: 5 })).toMatchObject({ title, message });
});

test('an unknown kind gets the general text', () => {
  expect(limitText({ kind: 'hologram', limit: 5 })).toEqual({
    title: 'Usage Limit Reached',
    message: 'You have reached your monthly usage limit.',
    resetsOn: null,
  });
});

test('an error without a number gets the general text', () => {
  expect(limitText({ kind: 'mcq' }).message).toBe('You have reached your monthly usage limit.');
});

test('the next month starts at midnight in Lagos', () => {
  expect(limitText({ resets_at: '2026-11-30T23:00:00.000Z' }).resetsOn).toBe('1 December');
});
