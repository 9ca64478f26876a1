import { describe, expect, it, test } from 'vitest';
import { allGateFaults, getBadge, getRejections, passedChecks, type QuestionHistory } from './gate-words.ts';
import type { GateFault } from './item-gate.ts';

describe('the checks that a question passed', () => {
  it('are seven sentences for a sound question, and none for one with every fault', () => {
    expect(passedChecks([])).toEqual([
      'The quotation is in the note.',
      'The note says what the answer says.',
      'No other option is right by the quotation.',
      'The form of the options does not give the answer away.',
      'The question does not give its answer away.',
      'The question is clear without the note.',
      'No other question of the set asks the same.',
    ]);
    expect(passedChecks(allGateFaults)).toEqual([]);
  });

  test.each(allGateFaults)('%s takes exactly one of them away', (fault) => {
    expect(passedChecks([fault])).toHaveLength(6);
  });
});

const solved = 'Solved by a model that did not see the answer';

test.each<[Partial<QuestionHistory>, string[]]>([
  [{}, ['Quote found in your note', solved]],
  [
    { modelChecks: ['reasons_read'] },
    ['Quote found in your note', solved, 'Explanations checked against your note'],
  ],
  [
    { modelChecks: ['reasons_read'], explanation: '' },
    ['Quote found in your note', solved, 'Reasons of the options checked against your note'],
  ],
  [
    { modelChecks: ['reasons_read'], explanation: '', feedback: ['', ''] },
    ['Quote found in your note', solved],
  ],
  [
    { modelChecks: ['solved_twice', 'reasons_by_words'] },
    [
      'Quote found in your note',
      'Solved twice by models that did not see the answer',
      'Explanations compared with your note by words only',
    ],
  ],
  [
    { origin: 'edited', modelChecks: ['solved_twice', 'reasons_read'] },
    ['Quote found in your note', 'Changed since a model checked it'],
  ],
  [{ origin: 'edited', modelChecks: ['same_words'] }, ['Quote found in your note', solved]],
  [{ origin: 'own', faults: ['quote_not_found'] }, ['Changed since a model checked it']],
  [{ byModel: false }, ['Quote found in your note', 'Made by Akada’s own rules']],
])('a question of a model with %j shows what was done about it: %j', (history, badge) => {
  const question = { explanation: 'It pulls.', feedback: ['', 'It pushes.'] };
  const defaults = { byModel: true, origin: 'generated', faults: [], modelChecks: [] } as const;
  expect(getBadge({ ...defaults, ...question, ...history })).toEqual(badge);
});

test.each(['of_another_version', 'constructor', ''])(
  'a stored fault that the gate does not know says nothing: %j',
  (name) => {
    expect(passedChecks([name, 'repeated'])).toHaveLength(6);
  },
);

describe('a fault of a question', () => {
  it('is reported for its part, together with the other faults of that part', () => {
    const faults: GateFault[] = ['not_four_options', 'half_blank', 'unfair_length'];
    expect(getRejections(faults)).toEqual({
      options: 'Give four different options.',
      stem: 'The blank takes a part of a name. Let it take the whole name. The question says too little to be answered, or is longer than 40 words.',
    });
    expect(getRejections([])).toEqual({});
  });

  test.each(allGateFaults)('%s is said in whole sentences without a word of the code', (fault) => {
    const [sentence = ''] = Object.values(getRejections([fault]));
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/_|\b(?:gate|stem|key|distractor)\b/);
  });
});
