import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { pictureRun } from '../blocks/picture-run.ts';
import { code, heading, paragraph, plain, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { inLines, LINE_BREAK, LINE_END } from '../blocks/typed-lines.ts';
import { getAttribute, getElements, textContent } from './element-text.ts';
import { getStyles, HiddenElements } from './hidden-elements.ts';
import { itemMaker } from './list-items.ts';
import { asLatex, mathText } from './math-text.ts';
import { parseNodes } from './parse-html.ts';
import { getPicture } from './picture-element.ts';

const HEADINGS = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, index) => [tag, index + 1]));
const BOLD = new Set(['strong', 'b', 'dt']);
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'title']);
const LISTS = new Set(['ul', 'ol', 'menu', 'dir']);
const SHIFTS = new Map([
  ['sup', raised],
  ['sub', lowered],
]);
const INLINE = new Set(
  ['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'small', 'span']
    .concat([
      'strong',
      'sub',
      'sup',
      'time',
      'u',
      'var',
      'wbr',
      'font',
      'label',
      'big',
      'tt',
      'strike',
      'data',
    ])
    .concat(['dfn', 'bdi', 'bdo', 'samp', 'output', 'ruby', 'rb', 'rt', 'rp', 'nobr', 'acronym', 'picture']),
);

interface Context {
  depth: number;
  /** Lists around it. */
  lists: number;
  bold: boolean;
  /** Writes raised or lowered text with the characters for it. */
  shift: (text: string) => string;
  /** Makes the block of loose text at this position. */
  make: (runs: Run[]) => RawBlock;
}

const none = (): boolean => false;

/**
 * Blocks of an HTML fragment in reading order. Pictures are marked, scripts and hidden texts are omitted; nothing is
 * fetched or run.
 *
 * @param styles texts of style sheets in addition to those in the fragment
 * @throws {Unreadable} `too_deep` beyond the nesting limit
 */
export function htmlBlocks(html: string, styles: readonly string[] = []): RawBlock[] {
  const nodes = parseNodes(html);
  const ownStyles = nodes
    .filter((node) => 'tagName' in node)
    .flatMap((node) => getStyles([node, ...getElements(node)]));

  return blocksOfNodes(nodes, new HiddenElements([...styles, ...ownStyles]), none);
}

/**
 * Like `htmlBlocks`, for parsed nodes.
 *
 * @param hidden knows the elements of the page that are not shown
 * @param isSkipped tells which further elements are omitted
 */
export function blocksOfNodes(
  nodes: readonly Tree.ChildNode[],
  hidden: HiddenElements,
  isSkipped: (element: Tree.Element) => boolean,
): RawBlock[] {
  const walker = new Walker(hidden, isSkipped);
  walker.walk(nodes, {
    depth: 0,
    lists: 0,
    bold: false,
    shift: (text) => text,
    make: paragraph,
  });

  return walker.finish();
}

class Walker {
  readonly #hidden: HiddenElements;
  readonly #isOmitted: (element: Tree.Element) => boolean;
  #blocks: RawBlock[] = [];
  #open: RawBlock | null = null;
  /** The term that the next description belongs to. */
  #term: RawBlock | null = null;
  /** True if the next text is such a description. */
  #describes = false;

  constructor(hidden: HiddenElements, isOmitted: (element: Tree.Element) => boolean) {
    this.#hidden = hidden;
    this.#isOmitted = isOmitted;
  }

  walk(nodes: readonly Tree.ChildNode[], context: Context): void {
    if (context.depth > NESTING_LIMIT) throw new Unreadable('too_deep', 'markup nested beyond the limit');

    for (const node of nodes) {
      if ('value' in node)
        this.#add({ text: spaced(context.shift(node.value)), bold: context.bold }, context);
      else if ('tagName' in node) this.#element(node, { ...context, depth: context.depth + 1 });
    }
  }

  finish(): RawBlock[] {
    this.#close();

    return inLines(this.#blocks);
  }

  #element(node: Tree.Element, context: Context): void {
    const { tagName, childNodes } = node;
    const formula = getFormula(node);
    if (formula) this.#add({ text: formula, bold: context.bold }, context);
    if (formula !== null || this.#isSkipped(node)) return;

    if (tagName === 'img') this.#picture(node, context);
    else if (tagName === 'br') this.#endLine(context);
    else if (tagName === 'tr') this.#row(node, context);
    else if (tagName === 'pre') this.#code(node);
    else if (tagName === 'rt' && !hasOwnBrackets(node)) this.#enclose(node, context, '()');
    else if (tagName === 'q') this.#enclose(node, context, '“”');
    else if (INLINE.has(tagName)) {
      const { bold, shift } = context;
      this.walk(childNodes, {
        ...context,
        bold: bold || BOLD.has(tagName),
        shift: SHIFTS.get(tagName) ?? shift,
      });
    } else this.#block(node, context);
  }

  #isSkipped(node: Tree.Element): boolean {
    const { tagName } = node;

    return SKIPPED.has(tagName) || this.#isOmitted(node) || isNoteReference(node) || this.#hidden.hides(node);
  }

  #picture(node: Tree.Element, context: Context): void {
    const picture = getPicture(node);
    if (picture) this.#add(pictureRun(picture.alternative), context);
  }

  /** A browser draws the signs around a quotation. */
  #enclose(node: Tree.Element, context: Context, [open = '', close = '']: string): void {
    this.#add(plain(open), context);
    this.walk(node.childNodes, context);
    this.#add(plain(close), context);
  }

  #code(node: Tree.Element): void {
    this.#close();
    this.#blocks.push(code(textContent(node, (inner) => this.#hidden.hides(inner))));
  }

  #block(node: Tree.Element, context: Context): void {
    const { tagName, childNodes } = node;
    const lists = LISTS.has(tagName) ? context.lists + 1 : context.lists;
    this.#close();
    this.#describes = tagName === 'dd' || (this.#describes && tagName !== 'dt');
    this.walk(childNodes, { ...context, lists, bold: BOLD.has(tagName), make: blockMaker(node, context) });
    if (tagName === 'dt') this.#term = this.#open;
    this.#close();
  }

  /** A description follows its term: "term: meaning". */
  #takeTerm(): RawBlock | null {
    const term = this.#describes ? this.#term : null;
    this.#describes = false;
    if (!term || this.#blocks.at(-1) !== term) return null;

    this.#blocks.pop();
    term.runs.push(plain(': '));
    return term;
  }

  #row(row: Tree.Element, context: Context): void {
    this.#close();
    const cells = row.childNodes
      .filter((node) => 'tagName' in node)
      .filter((cell) => !this.#hidden.hides(cell));
    const texts = cells.flatMap((node) => {
      const cell = new Walker(this.#hidden, this.#isOmitted);
      cell.walk(node.childNodes, { ...context, bold: false });
      const runs = cell
        .finish()
        .flatMap((block, index) => (index === 0 ? block.runs : [plain(' '), ...block.runs]));

      return [runs, ...emptyCells(node)];
    });
    const isHead = cells.every(({ tagName }) => tagName === 'th') || isIn(row, 'thead');
    this.#blocks.push(tableRow(texts, isHead));
  }

  #add(run: Run, context: Context): void {
    if (!this.#open && run.text.trim() === '') return;

    this.#open ??= this.#takeTerm() ?? context.make([]);
    this.#open.runs.push(run);
  }

  /** An empty line ends what is before it, whatever it is. */
  #endLine(context: Context): void {
    const runs = this.#open?.runs ?? [];
    while (runs.at(-1)?.text === ' ') runs.pop();
    if (runs.at(-1) === LINE_BREAK) runs[runs.length - 1] = LINE_END;
    else if (runs.at(-1) !== LINE_END) this.#add(LINE_BREAK, context);
  }

  #close(): void {
    if (this.#open) this.#blocks.push(this.#open);
    this.#open = null;
  }
}

