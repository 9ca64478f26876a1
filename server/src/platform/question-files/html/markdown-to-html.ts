/**
 * Markdown of ours as HTML for other programs. It goes through the closed tree, so nothing of the text is markup, and it is
 * well-formed XML too. Formulas are `\(tex\)` and `\[tex\]`, which MathJax of Moodle and Canvas reads.
 */
import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { getTree } from '../text/markdown-tree.ts';
import { type AddressOf, displayedHtml, inlineHtml } from './inline-html.ts';
import { escapedMarkup } from './markup.ts';
import { withPictures } from './picture-marks.ts';

/**
 * @param markdown of one text, with `picture:n` for pictures of the file
 * @param getAddress where each of them is found
 * @returns its paragraphs and other blocks, empty for an empty text
 */
export function markdownToHtml(markdown: string, getAddress: AddressOf): string {
  return htmlOfBlocks(getTree(markdown).blocks, getAddress);
}

function htmlOfBlocks(blocks: readonly Block[], getAddress: AddressOf): string {
  return blocks.map((block) => htmlOfBlock(block, getAddress)).join('');
}

function htmlOfBlock(block: Block, getAddress: AddressOf): string {
  const row = (children: readonly Inline[]) => inlineHtml(children, getAddress);
  switch (block.type) {
    case 'paragraph':
      return paragraphsHtml(row(block.children));
    case 'heading':
      return element(`h${block.level}`, row(block.children));
    case 'quote':
      return element('blockquote', htmlOfBlocks(block.children, getAddress));
    case 'list':
      return listHtml(block, getAddress);
    case 'table':
      return tableHtml([block.head, ...block.rows], row);
    case 'codeBlock':
      return codeHtml(block.language, block.text);
    case 'diagram':
      return codeHtml('mermaid', block.source);
    case 'mathBlock':
      return element('p', displayedHtml(block.tex));
    case 'rule':
      return '<hr/>';
  }
}

/** Two line breaks are read as the end of a paragraph everywhere. */
function paragraphsHtml(row: string): string {
  return row
    .split(/(?:<br\/>){2,}/)
    .map((part) => element('p', part))
    .join('');
}

/** Omits elements without content. */
function element(name: string, inner: string, attributes = ''): string {
  return inner === '' ? '' : `<${name}${attributes}>${inner}</${name}>`;
}

function listHtml({ start, items }: Extract<Block, { type: 'list' }>, getAddress: AddressOf): string {
  const writtenText = items.map((item) => element('li', htmlOfBlocks(item, getAddress))).join('');
  if (start === null) return element('ul', writtenText);
  return element('ol', writtenText, start === 1 ? '' : ` start="${start}"`);
}

function tableHtml(lines: readonly Inline[][][], row: (children: readonly Inline[]) => string): string {
  const rows = lines.map((cells) => cells.map(row)).filter((cells) => cells.some((cell) => cell !== ''));
  const [head = '', ...body] = rows.map((cells, index) => {
    const name = index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  });
  if (body.length === 0) return element('table', element('tbody', head));
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
}

function codeHtml(language: string | null, text: string): string {
  const lines = withPictures(text).replace(/\s+$/, '');
  if (lines === '') return '';
  const name = language === null ? '' : ` class="language-${escapedMarkup(language)}"`;
  return `<pre><code${name}>${escapedMarkup(lines)}</code></pre>`;
}
