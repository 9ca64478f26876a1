import { describe, expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { readFacts } from './read-facts.ts';

function readCases(note: string): string[] {
  return readFacts(typedNote(note)).definitions.map(
    ({ term, about, meaning }) => `${term} | ${about} | ${meaning}`,
  );
}

describe('a law case', () => {
  test.each([
    [
      'with its facts and its holding below its name',
      'Byrne v Boadle (1863) 2 H & C 722\nbarrel of flour fell from a window on a passer-by. Held: the accident itself is evidence of negligence',
      [
        'Byrne v Boadle | case facts | barrel of flour fell from a window on a passer-by',
        'Byrne v Boadle | holding | the accident itself is evidence of negligence',
      ],
    ],
    [
      'with its holding in the same line',
      'Hyde v Wrench [1840] - counter offer made. Held that a counter offer destroys the first offer',
      ['Hyde v Wrench | holding | a counter offer destroys the first offer'],
    ],
    [
      'with labels below its name',
      'Pinnel’s Case (1602)\nFacts: a debtor paid part of his debt before the day\nHeld: part payment is no satisfaction of the whole',
      [
        'Pinnel’s Case | case facts | a debtor paid part of his debt before the day',
        'Pinnel’s Case | holding | part payment is no satisfaction of the whole',
      ],
    ],
    [
      'without a word for the holding',
      'Re McArdle [1951] Ch 669\npromise to pay for repairs that were finished already, past consideration',
      ['Re McArdle | case | promise to pay for repairs that were finished already, past consideration'],
    ],
    [
      'whose holding answers a question',
      'Adams v Lindsell (1818)\nwool was offered by post and accepted by post. CA: no, the contract began on posting',
      [
        'Adams v Lindsell | case facts | wool was offered by post and accepted by post',
        'Adams v Lindsell | holding | the contract began on posting',
      ],
    ],
  ])('%s', (_, note, expected) => {
    expect(readCases(note)).toEqual(expected);
  });

  test.each(['Lakes v rivers', 'Virus v bacteria: one is smaller than the other'])(
    'is not read from %s',
    (line) => {
      expect(readCases(line).filter((read) => !read.includes('undefined'))).toEqual([]);
    },
  );
});
