import { describe, expect, test } from 'vitest';
import { makeCards } from '../../../cards/make-cards.ts';
import type { DocumentPage, StudyDocument, TextBlock } from '../../../text/document.ts';
import { readFacts } from '../read-facts.ts';

/** A page with one table, as the readers of files write its rows. */
function getNote(rows: readonly (readonly string[])[], separator: string, head = false): StudyDocument {
  const page: DocumentPage = { number: 1, section: null, text: '', blocks: [], bold: [], reading: 'text' };
  for (const [index, cells] of rows.entries()) {
    if (page.text !== '') page.text += '\n\n';
    const block: TextBlock = { kind: 'table_row', level: 0, start: page.text.length, end: 0, cells: [] };
    for (const [column, cell] of cells.entries()) {
      if (column > 0) page.text += index === 0 && head ? ' | ' : separator;
      block.cells?.push({ column, start: page.text.length, end: page.text.length + cell.length });
      page.text += cell;
    }
    block.end = page.text.length;
    page.blocks.push(block);
  }
  return { title: 'Words', pages: [page] };
}

const words = [
  ['mitosis', 'division of a cell into two equal cells'],
  ['osmosis', 'movement of water through a membrane'],
  ['enzyme', 'protein that speeds up a reaction'],
  ['stoma', 'opening of a leaf through which gas passes'],
];
const capitals = [
  ['Nigeria', 'Abuja'],
  ['Ghana', 'Accra'],
  ['Kenya', 'Nairobi'],
  ['Egypt', 'Cairo'],
];
const countCards = (note: StudyDocument) => makeCards({ document: note, seed: 'a' }).cards.length;

describe('a table of two columns', () => {
  test.each<[string, StudyDocument]>([
    ['of terms and meanings', getNote(words, ': ')],
    ['whose first row says that they are', getNote([['Term', 'Definition'], ...words], ': ', true)],
    ['whose first row says what is given', getNote([['Country', 'Capital'], ...capitals], ' | ')],
  ])('%s gives a card for each row', (_, note) => {
    expect(countCards(note)).toBe(4);
  });

  test.each<[string, StudyDocument]>([
    [
      'that compares',
      getNote(
        [
          ['thick wall', 'thin wall'],
          ['high pressure', 'low pressure'],
          ['no valves', 'valves'],
          ['red', 'dark red'],
        ],
        ' | ',
      ),
    ],
    ['of two rows', getNote(words.slice(0, 2), ': ')],
    [
      'of values',
      getNote(
        [
          ['Ada', '12'],
          ['Bola', '15'],
          ['Chidi', '9'],
          ['Dayo', '14'],
        ],
        ' | ',
      ),
    ],
    ['of names that nothing explains', getNote(capitals, ' | ')],
  ])('%s defines nothing', (_, note) => {
    expect(readFacts(note)).toMatchObject({ definitions: [], tables: [] });
  });

  test('with a third column is no list of terms', () => {
    const note = getNote([...words, ['nephron', 'part of the kidney', 'page 3']], ': ');

    expect(readFacts(note).definitions).toEqual([]);
  });
});
