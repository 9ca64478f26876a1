import MarkdownIt, { type Token } from 'markdown-it';
import { htmlBlocks } from '../html/html-blocks.ts';
import { heading, listItem, paragraph, plain, type RawBlock, type Run } from '../raw-block.ts';
import { tableRow } from '../table-row.ts';

/** `html` separates raw HTML from text, so that its tags are not shown as text. Links stay text. */
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false });

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
  #listDepth = 0;
  #row: Run[][] | null = null;
  #inHead = false;

  read(token: Token): void {
    this.#follow(token);
    if (token.type === 'inline') this.#append(inlineRuns(token.children ?? []));
    else if (token.type === 'fence' || token.type === 'code_block') this.#append([plain(token.content)]);
    else if (token.type === 'html_block') this.blocks.push(...htmlBlocks(token.content));
    else if (token.type === 'tr_close') this.#closeRow();
  }

  #follow({ type, tag }: Token): void {
    if (type === 'heading_open') this.#headingLevel = Number(tag.slice(1));
    if (type === 'heading_close') this.#headingLevel = 0;
    if (type === 'list_item_open') this.#listDepth += 1;
    if (type === 'list_item_close') this.#listDepth -= 1;
    if (type === 'thead_open') this.#inHead = true;
    if (type === 'thead_close') this.#inHead = false;
    if (type === 'tr_open') this.#row = [];
  }

  #append(runs: Run[]): void {
    if (this.#row) this.#row.push(runs);
    else if (this.#headingLevel > 0) this.blocks.push(heading(this.#headingLevel, runs));
    else this.blocks.push(this.#listDepth > 0 ? listItem(runs) : paragraph(runs));
  }

  #closeRow(): void {
    this.blocks.push(tableRow(this.#row ?? [], this.#inHead));
    this.#row = null;
  }
}

/** Pictures and inline HTML give nothing; a link gives its words. */
function inlineRuns(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let boldDepth = 0;
  for (const { type, content } of tokens) {
    if (type === 'strong_open') boldDepth += 1;
    else if (type === 'strong_close') boldDepth -= 1;
    else if (type === 'softbreak' || type === 'hardbreak') runs.push({ text: ' ', bold: boldDepth > 0 });
    else if (type === 'text' || type === 'code_inline' || type === 'text_special')
      runs.push({ text: content, bold: boldDepth > 0 });
  }

  return runs;
}
