import { parseCloze, withoutMarks } from '@akada/core/cards/cloze.ts';
import Papa from 'papaparse';
import { getText, paragraph, plain, type RawBlock } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { htmlBlocks } from '../html/html-blocks.ts';

/** The lines that Anki writes before the notes of a text export: "#separator:tab". */
const HEAD = /^\uFEFF?(?:#[a-z][a-z ]*:[^\n]*(?:\n|$))+/;
const HEAD_LINE = /^#(?<name>[a-z][a-z ]*):(?<value>.*)$/;
const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};
/** Fields of a note that are not its text. */
const COLUMNS = /^(?:guid|notetype|deck|tags) column$/;
const MAX_NOTES = 50_000;
const SOUND = /\[sound:[^\]]*\]/g;

/**
 * Reads the text export of Anki: each note is a row of its front and its back, a note with gaps its text.
 *
 * @returns null for any other text
 */
export function ankiBlocks(text: string): RawBlock[] | null {
  const [head] = HEAD.exec(text) ?? [];
  const settings = new Map(
    (head ?? '').split('\n').flatMap((line): [string, string][] => {
      const { name, value } = HEAD_LINE.exec(line.replace(/^\uFEFF/, '').trim())?.groups ?? {};
      return name === undefined ? [] : [[name, value ?? '']];
    }),
  );
  const separator = settings.get('separator');
  if (head === undefined || separator === undefined) return null;

  const left = new Set(
    [...settings].filter(([name]) => COLUMNS.test(name)).map(([, column]) => Number(column) - 1),
  );
  const isHtml = settings.get('html')?.trim() !== 'false';
  const { data } = Papa.parse<string[]>(text.slice(head.length), {
    delimiter: SEPARATORS[separator.trim().toLowerCase()] ?? separator.slice(0, 1),
    preview: MAX_NOTES,
    skipEmptyLines: 'greedy',
  });

  return data.flatMap((fields) => {
    const texts = fields.filter((_, index) => !left.has(index));
    return noteBlocks(texts.map((field) => plainField(field, isHtml)).filter((field) => field !== ''));
  });
}

function noteBlocks([front, ...backs]: readonly string[]): RawBlock[] {
  if (front === undefined) return [];
  const isCloze = parseCloze(front).some((part) => typeof part !== 'string');
  if (isCloze || backs.length === 0)
    return [front, ...backs].map((field) => paragraph([plain(withoutMarks(field))]));

  const [back = '', ...others] = backs;
  const rest = others.map((other) => paragraph([plain(other)]));
  // A question stands above its answer, as in notes.
  if (/[?？]$/.test(front)) return [paragraph([plain(front)]), paragraph([plain(back)]), ...rest];
  return [pairRow(front, back), ...rest];
}

/** Both sides of a card are known, so they read as a term and its meaning, however long they are. */
function pairRow(front: string, back: string): RawBlock {
  const row = tableRow([[plain(front)], [plain(back)]], false);

  return { ...row, runs: row.runs.map((run) => (run.text === ' | ' ? plain(': ') : run)) };
}

const withoutPictures = (block: RawBlock): RawBlock => ({
  ...block,
  runs: block.runs.filter(({ picture }) => !picture),
});

function getHtmlText(field: string): string {
  const texts = htmlBlocks(field).map(withoutPictures).map(getText);

  return texts.filter((text) => text.trim() !== '').join('; ');
}

function plainField(field: string, isHtml: boolean): string {
  const text = isHtml ? getHtmlText(field) : field;

  return text.replace(SOUND, '').replace(/\s+/g, ' ').trim();
}
