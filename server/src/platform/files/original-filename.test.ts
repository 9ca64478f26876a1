import { describe, expect, it } from 'vitest';
import { originalFilename } from './original-filename.ts';

describe('the name of a file', () => {
  it.each([
    ['stays as it is', 'Chapter 1 - Cells.pdf', 'Chapter 1 - Cells.pdf'],
    ['may be in any script', 'Ọ̀rọ̀ àjọ 細胞 خلية.docx', 'Ọ̀rọ̀ àjọ 細胞 خلية.docx'.normalize('NFC')],
    ['is composed, so that equal names are equal', 're\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9.pdf'],
    ['keeps joiners, which some scripts are spelled with', 'می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
    ['keeps dots inside', 'v1.2..final.pdf', 'v1.2..final.pdf'],
  ])('%s', (_story, input, visibleText) => {
    expect(originalFilename(input)).toBe(visibleText);
  });

  it.each([
    ['folders of Unix', '../../etc/passwd', 'passwd'],
    ['folders of Windows', 'C:\\Users\\ada\\notes.pdf', 'notes.pdf'],
    ['a folder alone', 'notes/', 'notes'],
    ['text that turns its direction', 'exam\u202Efdp.exe', 'examfdp.exe'],
    ['marks of direction', '\u200Fnotes\u2066.pdf\u2069', 'notes.pdf'],
    ['controls and line breaks', 'no\u0000tes\r\n\u2028.pdf\u007F', 'notes.pdf'],
    ['space around', '  notes.pdf \u00a0', 'notes.pdf'],
    ['half of a surrogate pair', 'notes\ud83d.pdf', 'notes\ufffd.pdf'],
  ])('loses %s', (_story, input, visibleText) => {
    expect(originalFilename(input)).toBe(visibleText);
  });

  it.each(['', '.', '..', '../..', '   ', '\u0000', '\\', '\u202e'])('is never empty: %j', (input) => {
    expect(originalFilename(input)).toBe('file');
  });

  it('has at most 200 characters and shows its kind to the end', () => {
    expect(originalFilename(`${'a'.repeat(300)}.docx`)).toBe(`${'a'.repeat(195)}.docx`);
    expect(Array.from(originalFilename('🧬'.repeat(300)))).toHaveLength(200);
    expect(originalFilename(`a.${'b'.repeat(300)}`)).toHaveLength(200);
  });
});
