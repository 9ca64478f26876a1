import { decodeWords } from 'postal-mime';
import { decodeText } from '../../encoding/decode-text.ts';
import { Unreadable } from '../../reasons.ts';
import { promoteBoldLines } from '../blocks/bold-headings.ts';
import { getText, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { type MimePart, mimeMessage } from '../mail/mime-parts.ts';
import { plainBlocks } from '../plain/plain-blocks.ts';
import { readStart } from '../text-file.ts';
import { pictureWarning, readPage } from './read-html.ts';

/** Most of a saved page are its pictures, which are letters here. */
const MOST_BYTES = 60_000_000;

/**
 * Reads a web page that was saved as one file (MHTML): the first part of the message is the page, the others
 * are its pictures and styles.
 *
 * @throws {Unreadable} `damaged` without a page in it, `too_deep` beyond the nesting limit
 */
export async function readSavedPage(source: FileSource): Promise<RawDocument> {
  const { bytes, isCut } = await readStart(source, MOST_BYTES);
  const { parts, subject, start } = mimeMessage(bytes);
  const pages = parts.filter(({ type }) => /^(?:text\/(?:html|plain)|application\/xhtml\+xml)$/.test(type));
  const root = pages.find(({ id }) => id !== null && id === start) ?? pages.find(isMarkup) ?? pages[0];
  if (!root) throw new Unreadable('damaged', 'no page in the message');

  const styles = parts.filter(({ type }) => type === 'text/css').map(textOfPart);
  const page = getPage(root, styles);
  // A page that is nothing but frames has its text in them.
  const shown = hasText(page.blocks)
    ? [page]
    : [page, ...pages.filter((other) => other !== root).map((other) => getPage(other, styles))];
  const blocks = shown.flatMap((one) => one.blocks);

  return {
    title: page.title ?? (subject && decodeWords(subject)),
    pages: splitSections(promoteBoldLines(blocks)),
    warnings: [
      ...pictureWarning(shown.reduce((sum, { pictures }) => sum + pictures, 0)),
      ...(isCut ? ['Only the beginning of this page was read.'] : []),
    ],
  };
}

const isMarkup = ({ type }: MimePart) => type !== 'text/plain';

function getPage(part: MimePart, styles: readonly string[]): ReturnType<typeof readPage> {
  const text = textOfPart(part);

  return isMarkup(part) ? readPage(text, styles) : { title: null, blocks: plainBlocks(text), pictures: 0 };
}

/** A stated charset counts, unless the bytes are not in it. */
function textOfPart({ content, charset }: MimePart): string {
  try {
    if (charset) return new TextDecoder(charset, { fatal: true }).decode(content);
  } catch {
    // An unknown or wrong encoding counts as none.
  }
  const decoded = decodeText(content);
  if (!decoded) throw new Unreadable('damaged', 'a page in no encoding that is known');

  return decoded.text;
}

const hasText = (blocks: readonly RawBlock[]): boolean =>
  blocks.some((block) => getText(block).trim() !== '');
