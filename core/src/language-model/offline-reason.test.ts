import { expect, it } from 'vitest';
import { type MadeBy, madeBySentence } from './offline-reason.ts';

it.each<[string, Partial<MadeBy>, string | null]>([
  ['nothing without a model', {}, null],
  ['a model alone', { model: 'big' }, 'Made by big from your note.'],
  [
    'all parts that it read',
    { model: 'big', parts: { read: 7, total: 7 } },
    'Made by big from your note. It read all 7 parts.',
  ],
  [
    'nothing of the parts of a short note',
    { model: 'big', parts: { read: 1, total: 1 } },
    'Made by big from your note.',
  ],
  [
    'how far it came before a budget was spent',
    { model: 'big', byEngine: 3, offline: 'own_budget_spent', parts: { read: 4, total: 7 } },
    'Made by big from your note. It read 4 of 7 parts. 3 were made by Akada’s own engine, because the language model has done all it may do for you today.',
  ],
  [
    'that nothing passed',
    { byEngine: 5, parts: { read: 7, total: 7 } },
    'Made by Akada’s own engine, because nothing that the language model wrote passed our checks.',
  ],
])('a student reads %s', (_, changes, sentence) => {
  expect(madeBySentence({ model: null, offline: null, byEngine: 0, ...changes })).toBe(sentence);
});
