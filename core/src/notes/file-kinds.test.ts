import { expect, it } from 'vitest';
import { fileKindOfMediaType, fileKindOfName, fileKinds, mediaTypeOfName } from './file-kinds.ts';

it.each([
  ['notes.pdf', 'pdf'],
  ['NOTES.MD', 'markdown'],
  ['week.3.docx', 'docx'],
  ['notes', null],
  ['.txt', null],
  ['folder.txt/notes', null],
  ['notes.exe', null],
])('the name %s promises %s', (filename, kind) => {
  expect(fileKindOfName(filename)).toBe(kind);
});

it('each kind has its own media type and endings', () => {
  const kinds = Object.values(fileKinds);
  const endings = kinds.flatMap((kind): string[] => [...kind.endings]);

  expect(new Set(kinds.map(({ mediaType }) => mediaType)).size).toBe(kinds.length);
  expect(new Set(endings).size).toBe(endings.length);
  for (const ending of endings)
    expect(fileKindOfMediaType(mediaTypeOfName(`a.${ending}`) ?? '')).not.toBeNull();
});
