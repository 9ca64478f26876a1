import { describe, expect, it } from 'vitest';
import { createEntryNames, safeEntryName } from './entry-name.ts';

describe('a name in an archive', () => {
  it.each([
    ['Biology notes.pdf', 'Biology notes.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Windows\\system32.dll', 'C__Windows_system32.dll'],
    ['.bashrc', 'bashrc'],
    ['con.txt', '_con.txt'],
    ['LPT1', '_LPT1'],
    ['notes.pdf. . ', 'notes.pdf'],
    ['', 'file'],
    ['...', 'file'],
    ['a\u0000b\u202egpj.exe', 'a_b_gpj.exe'],
    ['Cafe\u0301.txt', 'Café.txt'],
    ['what? "now" <b>|*.txt', 'what_ _now_ _b___.txt'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(60)}.docx`],
    [`${'🦉'.repeat(100)}.txt`, `${'🦉'.repeat(60)}.txt`],
    ['no.extension as long as this one', 'no.extension as long as this one'],
  ])('%j becomes %j', (input, safe) => {
    expect(safeEntryName(input)).toBe(safe);
  });

  it('is given once, whatever the case', () => {
    const getName = createEntryNames();
    expect(['Notes.pdf', 'notes.PDF', 'Notes (2).pdf', 'Notes.pdf', 'notes'].map(getName)).toEqual([
      'Notes.pdf',
      'notes (2).PDF',
      'Notes (2) (2).pdf',
      'Notes (3).pdf',
      'notes',
    ]);
  });
});
