import { expect, it } from 'vitest';
import { asksForAll, isFollowUp, stemsOfQuestion, wordStarts } from './question-words.ts';

it.each([
  'Summarise this note',
  'What are the main points of my lecture?',
  'Explain it simply, please',
  '',
  'Hello, good morning!',
])('a question about the complete note, or a greeting, has no word to look for: %s', (question) => {
  expect(stemsOfQuestion(question)).toEqual([]);
  expect(asksForAll(question)).toBe(!['', 'Hello, good morning!'].includes(question));
});

it('an English question keeps a word that is grammar in another language', () => {
  expect(stemsOfQuestion('How does Okonkwo die?')).toContain('die');
});

it.each([
  ['Why is that?', true],
  ['And which one came right after it?', true],
  ['What happened next?', true],
  ['How long did it last?', true],
  ['Give me another example', true],
  ['and for adults?', true],
  ['Does that membrane let salt pass?', true],
  ['What is osmosis in plant cells?', false],
  ['Compare xylem with phloem and cambium', false],
])('a follow-up depends on the previous question: %s (%s)', (question, leans) => {
  expect(isFollowUp(question)).toBe(leans);
});

it('a search starts with the shared beginning of all forms of a word, and continues with words for the same thing', () => {
  expect(wordStarts('Why are happier plants storing more?', 8)).toEqual(['happier', 'plant', 'stor']);
  expect(wordStarts('one two three osmosis', 2)).toHaveLength(2);
  expect(wordStarts('Which deadline is there?', 8)).toEqual(expect.arrayContaining(['deadlin', 'limit']));
});
