import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { listItem, paragraph, plain, type RawBlock } from '../blocks/raw-block.ts';
import { tableRows } from '../table-rows.ts';

/** A pending value: its name, if it has one, and its depth. */
interface Left {
  name: string | null;
  value: unknown;
  depth: number;
}

/**
 * Blocks of a JSON or YAML value: an array of flat objects is a table, everything else an outline of "name:
 * value", indented by depth. It is iterative, because parsers accept any nesting.
 *
 * @param root the parsed value
 * @throws {Unreadable} `too_deep` beyond the nesting limit
 */
export function valueBlocks(root: unknown): RawBlock[] {
  const blocks: RawBlock[] = [];
  const left: Left[] = [{ name: null, value: root, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { name, value, depth } = next;
    if (depth > NESTING_LIMIT) throw new Unreadable('too_deep', 'values nested beyond the limit');

    const isNested = typeof value === 'object' && value !== null;
    if (!isNested)
      blocks.push(outlineBlock(name === null ? scalarText(value) : `${name}: ${scalarText(value)}`, depth));
    else if (name !== null) blocks.push(outlineBlock(`${name}:`, depth));
    if (!isNested) continue;

    const rows = getTable(value);
    const inner = name === null ? depth : depth + 1;
    if (rows) blocks.push(...tableRows(rows, true));
    else for (const part of getParts(value, inner).toReversed()) left.push(part);
  }

  return blocks;
}

function outlineBlock(text: string, depth: number): RawBlock {
  return depth === 0 ? paragraph([plain(text)]) : listItem([plain(text)], depth - 1);
}

/** Items of arrays have no name; an array within an array stands one step further in. */
function getParts(value: object, depth: number): Left[] {
  if (Array.isArray(value))
    return value.map((item) => ({
      name: null,
      value: item,
      depth: Math.max(Array.isArray(item) ? depth + 1 : depth, 1),
    }));

  return Object.entries(value).map(([name, part]) => ({ name, value: part, depth }));
}

function scalarText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

const MOST_COLUMNS = 50;

/** @returns the rows of an array of flat objects, their names first; null for every other value */
function getTable(value: object): string[][] | null {
  if (!Array.isArray(value) || value.length < 2 || !value.every(isFlat)) return null;

  const names = new Set<string>();
  for (const row of value) for (const name of Object.keys(row)) names.add(name);
  if (names.size === 0 || names.size > MOST_COLUMNS) return null;

  const columns = [...names];
  return [
    columns,
    ...value.map((row: Record<string, unknown>) => columns.map((name) => scalarText(row[name]))),
  ];
}

function isFlat(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;

  return Object.values(value).every((part) => typeof part !== 'object' || part === null);
}
