import { describe, expect, it } from 'vitest';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import { getKeyText } from '../../../question-types/question-types.ts';
import { makeTyped } from '../../testing/made-typed.ts';

function makeLines(text: string, types: readonly string[]): string[] {
  const request = { document: englishNote(text), count: 20, seed: 'seed', excludedAnswers: [] };
  return makeTyped(request)
    .filter(({ body }) => types.includes(body.type))
    .map(({ stem, body }) =>
      body.type === 'gaps' && body.gaps[0]?.answer.type === 'short'
        ? `${stem} → ${getKeyText(body.gaps[0].answer)}`
        : `${stem} → ${getKeyText(body)}`,
    );
}

describe('a gap in a sentence of prose', () => {
  it.each([
    [
      'asks for the year that dates it',
      '# The amalgamation\nLugard joined both protectorates of the Niger in 1914 for the sake of revenue.',
      'The amalgamation: Lugard joined both protectorates of the Niger in [[1]] for the sake of revenue. → 1914',
    ],
    [
      'asks for a place',
      '# The caliphate\nThe reformers of the north moved their court and their books to Sokoto.',
      'The caliphate: The reformers of the north moved their court and their books to [[1]]. → Sokoto',
    ],
  ])('%s', (_, text, line) => {
    expect(makeLines(text, ['gaps'])).toContain(line);
  });

  it.each([
    ['a year next to another number', 'Lugard joined 2 protectorates of the Niger in 1914 for revenue.'],
    ['a year that belongs to a law', 'Chiefs lost their land to the state under Decree 6 of 1978 at once.'],
    ['one of several names', 'The traders of the coast sold their cloth at Badagry and Ouidah for salt.'],
    ['a name whose sentence leans on another', 'He moved the old capital of the kingdom to Igboho at last.'],
    [
      'a name that the heading prints',
      '# Sokoto\nThe reformers of the north moved their court and their books to Sokoto.',
    ],
  ])('does not ask for %s', (_, text) => {
    expect(makeLines(text, ['gaps'])).toEqual([]);
  });
});

describe('the main points of a part', () => {
  const PART =
    'Grasses come first on bare ground and hold the soil together. Shrubs follow within some years and shade the grasses out. Trees close the canopy in the end.';

  it('are asked with the complete part as the model answer, without remarks about the course', () => {
    const text = `# Succession\n${PART} This always comes in the exam.\n# Fire\nFire resets it.`;
    expect(makeLines(text, ['open'])).toContain(`What are the main points about “Succession”? → ${PART}`);
  });

  it('are not asked of a part that no answer holds, nor below a heading that names nothing', () => {
    const long = Array.from({ length: 8 }, () => PART).join(' ');
    for (const text of [
      `# Succession\n${long}\n# Fire\nFire resets it.`,
      `# Overview\n${PART}\n# Fire\nFire.`,
    ])
      expect(makeLines(text, ['open']).filter((line) => line.includes('main points'))).toEqual([]);
  });
});
