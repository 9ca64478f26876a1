import { typedNote } from '@akada/core/generation/testing/typed-note.ts';
import { describe, expect, test } from 'vitest';
import { preservedIn } from './preserved.ts';

const NOTE = ['# Weaving', 'A loom crosses threads.', '- warp', '- weft', 'Cloth is cut.', 'It is sewn.'];
const writtenStudyDocument = typedNote(NOTE.join('\n'));

/** The share of each kind after one line was read as another. */
function withLine(line: string, read: string) {
  return preservedIn(
    writtenStudyDocument,
    typedNote(NOTE.map((own) => (own === line ? read : own)).join('\n')),
  );
}

test('an unchanged document is preserved completely, on any number of pages', () => {
  const [page] = writtenStudyDocument.pages;
  const apart = (page?.blocks ?? []).map((block, index) => ({
    number: index + 1,
    section: null,
    text: page?.text.slice(block.start, block.end) ?? '',
    blocks: [{ ...block, start: 0, end: block.end - block.start }],
    bold: [],
    reading: 'text' as const,
  }));

  const all = { heading: 1, paragraph: 1, listItem: 1, bold: 1 };
  expect(preservedIn(writtenStudyDocument, writtenStudyDocument)).toEqual(all);
  expect(preservedIn(writtenStudyDocument, { title: '', pages: apart })).toEqual(all);
});

describe('a block is lost', () => {
  test.each<[string, string, string, object]>([
    ['when it is read as another kind', '# Weaving', 'Weaving', { heading: 0, paragraph: 1 }],
    ['when a word is missing', 'Cloth is cut.', 'Cloth is', { paragraph: 2 / 3 }],
    ['when it is joined to the next', '- warp', '- warp weft', { listItem: 1 / 2 }],
    ['when it stands twice and comes back once', '- weft', '- warp', { listItem: 1 / 2 }],
  ])('%s', (_, line, read, shares) => {
    expect(withLine(line, read)).toMatchObject(shares);
  });

  test('not when only its white space changed', () => {
    expect(withLine('Cloth is cut.', 'Cloth  is\u00A0cut.').paragraph).toBe(1);
  });
});

test('a bold run is lost with its weight', () => {
  const [page] = writtenStudyDocument.pages;
  const bold = { title: '', pages: page ? [{ ...page, bold: [{ start: 0, end: 7 }] }] : [] };

  expect(preservedIn(bold, bold).bold).toBe(1);
  expect(preservedIn(bold, writtenStudyDocument).bold).toBe(0);
});

test('an empty document loses nothing, and an empty reading loses everything', () => {
  const empty = { title: '', pages: [] };

  expect(preservedIn(empty, writtenStudyDocument)).toEqual({
    heading: 1,
    paragraph: 1,
    listItem: 1,
    bold: 1,
  });
  expect(preservedIn(writtenStudyDocument, empty)).toEqual({
    heading: 0,
    paragraph: 0,
    listItem: 0,
    bold: 1,
  });
});