/** A run of white space must not look like the end of a line. */
const spaced = (text: string): string => (text.trim() === '' && text !== '' ? ' ' : text);

function blockMaker(node: Tree.Element, { make, lists }: Context): Context['make'] {
  const level = HEADINGS.get(node.tagName);
  if (level !== undefined) return (runs) => heading(level, runs);
  if (node.tagName === 'li') return itemMaker(node, Math.max(lists - 1, 0));
  if (LISTS.has(node.tagName)) return paragraph;
  // A paragraph inside of an item is still the item.
  return make;
}

/** A browser allows as many columns. */
const MOST_COLUMNS = 1_000;

/** The additional columns that a wide cell covers. */
function emptyCells(cell: Tree.Element): Run[][] {
  const width = Number(getAttribute(cell, 'colspan') ?? 1);
  const others = Number.isInteger(width) ? Math.min(Math.max(width, 1), MOST_COLUMNS) - 1 : 0;

  return Array.from({ length: others }, () => []);
}

/** Tells if a page has its own brackets around reading aids. */
function hasOwnBrackets({ parentNode }: Tree.Element): boolean {
  return parentNode?.childNodes.some((node) => 'tagName' in node && node.tagName === 'rp') ?? false;
}

function isIn({ parentNode }: Tree.Element, tagName: string): boolean {
  return parentNode !== null && 'tagName' in parentNode && parentNode.tagName === tagName;
}

/** @returns the text of a formula, null for all other elements */
function getFormula(node: Tree.Element): string | null {
  if (node.tagName === 'math') return mathText(node);

  return /^math\/tex/i.test(getAttribute(node, 'type') ?? '') ? asLatex(textContent(node)) : null;
}

/** Anchors of notes, as word processors, converters and encyclopedias name them; others lead to a part of the text. */
const NOTE = /^(?:[^#]*)#(?:(?:foot|end)note-|cite_(?:note|ref)-|_?(?:ftn|edn)(?:ref)?\d|fn(?:ref)?[-:_]?\d)/;

/** The raised numbers that point to notes, the arrows that point back, and the pages of a source. */
function isNoteReference(node: Tree.Element): boolean {
  if (node.tagName === 'sup') return /(?:^|\s)reference(?:\s|$)/.test(getAttribute(node, 'class') ?? '');
  if (node.tagName !== 'a') return false;

  const roles = `${getAttribute(node, 'epub:type')} ${getAttribute(node, 'role')}`;
  return NOTE.test(getAttribute(node, 'href') ?? '') || /\b(?:doc-)?noteref\b/.test(roles);
}
