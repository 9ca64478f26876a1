import { describe, expect, it, test } from 'vitest';
import { readCardNote } from '../../../cards/card-note.ts';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import { getDateCandidates } from './date-candidates.ts';

const askLines = (lines: string) => getDateCandidates(readCardNote(englishNote(lines)));

const LINES = [
  '1914 - the two protectorates are joined',
  '1897 - a journalist proposes the name',
  '1960 - the country becomes independent',
  '1922 - a first constitution has elections',
];

describe('the dated lines of a section', () => {
  test('are put in the order of their years, whatever their order in the note', () => {
    const [question, ...more] = askLines(`# Nigeria\n${LINES.join('\n')}`);
    expect(more).toEqual([]);
    expect(question?.stem).toBe('Nigeria: put these events in order, earliest first.');
    expect(question?.body).toEqual({
      type: 'ordering',
      items: [
        'A journalist proposes the name',
        'The two protectorates are joined',
        'A first constitution has elections',
        'The country becomes independent',
      ],
      rule: 'longest_run',
    });
  });

  it.each([
    ['there are three', LINES.slice(1)],
    ['two are of one year', [...LINES.slice(1), '1960 - the senate meets for the first time']],
    ['one says its time', [...LINES.slice(1), '1963 - a republic, three years after 1960']],
  ])('give no order if %s', (_, lines) => {
    expect(askLines(lines.join('\n'))).toEqual([]);
  });
});
