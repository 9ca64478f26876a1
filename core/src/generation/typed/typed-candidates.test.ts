import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { englishNote } from '../../cards/testing/made-cards.ts';
import { getBodyProblems, getKeyText, markAnswer } from '../../question-types/question-types.ts';
import { makeQuestions } from '../make-questions.ts';
import { makeTyped } from '../testing/made-typed.ts';
import type { TypedDraft } from './typed-draft.ts';

/** @returns the stem and the key of each question of some lines */
function makeLines(lines: string, count = 20): string[] {
  return makeAll(lines, count).map(({ stem, body }) => `${stem} → ${getKeyText(body)}`);
}

function makeAll(lines: string, count = 20): TypedDraft[] {
  const document = englishNote(lines);
  return makeTyped({ document, count, seed: 'seed', excludedAnswers: [], others: [] });
}

describe('a question that the note asks', () => {
  it.each([
    ['with a number', '3. What is the name for a general rise in prices?\nInflation', 'Inflation'],
    ['with marks', 'Q5. Which bank sets the policy rate?\nAns: The Central Bank of Nigeria', 'Central Bank'],
    ['with a letter for the answer', 'Q8. In which year was the naira introduced?\nA. 1973', '1973'],
    [
      'whose answer repeats a word',
      'Q7. What kind of unemployment is it?\nA. Cyclical unemployment',
      'Cyclical',
    ],
  ])('%s is asked as it stands', (_, lines, answer) => {
    expect(makeLines(lines).join()).toContain(answer);
  });

  it('is not asked if its answers are options', () => {
    expect(makeLines('Q1. Which organ makes bile?\nA. Liver\nB. Heart\nC. Lung')).toEqual([]);
  });

  it('is an open question if its answer is too long to type', () => {
    const answer = 'The use of government spending and of taxes to influence the whole economy of a country';
    const [question, ...more] = makeAll(`Q4. What is fiscal policy?\nA. ${answer}`);
    expect(more).toEqual([]);
    expect(question?.body).toEqual({ type: 'open', answer });
  });
});

describe('a sentence or a line', () => {
  it.each([
    [
      'A fuse is a thin wire that melts when the current is too large.',
      'What do we call a thin wire that melts when the current is too large? → fuse',
    ],
    [
      'Plasmolysis: shrinking of the cell away from its wall when water is lost',
      'Which term is meant: “shrinking of the cell away from its wall when water is lost”? → plasmolysis',
    ],
    [
      'Suspense account: account that holds a difference until it is found',
      'Which term is meant: “account that holds a difference until it is found”? → suspense account',
    ],
  ])('%s gives a question about its term', (line, expected) => {
    expect(makeLines(line)).toEqual([expected]);
  });

  it.each([
    ['a meaning that names its term', 'Cell division: the division of one cell into two'],
    ['a meaning with a pronoun', 'Suicide is an abomination for the clan, and only strangers may bury him.'],
  ])('%s is not asked', (_, line) => {
    expect(makeLines(line)).toEqual([]);
  });
});

describe('lines of one kind', () => {
  test('years are matched with their events, also across headings', () => {
    const [only, ...more] = makeAll(
      '1441 - first Africans taken to Portugal\n1518 - first cargo shipped to the Americas\n1807 - Britain bans the trade\n1833 - an act ends slavery in the colonies',
    );
    expect(more).toEqual([]);
    expect(only?.stem).toBe('Match each year with its event.');
    expect(only?.body).toMatchObject({
      type: 'matching',
      pairs: [
        { left: '1441' },
        { left: '1518' },
        { left: '1807' },
        { left: '1833', right: 'an act ends slavery in the colonies' },
      ],
    });
  });

  test('cases are matched with their rules', () => {
    const lines = [
      'Fisher v Bell (1961) - goods in a shop window are an invitation to treat',
      'Hyde v Wrench (1840) - a counter offer ends the first offer',
      'Adams v Lindsell (1818) - acceptance by post counts when it is posted',
      'Felthouse v Bindley (1862) - silence means nothing',
    ];
    expect(makeLines(lines.join('\n'))[0]).toContain('Match each case with its rule.');
  });

  test('rows of a table are matched with each column', () => {
    const table =
      '# Vitamins\n| Vitamin | Source | Disease |\n| A | Carrots | Night blindness |\n| B1 | Grains | Beriberi |\n| C | Oranges | Scurvy |\n| D | Fish oil | Rickets |';
    expect(makeAll(table).map(({ stem }) => stem)).toEqual([
      'Match each vitamin with its source.',
      'Match each vitamin with its disease.',
    ]);
  });

  test('numbered steps are put in order', () => {
    const [question] = makeAll(
      '# Steps in procurement\n1. Identify the need\n2. Choose the supplier\n3. Place the order\n4. Pay the invoice',
    );
    expect(question?.stem).toBe('Steps in procurement: put the steps in order.');
    expect(question?.body).toEqual({
      type: 'ordering',
      items: ['Identify the need', 'Choose the supplier', 'Place the order', 'Pay the invoice'],
      rule: 'longest_run',
    });
  });
});

const NOTE = `# Electricity
Ampere: unit of electric current
A fuse is a thin wire that melts when the current is too large.
A rheostat is a resistor whose resistance can be changed.
An electric field is a region in which a charge feels a force.
Q1. Who found the law of currents?
Ans: Georg Ohm`;

describe('a set', () => {
  it('asks no fact that a question with options asks, and no fact twice', () => {
    const document = englishNote(NOTE);
    const others = makeQuestions({ document, count: 10, seed: 'seed', excludedAnswers: [] });
    const typedDrafts = makeTyped({ document, count: 10, seed: 'seed', excludedAnswers: [], others });
    const keys = [
      ...others.map(({ options, answerIndex }) => options[answerIndex]),
      ...typedDrafts.map(({ body }) => getKeyText(body)),
    ];
    expect(new Set(keys.map((key) => key?.toLowerCase())).size).toBe(keys.length);
  });

  it('omits the answers of earlier sets', () => {
    const document = englishNote(NOTE);
    const typedDrafts = makeTyped({
      document,
      count: 10,
      seed: 'seed',
      excludedAnswers: ['Fuse', 'Georg Ohm'],
      others: [],
    });
    expect(typedDrafts.map(({ body }) => getKeyText(body))).not.toEqual(expect.arrayContaining(['fuse']));
    expect(typedDrafts.map(({ body }) => getKeyText(body))).not.toEqual(
      expect.arrayContaining(['Georg Ohm']),
    );
  });

  it('has questions that could be published, each proved by the note, whatever the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (count) => {
        const typedDrafts = makeAll(NOTE, count);
        expect(typedDrafts.length).toBeLessThanOrEqual(count);
        const { pages } = englishNote(NOTE);
        for (const { stem, body, source } of typedDrafts) {
          expect(getBodyProblems(body, stem)).toEqual({});
          expect(pages.find(({ number }) => number === source.page)?.text).toContain(source.quote);
          if (body.type === 'short') {
            const text = body.accepted[0]?.text ?? '';
            expect(markAnswer(body, { type: 'short', text }).share).toBe(1);
          }
        }
      }),
    );
  });
});
