import { expect, it } from 'vitest';
import { contradictsPremise } from './contradicted-premise.ts';
import { nearestHeadings } from './nearest-headings.ts';
import { quotedAnswer, uncoveredAnswer } from './quoted-answer.ts';

it.each([
  [
    'Why was there a breach in Bolton v Stone?',
    'Bolton v Stone: risk so small that there was no breach',
    true,
  ],
  ['Why does a trial balance show every error?', 'The trial balance does not show every error', true],
  ['Why is the velocity lower downstream?', 'The velocity of a river usually increases downstream', true],
  ['Why did the police owe a duty in Hill?', 'Hill: the police owed no duty to her daughter', true],
  ['Was there a breach in Bolton v Stone?', 'Bolton v Stone: there was no breach', false],
  ['Why was there no breach in Bolton v Stone?', 'Bolton v Stone: there was no breach', false],
  ['Why does oil float on water?', 'Oil does not mix with water and floats on it', false],
  ['Why do plants need light?', 'Plants need light for photosynthesis', false],
  ['Why do different plants want water?', 'Plants want different water', false],
])('a note may deny what a question takes for granted: %s / %s (%s)', (question, answer, is) => {
  expect(contradictsPremise(question, answer)).toBe(is);
});

const ranked = ['Oil is lighter than water.', 'Water does not burn.'].map((text, index) => ({
  passage: { number: index + 4, noteId: 'n', title: 'Liquids', page: 2, section: 'Oil', text },
  answer: text,
  quote: text,
}));

it('the best quote is first, with its note, page and heading, and the others follow', () => {
  const { text, citations } = quotedAnswer('What is oil?', ranked);
  expect(text.split('\n\n')).toEqual([
    'This passage of your notes fits your question best:',
    '**Liquids, page 2, Oil**',
    '> Oil is lighter than water. [P4]',
    '**Liquids, page 2, Oil**',
    '> Water does not burn. [P5]',
  ]);
  expect(citations).toEqual([
    { number: 4, quote: 'Oil is lighter than water.' },
    { number: 5, quote: 'Water does not burn.' },
  ]);
});

it('the quote that contradicts a question is first, and the answer says so', () => {
  const { text, citations } = quotedAnswer('Why does water burn?', ranked);
  expect(text).toMatch(/^Your notes say something else than your question:/);
  expect(citations[0]?.number).toBe(5);
});

it('without an answer the nearest headings are named', () => {
  const sections = ['Metals', null, 'Metals', 'Acids', 'Gases and liquids', 'Salts'];
  const headings = nearestHeadings('Which gases burn?', sections);
  expect(headings).toEqual(['Gases and liquids', 'Metals', 'Acids']);
  expect(uncoveredAnswer('note', headings)).toContain('“Gases and liquids”, “Metals”, “Acids”');
  expect(uncoveredAnswer('note', [])).not.toContain('headings');
});
