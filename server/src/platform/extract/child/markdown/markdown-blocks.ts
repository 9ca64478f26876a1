import MarkdownIt, { type Token } from 'markdown-it';
import { pictureRun } from '../blocks/picture-run.ts';
import { getText, heading, listItem, plain, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { LINE_BREAK, LINE_END, type LineParting, lineParting, typedLine } from '../blocks/typed-lines.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import { typedTable } from '../plain/typed-tables.ts';
import { tableRows } from '../table-rows.ts';
import { addNoteRules } from './markdown-rules.ts';
import { fencedBlocks } from './typed-fences.ts';
import type { VaultEnvironment } from './vault-rules.ts';

/** `html` separates raw HTML from text, so that its tags are not shown as text. Links stay text. */
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false });
addNoteRules(parser);

/**
 * Blocks of a Markdown text in reading order.
 *
 * @param embedded takes the names of files that are shown within the text, and are not in it
 */
export function markdownBlocks(markdown: string, embedded: string[] = []): RawBlock[] {
  const tokens = parser.parse(markdown, { embedded } satisfies VaultEnvironment);
  const reader = new TokenReader(lineParting(findParagraphs(tokens)));
  for (const token of tokens) reader.read(token);

  return reader.blocks;
}

function findParagraphs(tokens: readonly Token[]): Run[][] {
  return tokens.filter(({ type }) => type === 'inline').map(({ children }) => inlineRuns(children ?? []));
}

/** Follows the flat list of tokens and knows what is open around the current one. */
class TokenReader {
  readonly blocks: RawBlock[] = [];
  #headingLevel = 0;
  /** Numbers of the next items of the lists around the current token, null for bullets. */
  #lists: (number | null)[] = [];
  /** The number of the open item until it has text. Its later paragraphs carry no number. */
  #ordinal: number | null = null;
  #row: Run[][] | null = null;
  #inHead = false;
  readonly #parted: LineParting;

  constructor(parted: LineParting) {
    this.#parted = parted;
  }

  read(token: Token): void {
    this.#follow(token);
    if (token.type === 'inline') this.#append(inlineRuns(token.children ?? []), token.content);
    else if (token.type === 'fence' || token.type === 'code_block') this.blocks.push(...fencedBlocks(token));
    else if (token.type === 'math_block') this.#append([plain(token.content)]);
    else if (token.type === 'html_block') this.blocks.push(...htmlBlocks(token.content));
    else if (token.type === 'tr_close') this.#closeRow();
  }

  #follow(token: Token): void {
    const { type, tag } = token;
    if (type === 'heading_open') this.#headingLevel = Number(tag.slice(1));
    if (type === 'heading_close') this.#headingLevel = 0;
    if (type === 'bullet_list_open') this.#lists.push(null);
    if (type === 'ordered_list_open') this.#lists.push(Number(token.attrGet('start') ?? 1));
    if (type === 'bullet_list_close' || type === 'ordered_list_close') this.#lists.pop();
    if (type === 'list_item_open') this.#openItem();
    if (type === 'thead_open') this.#inHead = true;
    if (type === 'thead_close') this.#inHead = false;
    if (type === 'tr_open') this.#row = [];
  }

  /** @param source the lines that it was typed in */
  #append(runs: Run[], source = ''): void {
    if (this.#row) this.#row.push(cellRuns(runs));
    else if (this.#headingLevel > 0) this.blocks.push(heading(this.#headingLevel, runs));
    else if (this.#lists.length > 0) this.#appendItem(runs);
    else this.blocks.push(...(typedRows(source) ?? this.#parted(runs).map((line) => typedLine(line, 0))));
  }

  #openItem(): void {
    this.#ordinal = this.#lists.at(-1) ?? null;
    if (this.#ordinal !== null) this.#lists[this.#lists.length - 1] = this.#ordinal + 1;
  }

  #appendItem(runs: Run[]): void {
    const [item = [], ...others] = this.#parted(withoutTaskBox(runs));
    const depth = this.#lists.length - 1;
    this.blocks.push(listItem(item, depth, this.#ordinal), ...others.map((line) => typedLine(line, depth)));
    this.#ordinal = null;
  }

  #closeRow(): void {
    this.blocks.push(tableRow(this.#row ?? [], this.#inHead));
    this.#row = null;
  }
}

/** A table whose cells are separated by spaces or bars, which Markdown reads as one paragraph. */
function typedRows(source: string): RawBlock[] | null {
  const lines = source.split('\n');
  const table = lines.length > 1 ? typedTable(lines) : null;
  if (!table || table.length < lines.length) return null;

  const getRuns = (cell: string) => inlineRuns(parser.parseInline(cell, {})[0]?.children ?? []);
  return tableRows(table.rows, table.hasHead || undefined, getRuns);
}

/** "[x] done": what is ticked off is the writer's, not the subject's. */
function withoutTaskBox([first, ...others]: Run[]): Run[] {
  return first ? [{ ...first, text: first.text.replace(/^\[[ xX]\]\s+/, '') }, ...others] : [];
}

const TEXT = new Set(['text', 'code_inline', 'text_special', 'math']);

/** Lines and items inside a cell, which Markdown can only write as HTML. */
const HTML_LINE = /^<(?:br|li|p|div)\b/i;

/** Inline HTML only ends lines; a link gives its words. */
function inlineRuns(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let boldDepth = 0;
  for (const [at, { type, content, children }] of tokens.entries()) {
    if (type === 'strong_open') boldDepth += 1;
    else if (type === 'strong_close') boldDepth -= 1;
    else if (type === 'hardbreak' || type === 'softbreak')
      runs.push(type === 'hardbreak' || partsLines(tokens, at) ? LINE_END : LINE_BREAK);
    else if (type === 'image') runs.push(pictureRun(getText({ runs: inlineRuns(children ?? []) })));
    else if (type === 'html_inline' && HTML_LINE.test(content)) runs.push(LINE_END);
    else if (TEXT.has(type)) runs.push({ text: content, bold: boldDepth > 0 });
  }

  return runs;
}

/** Joins the lines of a cell into one row. Each line is a statement, so a mark separates it from the next. */
function cellRuns(runs: readonly Run[]): Run[] {
  const lines: Run[] = [];
  for (const run of runs) {
    if (run !== LINE_END) {
      lines.push(run);
      continue;
    }
    while (lines.at(-1)?.text.trim() === '') lines.pop();
    const previous = lines.at(-1)?.text.trimEnd();
    if (previous !== undefined) lines.push(plain(/[.;:!?]$/.test(previous) ? ' ' : '; '));
  }
  return lines;
}

/** A writer who sets each line in italics or bold separately did not mean to join them. */
function partsLines(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1]?.type ?? '', tokens[index + 1]?.type ?? ''];
  return /^(?:em|strong)_close$/.test(before) && /^(?:em|strong)_open$/.test(after);
}
