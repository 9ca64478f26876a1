/** The edits of the bar above a text: plain functions from a text and its selection to a change of it. */

export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replaces the text between `from` and `to`, and selects a part of the new text. */
export interface TextEdit {
  from: number;
  to: number;
  inserted: string;
  selectFrom: number;
  selectTo: number;
}

export type EditName = 'bold' | 'italic' | 'code' | 'formula' | 'chemistry' | 'table' | 'list';

const edits: Record<EditName, (selection: Selection) => TextEdit> = {
  bold: (selection) => wrapped(selection, '**', '**', 'important'),
  italic: (selection) => wrapped(selection, '*', '*', 'stressed'),
  code: (selection) =>
    chosen(selection).includes('\n')
      ? wrapped(selection, '```\n', '\n```', '')
      : wrapped(selection, '`', '`', 'code'),
  formula: (selection) => wrapped(selection, '$', '$', 'x^2'),
  chemistry: (selection) => wrapped(selection, '$\\ce{', '}$', 'H2O'),
  table: (selection) => asBlock(selection, '| A | B |\n| --- | --- |\n| 1 | 2 |', 2, 3),
  list: listed,
};

/** @returns the edit of a button for the selection */
export function getEdit(name: EditName, selection: Selection): TextEdit {
  return edits[name](selection);
}

/** @returns the edit that inserts a picture; its description is selected, to be typed */
export function pictureEdit({ start, end }: Pick<Selection, 'start' | 'end'>, id: string): TextEdit {
  const description = 'what it shows';
  const selectFrom = start + '!['.length;
  return {
    from: start,
    to: end,
    inserted: `![${description}](image:${id})`,
    selectFrom,
    selectTo: selectFrom + description.length,
  };
}

function chosen({ text, start, end }: Selection): string {
  return text.slice(start, end);
}

/** Puts marks around the selection, or removes existing ones. */
function wrapped(selection: Selection, open: string, close: string, sample: string): TextEdit {
  const { text, start, end } = selection;
  const isWrapped = text.slice(0, start).endsWith(open) && text.slice(end).startsWith(close);
  if (isWrapped && !isPartOfLonger(selection, open)) {
    const from = start - open.length;
    const inserted = chosen(selection);
    return {
      from,
      to: end + close.length,
      inserted,
      selectFrom: from,
      selectTo: from + inserted.length,
    };
  }
  const inside = chosen(selection) || sample;
  const selectFrom = start + open.length;
  return {
    from: start,
    to: end,
    inserted: open + inside + close,
    selectFrom,
    selectTo: selectFrom + inside.length,
  };
}

/** A star of `**` is not a mark of `*`. */
function isPartOfLonger({ text, start }: Selection, open: string): boolean {
  return open === '*' && text.slice(0, start).endsWith('**') && !text.slice(0, start).endsWith('***');
}

/** Surrounds the text with empty lines. */
function asBlock({ text, start, end }: Selection, block: string, from: number, to: number): TextEdit {
  const above = text.slice(0, start).trimEnd() === '' ? '' : '\n\n';
  const below = text.slice(end).trimStart() === '' ? '' : '\n\n';
  const index = start + above.length;
  return {
    from: start,
    to: end,
    inserted: above + block + below,
    selectFrom: index + from,
    selectTo: index + to,
  };
}

/** Makes each selected line an entry; removes the marks if all lines are entries already. */
function listed({ text, start, end }: Selection): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const inserted = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  const after = from + inserted.length;
  const isOne = lines.length === 1;
  return { from, to, inserted, selectFrom: isOne ? after : from, selectTo: after };
}
