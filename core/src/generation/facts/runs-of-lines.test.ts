import { describe, expect, test } from 'vitest';
import type { StudyDocument, TextBlock } from '../../text/document.ts';
import { typedNote } from '../testing/typed-note.ts';
import { GROUP_OF_SENTENCES } from './fact.ts';
import { readFacts } from './read-facts.ts';

const getTerms = (typedText: string) => readFacts(typedNote(typedText)).definitions.map(({ term }) => term);

/** Terms by the run of lines in which they stand. */
function getRuns(typedText: string): string[][] {
  const groups = Map.groupBy(readFacts(typedNote(typedText)).definitions, ({ group }) => group);
  return [...groups.values()].map((run) => run.map(({ term }) => term));
}

/** The note with all blocks that hold some words changed. */
function changed(note: StudyDocument, words: string, change: Partial<TextBlock>): StudyDocument {
  const pages = note.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      page.text.slice(block.start, block.end).includes(words) ? { ...block, ...change } : block,
    ),
  }));
  return { ...note, pages };
}

describe('lines are of one run', () => {
  const MUD = 'Mud: soft wet earth';
  const SAND = 'Sand: loose dry grains';
  const CLAY = 'Clay: stiff fine earth';

  test('if they follow one another', () => {
    expect(getRuns([MUD, SAND, CLAY].join('\n'))).toEqual([['Mud', 'Sand', 'Clay']]);
  });

  test.each([
    ['a heading', '# Rocks'],
    ['a line without a label', 'All of this lies on top of the rock'],
    ['a table', '| Rock | Age |'],
    ['items', '- a walk on the beach'],
  ])('but not if %s parts them', (_, between) => {
    expect(getRuns([MUD, SAND, between, CLAY].join('\n'))).toEqual([['Mud', 'Sand'], ['Clay']]);
  });

  test('also with an unlabelled item between them', () => {
    expect(getRuns(`- ${MUD}\n- all of it lies on rock\n- ${CLAY}`)).toEqual([['Mud', 'Clay']]);
  });

  test('and each further run has its own number, after the number of sentences', () => {
    const lines = [MUD, 'Silt: fine wet dust', `# Dry\n${SAND}`, 'Dust: fine dry grains', `# Hard\n${CLAY}`];
    const groups = readFacts(typedNote(lines.join('\n'))).definitions.map(({ group }) => group);
    expect(groups).toEqual([1, 1, 2, 2, 3].map((run) => GROUP_OF_SENTENCES + run));
  });
});

describe('a labelled line above a paragraph of prose', () => {
  const PROSE =
    'When people cannot reach what they were told to want, they may look for other ways to it, and so the town has more thefts in years when work is hard to find.';
  const HEADING = 'Robert Merton: Strain Theory';

  test('is its heading, and no definition', () => {
    expect(getTerms(`${HEADING}\n${PROSE}`)).toEqual([]);
    expect(getTerms(`${PROSE}\n${HEADING}\n${PROSE}`)).toEqual([]);
    expect(getTerms(`Note: ${PROSE}\n${HEADING}\n${PROSE}`)).not.toContain('Robert Merton');
  });

  test('belongs to a run if it is the last of several such lines', () => {
    expect(getRuns(`Mud: soft wet earth\nSand: loose dry grains\n${PROSE}`)).toEqual([['Mud', 'Sand']]);
  });

  test('ends the run of the lines above it', () => {
    const lines = 'Mud: soft wet earth\nSand: loose dry grains';
    expect(getRuns(`${lines}\n${PROSE}\n${HEADING}\n${PROSE}\nClay: stiff fine earth`)).toEqual([
      ['Mud', 'Sand'],
      ['Clay'],
    ]);
  });

  test.each([
    ['is an item', `- ${HEADING}\n${PROSE}`],
    ['ends in a mark', `${HEADING}.\n${PROSE}`],
    ['is too long for a heading', `Robert Merton: strain theory of the old town and its thefts\n${PROSE}`],
    ['stands above a line that is no prose', `${HEADING}\nPeople may look for other ways to what they want.`],
    ['stands above nothing', HEADING],
  ])('is a definition where it %s', (_, typedText) => {
    expect(getTerms(typedText)).toContain('Robert Merton');
  });
});

