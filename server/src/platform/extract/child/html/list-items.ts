import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type NumberFormat, writeNumber } from '../blocks/list-label.ts';
import { labelledItem, listItem, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { getAttribute } from './element-text.ts';

const FORMATS: ReadonlyMap<string, NumberFormat> = new Map([
  ['A', 'upperLetter'],
  ['a', 'lowerLetter'],
  ['I', 'upperRoman'],
  ['i', 'lowerRoman'],
  ['upper-alpha', 'upperLetter'],
  ['upper-latin', 'upperLetter'],
  ['lower-alpha', 'lowerLetter'],
  ['lower-latin', 'lowerLetter'],
  ['upper-roman', 'upperRoman'],
  ['lower-roman', 'lowerRoman'],
]);

/**
 * Makes the blocks of an item; only its first block carries the number.
 *
 * @param item an `li`
 * @param depth lists around its own
 */
export function itemMaker(item: Tree.Element, depth: number): (runs: Run[]) => RawBlock {
  let next = getOrdinal(item);
  const format = getFormat(item);

  return (runs) => {
    const number = next;
    next = null;
    if (number === null || format === 'decimal') return listItem(runs, depth, number);
    return labelledItem(`${writeNumber(number, format)}.`, runs, depth);
  };
}

/** @returns the number that a browser would show, null in lists of bullets */
function getOrdinal(item: Tree.Element): number | null {
  const list = item.parentNode;
  if (!list || !('tagName' in list) || list.tagName !== 'ol') return null;

  const items = list.childNodes.filter((node) => 'tagName' in node && node.tagName === 'li');
  const start = Number(list.attrs.find(({ name }) => name === 'start')?.value ?? 1);

  return (Number.isInteger(start) ? start : 1) + items.indexOf(item);
}

/** A style of the list itself comes before its type, as in a browser. */
function getFormat({ parentNode: list }: Tree.Element): NumberFormat {
  if (!list || !('tagName' in list)) return 'decimal';
  const style = /list-style(?:-type)?\s*:[^;]*?\b((?:upper|lower)-(?:alpha|latin|roman))\b/i.exec(
    getAttribute(list, 'style') ?? '',
  );
  return FORMATS.get(style?.[1]?.toLowerCase() ?? getAttribute(list, 'type') ?? '') ?? 'decimal';
}
