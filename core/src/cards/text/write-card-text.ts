/** Writes cards as text: a file with Anki's headers, or a table that spreadsheets open. */
import { markdownHeading } from './text-columns.ts';

/** A card as text. The sides are HTML for Anki, and Markdown in tables. */
export interface WrittenCard {
  foreignId: string;
  kind: 'basic' | 'reversed' | 'cloze' | 'occlusion';
  typed: boolean;
  front: string;
  back: string;
  tags: readonly string[];
  deck: readonly string[];
}

/** Note types that every Anki has; names of other languages are found by their kind. */
const noteTypes: Readonly<Record<WrittenCard['kind'], string>> = {
  basic: 'Basic',
  reversed: 'Basic (and reversed card)',
  cloze: 'Cloze',
  occlusion: 'Basic',
};

const typedNoteType = 'Basic (type in the answer)';

const headers = [
  '#separator:tab',
  '#html:true',
  '#guid column:1',
  '#notetype column:2',
  '#deck column:3',
  '#tags column:6',
];

/** @param cards with sides in HTML @returns a file that Anki imports, with `\n` at the end of its lines */
export function writeAnkiText(cards: readonly WrittenCard[]): string {
  const rows = cards.map(({ foreignId, kind, typed, front, back, tags, deck }) => {
    const guid = foreignId.replace(/:(?:0|n)$/, '');
    const words = tags.map((tag) => tag.replace(/\s+/g, '_'));
    const noteType = typed && kind === 'basic' ? typedNoteType : noteTypes[kind];
    return [guid, noteType, deck.join('::'), front, back, words.join(' ')].map(quoted).join('\t');
  });
  return `${[...headers, ...rows].join('\n')}\n`;
}

/** @param cards with sides in Markdown @returns a table with a heading that `readCardText` knows */
export function writeCardTable(cards: readonly WrittenCard[]): string {
  const rows = cards.map(({ kind, typed, front, back, tags, deck }) =>
    [
      front,
      back,
      tags.map((tag) => tag.replace(/\s+/g, '_')).join(' '),
      deck.join('::'),
      typed ? `${kind}, typed` : kind,
    ]
      .map(withoutFormula)
      .map(quoted)
      .join(','),
  );
  // Spreadsheets would read a file without the mark in their own encoding.
  return `\ufeff${[markdownHeading.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Anki takes a line that begins with # for a comment, unless it is quoted. */
function quoted(cell: string): string {
  return /["\t\n\r,]|^#/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Spreadsheets compute a cell that begins like a formula; a further apostrophe makes it text. */
const FORMULA = /^'*[=+\-@\t\r]/;

const withoutFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