describe('a definition stands', () => {
  const LINE = 'Mud: soft wet earth';
  const SENTENCE = 'La lava es la roca fundida que sale a la superficie de la tierra.';

  test('in a line or in an item', () => {
    expect(getTerms(LINE)).toEqual(['Mud']);
    expect(getTerms(`- ${LINE}`)).toEqual(['Mud']);
    expect(getTerms(SENTENCE)).toEqual(['lava']);
    expect(getTerms(`- ${SENTENCE}`)).toEqual(['lava']);
  });

  test('in no heading, no table and no code', () => {
    for (const typedText of [LINE, SENTENCE]) {
      expect(getTerms(`# ${typedText}`)).toEqual([]);
      expect(getTerms(`| ${typedText} |`)).toEqual([]);
      expect(readFacts(changed(typedNote(typedText), typedText, { kind: 'code' })).definitions).toEqual([]);
    }
  });

  test('in a sentence, whatever white space is in it', () => {
    expect(readFacts(typedNote(SENTENCE.replaceAll(' ', ' \t '))).definitions).toMatchObject([
      { term: 'lava', meaning: 'la roca fundida que sale a la superficie de la tierra' },
    ]);
  });

  test('in a sentence of a few words too, where the whole note tells its language', () => {
    const short = 'El gneis es la roca dura que brilla.';
    const note = `Durante el invierno los campesinos guardaban sus herramientas porque llovía sin descanso.\n${short}`;
    expect(getTerms(note)).toEqual(['gneis']);
    const [first, second] = note.split('\n').map(typedNote);
    expect(
      readFacts({ title: '', pages: [...(first?.pages ?? []), ...(second?.pages ?? [])] }),
    ).toMatchObject({
      definitions: [{ term: 'gneis', group: GROUP_OF_SENTENCES }],
    });
  });
});

describe('a meaning of one word', () => {
  test('stands where three lines are such pairs', () => {
    expect(getTerms('Vitamin C - scurvy\nVitamin D - rickets\nVitamin A - night blindness')).toHaveLength(3);
  });

  test.each([
    ['two lines are', 'Vitamin C - scurvy\nVitamin D - rickets'],
    ['the third says more', 'Vitamin C - scurvy\nVitamin D - rickets\nVitamin A - keeps night vision'],
    ['the third stands apart', 'Vitamin C - scurvy\nVitamin D - rickets\n# More\nVitamin A - blindness'],
  ])('gives an example where only %s', (_, typedText) => {
    expect(getTerms(typedText).join()).not.toMatch(/Vitamin [CD]/);
  });

  test('stands alone behind a symbol or a year', () => {
    expect(getTerms('pH - acidity')).toEqual(['pH']);
    expect(getTerms('1914: war')).toEqual(['1914']);
    expect(getTerms('gas - oxygen')).toEqual([]);
  });
});

describe('a table', () => {
  const ROWS = [
    '| Rock | Age |',
    '| chalk | 90 |',
    '| slate | 450 |',
    '| granite | 300 |',
    '| gneiss | 600 |',
  ];

  test('makes no list of the line above it', () => {
    expect(readFacts(typedNote(`Kinds of rock\n${ROWS.join('\n')}`))).toMatchObject({
      lists: [],
      tables: [{ columns: ['Rock', 'Age'] }],
    });
  });

  test('ends where the next begins with its own head', () => {
    const second = ROWS.map((row) => row.replace('Rock', 'Stone'));
    const note = changed(typedNote([...ROWS, ...second].join('\n')), 'Stone', { head: true });
    expect(readFacts(note).tables.map(({ columns, rows }) => [columns[0], rows.length])).toEqual([
      ['Rock', 4],
      ['Stone', 4],
    ]);
  });
});
