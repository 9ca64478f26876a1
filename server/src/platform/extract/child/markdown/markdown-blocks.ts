import MarkdownIt, { type Token } from 'markdown-it';
import { pictureRun } from '../blocks/picture-run.ts';
import {
  code,
  heading,
  listItem,
  paragraph,
  plain,
  type RawBlock,
  type Run,
  textOf,
} from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import { isTerm } from '../plain/wrapped-lines.ts';
import { addNoteRules } from './markdown-rules.ts';

/** `html` separates raw HTML from text, so that its tags are not shown as text. Links stay text. */
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false });
addNoteRules(parser);

/** Blocks of a Markdown text in reading order. */
export function markdownBlocks(markdown: string): RawBlock[] {
  const reader = new TokenReader();
  for (const token of parser.parse(markdown, {})) reader.read(token);

  return reader.blocks;
}

/** Follows the flat list of tokens and knows what is open around the current one. */
class TokenReader {
  readonly blocks: RawBlock[] = [];
  #headingLevel = 0;
  /** Numbers of the next items of the lists around the current token, null for bullets. */
  #lists: (number | null)[] = [];
  /** Of the item that was opened and has no text yet: its later paragraphs carry no number. */
  #ordinal: number | null = null;
  #row: Run[][] | null = null;
  #inHead = false;

  read(token: Token): void {
    this.#follow(token);
    if (token.type === 'inline') this.#append(inlineRuns(token.children ?? []));
    else if (token.type === 'fence' || token.type === 'code_block') this.blocks.push(code(token.content));
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

  #append(runs: Run[]): void {
    if (this.#row) this.#row.push(runs);
    else if (this.#headingLevel > 0) this.blocks.push(heading(this.#headingLevel, runs));
    else if (this.#lists.length > 0) this.#appendItem(runs);
    else this.blocks.push(...paragraphsOf(runs).map(paragraph));
  }

  #openItem(): void {
    this.#ordinal = this.#lists.at(-1) ?? null;
    if (this.#ordinal !== null) this.#lists[this.#lists.length - 1] = this.#ordinal + 1;
  }

  #appendItem(runs: Run[]): void {
    this.blocks.push(listItem(withoutTaskBox(runs), this.#lists.length - 1, this.#ordinal));
    this.#ordinal = null;
  }

  #closeRow(): void {
    this.blocks.push(tableRow(this.#row ?? [], this.#inHead));
    this.#row = null;
  }
}

const FEWEST_TERMS = 2;

/** Markdown joins the lines of a paragraph; lines that name a term each were not meant to be joined. */
function paragraphsOf(runs: Run[]): Run[][] {
  const lines = splitAtBreaks(runs);
  if (lines.filter(namesTerm).length < FEWEST_TERMS) return [runs];

  const paragraphs: Run[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last === undefined || namesTerm(line)) paragraphs.push([...line]);
    else last.push(LINE_BREAK, ...line);
  }
  return paragraphs;
}

const namesTerm = (runs: Run[]) => isTerm(textOf({ runs }));

function splitAtBreaks(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (run.text === LINE_BREAK.text) lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines;
}

/** "[x] done": what is ticked off is the writer's, not the subject's. */
function withoutTaskBox([first, ...others]: Run[]): Run[] {
  return first ? [{ ...first, text: first.text.replace(/^\[[ xX]\]\s+/, '') }, ...others] : [];
}

/** Whitespace like any other, once blocks are composed. */
const LINE_BREAK: Run = { text: '\n', bold: false };

const TEXT = new Set(['text', 'code_inline', 'text_special', 'math']);

/** Inline HTML gives nothing; a link gives its words. */
function inlineRuns(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let boldDepth = 0;
  for (const { type, content, children } of tokens) {
    if (type === 'strong_open') boldDepth += 1;
    else if (type === 'strong_close') boldDepth -= 1;
    else if (type === 'softbreak' || type === 'hardbreak') runs.push({ ...LINE_BREAK, bold: boldDepth > 0 });
    else if (type === 'image') runs.push(pictureRun(textOf({ runs: inlineRuns(children ?? []) })));
    else if (TEXT.has(type)) runs.push({ text: content, bold: boldDepth > 0 });
  }

  return runs;
}
