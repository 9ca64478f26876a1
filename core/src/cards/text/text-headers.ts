/** The lines at the start of Anki's text files that say how to read them. */

export interface TextHeaders {
  /** True if the file has any of them. */
  isAnki: boolean;
  separator: string | null;
  isHtml: boolean | null;
  /** Tags of every note. */
  tags: string[];
  columns: string[] | null;
  noteType: string | null;
  deck: string | null;
  /** 1-based columns by their content. */
  special: Partial<Record<SpecialColumn, number>>;
  /** The choice for a note that exists already. */
  ifMatches: 'update' | 'keep' | 'both';
  /** The number of lines before the first row. */
  lines: number;
}

export type SpecialColumn = 'notetype' | 'deck' | 'tags' | 'guid';

const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  '\\t': '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

const matches: Readonly<Record<string, TextHeaders['ifMatches']>> = {
  'update current': 'update',
  'keep current': 'keep',
  'keep both': 'both',
};

const HEADER =
  /^#(separator|html|tags|columns|notetype|deck|if matches|match scope|(notetype|deck|tags|guid) column):(.*)$/i;

/** @param text of a file, with `\n` at the end of its lines */
export function readTextHeaders(text: string): TextHeaders {
  const headers: TextHeaders = {
    isAnki: false,
    separator: null,
    isHtml: null,
    tags: [],
    columns: null,
    noteType: null,
    deck: null,
    special: {},
    ifMatches: 'update',
    lines: 0,
  };
  let from = 0;
  while (text.startsWith('#', from)) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end === -1 ? text.length : end);
    const [, key, special, value] = HEADER.exec(line) ?? [];
    if (key !== undefined && value !== undefined) {
      headers.isAnki = true;
      if (special === undefined) readHeader(headers, key.toLowerCase(), value);
      else headers.special[special.toLowerCase() as SpecialColumn] = toColumn(value);
    }
    headers.lines += 1;
    if (end === -1) break;
    from = end + 1;
  }
  return headers;
}

function readHeader(headers: TextHeaders, key: string, value: string): void {
  const trimmed = value.trim();
  if (key === 'separator') headers.separator = separators[trimmed.toLowerCase()] ?? (value || null);
  else if (key === 'html') headers.isHtml = trimmed.toLowerCase() === 'true';
  else if (key === 'tags') headers.tags = splitTags(value);
  else if (key === 'columns')
    headers.columns = value.split(headers.separator ?? '\t').map((name) => name.trim());
  else if (key === 'notetype') headers.noteType = trimmed || null;
  else if (key === 'deck') headers.deck = trimmed || null;
  else if (key === 'if matches') headers.ifMatches = matches[trimmed.toLowerCase()] ?? 'update';
}

function toColumn(value: string): number | undefined {
  const column = Number(value.trim());
  return Number.isInteger(column) && column >= 1 && column <= 200 ? column : undefined;
}

/** @returns the tags of a cell: Anki parts them by spaces */
export function splitTags(text: string): string[] {
  return text.split(/[\s\u3000]+/).filter((tag) => tag !== '');
}
