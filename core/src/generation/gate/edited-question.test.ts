import { describe, expect, it } from 'vitest';
import { checksAfterEdit, saysTheSame, undecidedFaults } from './edited-question.ts';
import type { QuestionHistory } from './gate-words.ts';
import type { GateFault } from './item-gate.ts';

const solved = {
  stem: 'Which tissue of a plant, however old, brings water up?',
  options: ['Xylem', 'Phloem', 'Pith', 'Bark'],
  answerIndex: 0,
  explanation: 'Xylem carries water.',
  byModel: true,
  origin: 'generated' as QuestionHistory['origin'],
  modelChecks: ['solved_twice', 'reasons_read'] as QuestionHistory['modelChecks'],
};

describe('two texts say the same', () => {
  it.each<[string, string, boolean]>([
    ['A plant, however old', 'a plant however old', true],
    ['“Stoma”  of a leaf', "'stoma' of a leaf.", true],
    ['about 3.5 litres', 'about 35 litres', false],
    ['1,000 people', '1000 people', false],
    ['a + b', 'a - b', false],
    ['not every plant', 'every plant', false],
  ])('if only marks of sentences differ: "%s" and "%s"', (one, other, isSame) => {
    expect(saysTheSame(one, other)).toBe(isSame);
  });
});

describe('an edit of a solved question', () => {
  const doubts: GateFault[] = [
    'not_supported',
    'not_one_key',
    'key_leaks',
    'not_self_contained',
    'options_differ_in_form',
  ];

  it.each<[string, Partial<typeof solved>, GateFault[]]>([
    [
      'of a comma meets no rule of words',
      { stem: 'Which tissue of a plant however old brings water up?' },
      [],
    ],
    ['of the explanation meets no rule of words', { explanation: 'Mine.' }, []],
    [
      'of an option meets all but those about the stem alone',
      { options: ['Xylem', 'Phloem', 'Pith', 'Cork'] },
      ['not_supported', 'not_one_key', 'key_leaks', 'options_differ_in_form'],
    ],
    [
      'of the key meets all but those about the stem alone',
      { answerIndex: 1 },
      ['not_supported', 'not_one_key', 'key_leaks', 'options_differ_in_form'],
    ],
    [
      'of the stem meets all but those about the options alone',
      { stem: 'Which tissue brings sugar down?' },
      ['not_supported', 'not_one_key', 'key_leaks', 'not_self_contained'],
    ],
  ])('%s', (_, change, faults) => {
    expect(undecidedFaults(doubts, solved, { ...solved, ...change })).toEqual(faults);
  });

  it('meets the rules that no solver decides', () => {
    expect(undecidedFaults(['quote_not_found', 'ill_formed', 'repeated'], solved, solved)).toHaveLength(3);
  });

  it.each<[string, Partial<typeof solved>, QuestionHistory['modelChecks']]>([
    [
      'of a comma keeps its checks',
      { options: ['Xylem.', 'phloem', 'Pith', 'Bark'] },
      ['solved_twice', 'reasons_read', 'same_words'],
    ],
    ['of the explanation keeps that it was solved', { explanation: 'Mine.' }, ['solved_twice', 'same_words']],
    ['of a word of the stem loses all', { stem: 'Which tissue brings sugar down?' }, []],
    ['of the key loses all', { answerIndex: 1 }, []],
  ])('%s', (_, change, checks) => {
    expect(checksAfterEdit(solved, { ...solved, ...change })).toEqual(checks);
  });

  it('keeps what an earlier edit remaining, and gives nothing back that one has lost', () => {
    const remaining = { ...solved, origin: 'edited' as const, modelChecks: checksAfterEdit(solved, solved) };
    expect(checksAfterEdit(remaining, remaining)).toEqual(['solved_twice', 'reasons_read', 'same_words']);
    expect(checksAfterEdit({ ...solved, origin: 'edited', modelChecks: [] }, solved)).toEqual([]);
  });
});
