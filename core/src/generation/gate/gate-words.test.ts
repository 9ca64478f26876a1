import { describe, expect, it, test } from 'vitest';
import { allGateFaults, getBadge, getRejections, passedChecks } from './gate-words.ts';
import type { GateFault } from './item-gate.ts';

describe('the checks that a question passed', () => {
  it('are seven sentences for a sound question, and none for one with every fault', () => {
    expect(passedChecks([])).toEqual([
      'The quotation is in the note.',
      'The note says what the answer says.',
      'No other option is right by the quotation.',
      'The four options have the same form.',
      'The question does not give its answer away.',
      'The question is clear without the note.',
      'No other question of the set asks or shows the same.',
    ]);
    expect(passedChecks(allGateFaults)).toEqual([]);
  });

  test.each(allGateFaults)('%s takes exactly one of them away', (fault) => {
    expect(passedChecks([fault])).toHaveLength(6);
  });
});

test.each([
  [true, 'generated', [], ['Quote found in your note', 'Solved by a model that did not see the answer']],
  [true, 'edited', [], ['Quote found in your note']],
  [true, 'own', ['quote_not_found'], []],
  [false, 'generated', [], ['Quote found in your note', 'Made by Akada’s own rules']],
] as const)(
  'a question (by a model: %s, %s, %j) shows the passed checks %j',
  (byModel, origin, faults, badge) => {
    expect(getBadge({ byModel, origin, faults })).toEqual(badge);
  },
);

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
