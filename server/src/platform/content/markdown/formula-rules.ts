/** Rules of the Markdown parser for formulas. They come before emphasis and escapes: what a formula holds is TeX. */
import type { MarkdownIt } from 'markdown-it';
import { FormulaFinder, type FoundFormula } from '../math/find-formula.ts';
import { maxFormulaLength } from '../math/set-formula.ts';

type InlineState = InstanceType<MarkdownIt['inline']['State']>;
type BlockState = InstanceType<MarkdownIt['block']['State']>;

/** Lines of a formula that stands between paragraphs. */
const maxLines = 60;

const isMark = (code: number) => code === 0x24 || code === 0x5c;

/** A formula inside a line. @returns whether one begins here */
export function readFormula(state: InlineState, silent: boolean): boolean {
  if (!isMark(state.src.charCodeAt(state.pos))) return false;

  const found = getFinder(state).index(state.pos);
  if (found === null || found.end > state.posMax) return false;

  if (!silent) state.push('formula', '', 0).meta = { found };
  state.pos = found.end;
  return true;
}

/** A displayed formula on separate lines: a heading or list inside of it is not one. */
export function readDisplayedFormula(
  state: BlockState,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  if (getIndent(state, startLine) >= 4 || !/^(?:\$\$|\\\[)/.test(getLine(state, startLine).slice(0, 2)))
    return false;

  const lines = linesFrom(state, startLine, endLine);
  const found = new FormulaFinder(lines.join('\n')).index(0);
  if (found === null) return false;

  const text = lines.join('\n');
  const restOfLine = text.slice(found.end).split('\n', 1)[0] ?? '';
  if (restOfLine.trim() !== '') return false;
  if (silent) return true;

  state.line = startLine + text.slice(0, found.end).split('\n').length;
  const token = state.push('formula', '', 0);
  token.meta = { found };
  token.map = [startLine, state.line];
  return true;
}

/** @returns the formula of a token of these rules */
export function foundIn(meta: Record<string, unknown> | null): FoundFormula {
  return (meta as { found: FoundFormula }).found;
}

/** One finder for each text: it remembers what nothing closes. */
function getFinder(state: InlineState): FormulaFinder {
  state.env.formulaFinders ??= new Map();
  const finders = state.env.formulaFinders as Map<string, FormulaFinder>;
  const knownFormulaFinder = finders.get(state.src);
  if (knownFormulaFinder !== undefined) return knownFormulaFinder;

  const finder = new FormulaFinder(state.src);
  finders.set(state.src, finder);
  return finder;
}

/** @returns the lines up to the next empty one, or as many as a formula may have */
function linesFrom(state: BlockState, startLine: number, endLine: number): string[] {
  const lines: string[] = [];
  let length = 0;
  for (let line = startLine; line < endLine && lines.length < maxLines; line += 1) {
    const isOutside = line > startLine && (state.isEmpty(line) || getIndent(state, line) < 0);
    if (isOutside || length > 2 * maxFormulaLength) break;

    const text = getLine(state, line);
    lines.push(text);
    length += text.length;
  }
  return lines;
}

function getLine(state: BlockState, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}

/** Columns beyond the edge of the surrounding list item or quotation. */
function getIndent(state: BlockState, line: number): number {
  return (state.sCount[line] ?? 0) - state.blkIndent;
}
