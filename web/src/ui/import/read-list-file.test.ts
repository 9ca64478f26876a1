import { expect, it } from 'vitest';
import { NotAList, readListFile } from './read-list-file.ts';

const text = 'name,email\nAdé Òbí,ade@school.test';
const utf16 = (isBig: boolean, start: string) => {
  const bytes = new DataView(new ArrayBuffer((start + text).length * 2));
  for (const [index, unit] of [...(start + text)].entries()) {
    bytes.setUint16(index * 2, unit.charCodeAt(0), !isBig);
  }
  return bytes.buffer;
};

it.each([
  ['UTF-8', text],
  ['UTF-8 with a mark', `\uFEFF${text}`],
  ['UTF-16 of Windows', utf16(false, '\uFEFF')],
  ['UTF-16 with the high byte first', utf16(true, '\uFEFF')],
  ['UTF-16 without a mark', utf16(false, '')],
])('a list in %s is read', async (_, content) => {
  expect(await readListFile(new Blob([content]), 1_000)).toBe(text);
});

it('a list in the encoding of Windows is read', async () => {
  const bytes = Uint8Array.from('Adé', (character) => character.charCodeAt(0));
  expect(await readListFile(new Blob([bytes]), 1_000)).toBe('Adé');
});

it('a list that is cut within a letter keeps its other letters', async () => {
  expect(await readListFile(new Blob(['Adé']), 3)).toBe('Ad');
});

it('a spreadsheet is named as one', async () => {
  await expect(readListFile(new Blob(['PK\u0003\u0004…']), 1_000)).rejects.toThrow(NotAList);
});
