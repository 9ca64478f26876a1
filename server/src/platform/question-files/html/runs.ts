/** Inline HTML as a flat list, in which each piece knows how it looks, and that list as a row of nodes. */
import type { Inline } from '@akada/contract/wire/content/content-tree.ts';
import { cleanText } from '../../content/clean-text.ts';
import { inlineRow, type Row, tidyRow } from '../../content/inline-nodes.ts';
import { findFormulas } from '../../content/math/find-formula.ts';
import { TreeLimits } from '../../content/tree-limits.ts';
import { withBlankMarks } from '../text/blanks.ts';

/** The look of a text, the outermost style first, so that equal looks give equal trees. */
export interface Look {
  href: string | null;
  strong: boolean;
  emphasis: boolean;
  deleted: boolean;
}

export const plainLook: Look = { href: null, strong: false, emphasis: false, deleted: false };

/** A text whose `\n` are line breaks, or a node that holds no other. */
export interface Run {
  piece: string | Exclude<Inline, string>;
  look: Look;
  /** Whether its dollars, brackets and underscores are nothing else. */
  isVerbatim?: boolean;
}

/** Formulas are not set here: only their sources are written. */
export const unsetFormulas = new TreeLimits({ texLength: 0, nodes: 0 });

/** @param text of a node @returns it as a piece: white space of any kind is one space, none is a line break */
export function textPiece(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/**
 * @param runs of one paragraph, cell or heading
 * @returns their row; displayed formulas stay separate
 */
export function getRow(runs: readonly Run[]): Row {
  return nested(runs, 0);
}

/** @param row as a tree has it @returns the runs that give it again, in the order of looks of this module */
export function getRuns(row: readonly Inline[], look: Look = plainLook): Run[] {
  return row.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ piece: textPiece(node), look, isVerbatim: true }];
    if (node.type === 'break') return [{ piece: '\n', look: plainLook }];
    if (node.type === 'code') return codeRuns(node.text, look);
    return 'children' in node ? getRuns(node.children, within(node, look)) : [{ piece: node, look }];
  });
}

/**
 * @param text of code
 * @param look around it
 * @returns one run, or none for white space
 */
export function codeRuns(text: string, look: Look): Run[] {
  const code = cleanText(textPiece(text)).trim();
  return code === '' ? [] : [{ piece: { type: 'code', text: code }, look }];
}

function within(span: Span, look: Look): Look {
  switch (span.type) {
    case 'link':
      return { ...look, href: look.href ?? span.href };
    case 'cloze':
      return look;
    default:
      return { ...look, [span.type]: true };
  }
}

type Span = Extract<Inline, { children: Inline[] }>;

const looks: readonly {
  partOf: (look: Look) => string | boolean | null;
  spanOf: (children: Inline[], look: Look) => Span;
}[] = [
  {
    partOf: ({ href }) => href,
    spanOf: (children, { href }) => ({ type: 'link', href: href ?? '', children }),
  },
  { partOf: ({ strong }) => strong, spanOf: (children) => ({ type: 'strong', children }) },
  { partOf: ({ emphasis }) => emphasis, spanOf: (children) => ({ type: 'emphasis', children }) },
  { partOf: ({ deleted }) => deleted, spanOf: (children) => ({ type: 'deleted', children }) },
];

function nested(runs: readonly Run[], level: number): Row {
  const look = looks[level];
  if (look === undefined) return leafRow(runs);

  return getGroups(runs, ({ look: it }) => look.partOf(it)).flatMap(({ value, runs: group }) => {
    const row = nested(group, level + 1);
    const [first] = group;
    return value && first ? spanned(row, (children) => look.spanOf(children, first.look)) : row;
  });
}

function getGroups<Value>(
  runs: readonly Run[],
  lookOf: (run: Run) => Value,
): { value: Value; runs: Run[] }[] {
  const groups: { value: Value; runs: Run[] }[] = [];
  for (const run of runs) {
    const value = lookOf(run);
    const last = groups.at(-1);
    if (last !== undefined && last.value === value) last.runs.push(run);
    else groups.push({ value, runs: [run] });
  }
  return groups;
}

/** White space at the ends of a span belongs to the surrounding text. */
function spanned(row: Row, getSpan: (children: Inline[]) => Span): Row {
  const inner = inlineRow(row, unsetFormulas);
  const children = tidyRow(inner);
  if (children.length === 0) return inner;
  return [...getSpace(inner.at(0), /^ /), getSpan(children), ...getSpace(inner.at(-1), / $/)];
}

function getSpace(node: Inline | undefined, form: RegExp): Row {
  return typeof node === 'string' && form.test(node) ? [' '] : [];
}

/** Joins adjacent texts: a formula can span a line break or two texts. */
function leafRow(runs: readonly Run[]): Row {
  const row: Row = [];
  let text = '';
  for (const { piece, isVerbatim } of runs.filter((run) => run.piece !== '')) {
    if (typeof piece === 'string' && !isVerbatim) text += piece;
    else {
      if (text !== '') row.push(...textRow(text));
      text = '';
      append(row, piece);
    }
  }
  return [...row, ...textRow(text)];
}

/** Joins adjacent pieces of code: nothing can be written between the marks of two. */
function append(row: Row, piece: Inline): void {
  const last = row.at(-1);
  if (typeof piece === 'object' && piece.type === 'code' && typeof last === 'object' && last.type === 'code')
    row[row.length - 1] = { type: 'code', text: last.text + piece.text };
  else row.push(piece);
}

function textRow(text: string): Row {
  const row: Row = [];
  let from = 0;
  for (const { start, tex, isDisplayed, end } of findFormulas(text)) {
    row.push(...getLines(withBlankMarks(text.slice(from, start))));
    row.push(isDisplayed ? { type: 'displayed', tex } : { type: 'math', tex, set: null });
    from = end;
  }
  return [...row, ...getLines(withBlankMarks(text.slice(from)))];
}

function getLines(text: string): Row {
  return text
    .split('\n')
    .flatMap((line, index): Row => (index === 0 ? [cleanText(line)] : [{ type: 'break' }, cleanText(line)]));
}
