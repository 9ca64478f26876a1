/** Inline nodes of the closed tree as HTML. */
import type { Inline } from '@akada/contract/wire/content/content-tree.ts';
import { inlineRow, tidyRow } from '../../content/inline-nodes.ts';
import { findFormulas } from '../../content/math/find-formula.ts';
import { escapedMarkup } from './markup.ts';
import { pictureOfId, withPictures } from './picture-marks.ts';
import { getRow, getRuns, unsetFormulas } from './runs.ts';

/**
 * @param index of a picture in the file
 * @returns its address in the written text; null if it is not written
 */
export type AddressOf = (index: number) => string | null;

/**
 * @param row of a paragraph, a heading or a cell
 * @param getAddress where pictures are found
 * @returns its text and its elements
 */
export function inlineHtml(row: readonly Inline[], getAddress: AddressOf): string {
  return written(tidyRow(inlineRow(getRow(getRuns(row)), unsetFormulas)), getAddress);
}

function written(nodes: readonly Inline[], getAddress: AddressOf): string {
  let html = '';
  let line: Piece[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') line.push({ text: node });
    else if (node.type === 'break') {
      // Two of them end a paragraph, and no formula goes over that.
      const previousPiece = line.at(-1);
      if (previousPiece !== undefined && 'text' in previousPiece && previousPiece.text === '\n') {
        html += lineHtml(line);
        line = [];
      }
      line.push({ text: '\n' });
    } else if ('tex' in node) line.push({ formula: formulaText(node.tex, false) });
    else {
      html += lineHtml(line) + htmlOfNode(node, getAddress);
      line = [];
    }
  }
  return html + lineHtml(line);
}

function htmlOfNode(node: Exclude<Inline, string | { type: 'math' }>, getAddress: AddressOf): string {
  switch (node.type) {
    case 'break':
      return '<br/>';
    case 'blank':
      return '<span class="blank">_____</span>';
    case 'strong':
      return `<strong>${written(node.children, getAddress)}</strong>`;
    case 'emphasis':
      return `<em>${written(node.children, getAddress)}</em>`;
    case 'deleted':
      return `<del>${written(node.children, getAddress)}</del>`;
    case 'code':
      return `<code>${escapedMarkup(withPictures(node.text))}</code>`;
    case 'link':
      return `<a href="${escapedMarkup(node.href)}">${written(node.children, getAddress)}</a>`;
    case 'cloze':
      return written(node.children, getAddress);
    case 'image':
      return pictureHtml(node, getAddress);
  }
}

function pictureHtml({ id, alt }: { id: string; alt: string }, getAddress: AddressOf): string {
  const index = pictureOfId(id);
  const address = index === null ? null : getAddress(index);
  if (address === null) return lineHtml([{ text: alt }]);
  return `<img src="${escapedMarkup(address)}" alt="${escapedMarkup(alt)}"/>`;
}

/**
 * @param tex a displayed formula
 * @returns it between its delimiters
 */
export function displayedHtml(tex: string): string {
  return escapedMarkup(formulaText(tex, true));
}

function formulaText(tex: string, isDisplayed: boolean): string {
  const formula = isDisplayed ? `\\[${tex}\\]` : `\\(${tex}\\)`;
  const [found] = findFormulas(formula);
  if (found?.start === 0 && found.end === formula.length) return formula;
  // A formula that holds the closing bracket holds no dollar.
  return isDisplayed ? `$$${tex}$$` : `$${tex}$`;
}

/** A text or line break, or a formula between its marks. */
type Piece = { text: string } | { formula: string };

/** A text of dollars and brackets that is no formula says so where it would be taken for one. */
function lineHtml(line: readonly Piece[]): string {
  const marks = isReadAsWritten(line) ? /_{3,}|\n/g : /\$|\\(?=[()[\]])|_{3,}|\n/g;
  return line
    .map((piece) => ('formula' in piece ? escapedMarkup(piece.formula) : textHtml(piece.text, marks)))
    .join('');
}

function isReadAsWritten(line: readonly Piece[]): boolean {
  const expected = line.flatMap((piece) => ('formula' in piece ? [piece.formula] : []));
  const text = line.map((piece) => ('formula' in piece ? piece.formula : piece.text)).join('');
  const found = findFormulas(text);
  return (
    found.length === expected.length &&
    found.every(({ start, end }, index) => text.slice(start, end) === expected[index])
  );
}

function textHtml(text: string, marks: RegExp): string {
  let html = '';
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    html += escapedMarkup(text.slice(from, index));
    html += mark === '\n' ? '<br/>' : `<span class="tex2jax_ignore">${mark}</span>`;
    from = index + mark.length;
  }
  return html + escapedMarkup(text.slice(from));
}
