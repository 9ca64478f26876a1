import { describe, expect, test } from 'vitest';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { getTerms } from './terms.ts';

type Line = string | [marked: string, changes: Partial<NoteSentence>];

const findTerms = (...lines: Line[]) =>
  getTerms(
    lines.map((line, index) =>
      typeof line === 'string'
        ? taggedSentence(line, { index })
        : taggedSentence(line[0], { index, ...line[1] }),
    ),
  );
const findTerm = (norm: string, ...lines: Line[]) => findTerms(...lines).find((term) => term.norm === norm);

describe('a term is written', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'small where it only opens sentences',
      'zorblin',
      ['Zorblin/noun cuts', 'Zorblin/noun cuts'],
      ['zorblin'],
    ],
    [
      'small behind a quotation mark too',
      'zorblin',
      ['“Zorblin/noun” cuts', '“Zorblin/noun” cuts'],
      ['zorblin'],
    ],
    ['with the capitals of initials', 'nato', ['NATO/noun acts', 'NATO/noun acts'], ['NATO']],
    [
      'with the capitals of a title',
      'suppli curv',
      ['Supply/noun Curve/noun', 'Supply/noun Curve/noun'],
      ['Supply Curve'],
    ],
    [
      'with the capital of a word that has it everywhere',
      'islam law',
      ['Islamic/adjective law/noun', 'Islamic/adjective law/noun', 'an Islamic state'],
      ['Islamic law'],
    ],
    [
      'without the capital of a word that is small elsewhere',
      'islam law',
      ['Islamic/adjective law/noun', 'Islamic/adjective law/noun', 'an Islamic state', 'an islamic state'],
      ['islamic law'],
    ],
    [
      'as most places write it',
      'suppli curv',
      [...Array(2).fill('a supply/noun curve/noun'), ...Array(3).fill('a Supply/noun Curve/noun')],
      ['Supply Curve'],
    ],
    [
      'small, where names hold it a little oftener',
      'amend',
      [...Array(2).fill('an amendment/noun'), ...Array(3).fill('an Amendment/noun')],
      ['amendment'],
    ],
    [
      'small, in whatever order it comes',
      'amend',
      [...Array(3).fill('an Amendment/noun'), ...Array(2).fill('an amendment/noun')],
      ['amendment'],
    ],
    [
      'with a capital, where that is far oftener',
      'amend',
      ['an amendment/noun', ...Array(3).fill('an Amendment/noun')],
      ['Amendment'],
    ],
    [
      'as it was, where it opens a sentence as it stands inside',
      'suppli curv',
      ['an Supply/noun curve/noun', 'Supply/noun curve/noun'],
      ['Supply curve'],
    ],
    [
      'on one line',
      'suppli curv',
      ['a supply/noun\ncurve/noun', 'a supply/noun curve/noun'],
      ['supply curve'],
    ],
    [
      'in both numbers, the commoner first',
      'zorblin',
      ['a zorblin/noun', 'the zorblins/noun', 'the zorblins/noun'],
      ['zorblins', 'zorblin'],
    ],
  ])('%s', (_, norm, lines, expected) => {
    expect(findTerm(norm, ...lines)?.forms.map(({ surface }) => surface)).toEqual(expected);
  });

  test('and each form counts all places of its letters, and knows its number and capital', () => {
    const forms = findTerm(
      'amend',
      'Amendment/noun',
      'an Amendment/noun',
      'an amendment/noun',
      'an amendment/noun',
      'the amendments/noun',
    )?.forms;
    expect(forms).toEqual([
      { surface: 'amendment', isPlural: false, isCapital: false, count: 4 },
      { surface: 'amendments', isPlural: true, isCapital: false, count: 1 },
    ]);
    expect(findTerm('nato', 'NATO/noun', 'a NATO/noun')?.forms[0]?.isCapital).toBe(true);
  });

  test('and a heading does not say how', () => {
    const opening = 'Islamic/adjective law/noun';
    const heading: Line = ['About Islamic states', { isHeading: true }];
    expect(findTerm('islam law', opening, opening, heading)?.forms[0]?.surface).toBe('islamic law');
  });
});
