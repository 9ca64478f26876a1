import { expect, test } from 'vitest';
import { getAsker, getTermKind } from './term-kinds.ts';

test.each([
  ['Hadley v Baxendale', '', 'Which case'],
  ['Re Vandervell', '', 'Which case'],
  ['1861', 'annexation of a port', 'Which year'],
  ['Battle of Adwa', 'an army was beaten', 'Which event'],
  ['Queen Amina', 'ruler of Zazzau', 'Who'],
  ['Mendel', 'monk who crossed peas', 'Who'],
  ['Fleming', 'discovered penicillin', 'Who'],
  ['cashier', 'receives and pays out money', 'Who'],
  ['Accra', 'capital of Ghana', 'Which place'],
  ['Lagos', 'a port city', 'Which place'],
  ['Context switch', 'saving the state of one process and loading another', 'Which term'],
  ['Evidence Act 2011', '', 'Which law'],
  ['kidney', 'filters the blood', 'Which organ'],
  ['appendicitis', 'inflammation of the appendix', 'Which condition'],
  ['furosemide', 'acts on the loop', 'Which drug'],
  ['ejection click', 'early in systole', 'Which sound'],
  ['evaporation', 'liquid turns to gas', 'Which process'],
  ['σ', 'stress', null],
  ['mv', 'mass times speed', null],
  ['pension', 'money after work', 'Which term'],
  ['mitosis', 'division of a nucleus', 'Which process'],
])('the question for %s, %s opens with its kind', (term, meaning, asker) => {
  expect(getAsker(getTermKind(term, meaning))).toBe(asker);
});
