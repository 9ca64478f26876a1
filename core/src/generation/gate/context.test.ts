import { describe, expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { getContext } from './context.ts';

const note = typedNote(
  [
    '# Organs',
    'Enzymes of the gut:',
    '- Amylase breaks starch down',
    '- Lipase breaks fats down',
    'A last remark of the lesson.',
    '| Organ | Work |',
    '| Liver | makes bile |',
    '| Kidney | cleans blood |',
  ].join('\n'),
);

const context = (quote: string, section: string | null = null, page = 1) =>
  getContext({ page, section, quote }, note).split('\n');

describe('what a quotation stands under', () => {
  test('is the head of its table, from any row of it', () => {
    expect(context('makes bile')).toContain('Organ | Work');
    expect(context('cleans blood')).toContain('Organ | Work');
  });

  test('is the line above its list, from any item of it', () => {
    expect(context('Amylase breaks starch down')).toContain('Enzymes of the gut:');
    expect(context('Lipase breaks fats down')).toContain('Enzymes of the gut:');
  });

  test('is every item that it is an item of, and no other', () => {
    const nested = typedNote('# Kilns\n- Old\n  - Open\n  - Closed\n    - Made of brick\n- New');
    const above = (quote: string) => getContext({ page: 1, section: null, quote }, nested).split('\n');
    expect(above('Made of brick')).toEqual(['', 'Kilns', 'Closed', 'Old']);
    expect(above('New')).toEqual(['', 'Kilns']);
  });

  test('is its section, first of all', () => {
    expect(context('makes bile', 'Organs')[0]).toBe('Organs');
  });

  test('is neither for a paragraph', () => {
    expect(context('A last remark of the lesson.', 'Organs')).toEqual(['Organs']);
    expect(context('A last remark of the lesson.')).toEqual(['']);
  });

  test('is only its section if the page or the quotation is missing', () => {
    expect(context('makes bile', 'Organs', 7)).toEqual(['Organs']);
    expect(context('grinds stones', 'Organs')).toEqual(['Organs']);
    expect(context('grinds stones')).toEqual(['']);
  });
});

test('a table whose head the file does not mark has none', () => {
  const [page] = note.pages;
  if (page === undefined) throw new Error('The note has a page');
  const blocks = page.blocks.map(({ head, ...block }) => block);
  const unmarked = { ...note, pages: [{ ...page, blocks }] };

  expect(getContext({ page: 1, section: null, quote: 'makes bile' }, unmarked)).toBe('');
});
