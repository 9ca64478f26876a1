import { describe, expect, it } from 'vitest';
import { countSentences, foundText, importable, importedText, lineText } from './import-words.ts';

const none = { found: 0, duplicates: 0, skipped: 0 };

describe('the message about a file', () => {
  it.each([
    [{ ...none, found: 12 }, 12, ['12 can be imported.']],
    [
      { found: 4, duplicates: 1, skipped: 2 },
      1,
      ['1 can be imported.', '1 is there already.', '2 cannot be imported.'],
    ],
    [{ found: 2, duplicates: 2, skipped: 0 }, 0, ['2 are there already.']],
    [none, 0, []],
  ])('the outcome %o names each number that counts', (seen, fresh, sentences) => {
    expect([importable(seen), countSentences(seen)]).toEqual([fresh, sentences]);
  });

  it('names the format if it is known', () => {
    expect(foundText({ ...none, found: 1 }, 'question', 'GIFT')).toBe('GIFT, 1 question');
    expect(foundText(none, 'question', null)).toBe('0 questions');
  });

  it('lists imported and skipped items afterwards', () => {
    const counts = { found: 4, imported: 1, duplicates: 1, skipped: 2 };
    expect(importedText(counts, 'question')).toBe(
      '1 question was imported, 1 was there already, 2 could not be imported.',
    );
  });

  it('names a line by its number, or the complete file', () => {
    expect([lineText({ line: 1_200 }), lineText({ line: 0 })]).toEqual(['Line 1,200', 'The file']);
  });
});
