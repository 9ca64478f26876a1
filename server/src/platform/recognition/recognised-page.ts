import type { DocumentPage } from '@akada/core/text/document.ts';
import { composePage } from '../extract/child/compose/compose-page.ts';
import { isReadable } from '../extract/child/compose/readable-text.ts';
import { blocksOfPages } from '../extract/child/pdf/blocks-of-pages.ts';
import { highest, lowest, median } from '../extract/child/pdf/extremes.ts';
import { joinPieces } from '../extract/child/pdf/lines.ts';
import type { Piece } from '../extract/child/pdf/page-text.ts';
import { DOCUMENT_LIMITS } from '../extract/limits.ts';
import type { FoundWord } from './text-recogniser.ts';

/** Lines below this are specks, rules and parts of pictures. */
const leastLineConfidence = 0.4;
/** A page below this has more wrong words than a student can use. */
const leastPageConfidence = 0.6;
/** Layout is measured in points, as of PDF; what is drawn has 300 dots an inch. */
const pointsPerPixel = 72 / 300;
/** Lines of one print differ by this much, because not every line has letters that reach up and down. */
const sameSize = 0.3;

/** What round and square bullets before a line are taken for. */
const drawnBullet = /^[*¢»«°·¤©®■▪●]$/;

export interface RecognisedPage {
  page: DocumentPage;
  /** Mean of its words, from 0 to 1. */
  confidence: number;
}

/**
 * Puts the words that were found on a page together as the text of a PDF is: columns, paragraphs, headings, lists.
 *
 * @param number of the page, from 1
 */
export function recognisedPage(words: readonly FoundWord[], number: number): RecognisedPage {
  const lines = linesOf(words).filter((line) => confidenceOf(line) >= leastLineConfidence);
  const bottom = highest(words.map((word) => word.bottom));
  const [blocks = []] = blocksOfPages([
    { lines: joinPieces(piecesOf(lines)), height: Math.max(bottom, 0) * pointsPerPixel },
  ]);
  const [first] = blocks;
  const page = composePage(number, null, blocks, DOCUMENT_LIMITS.characters);
  const section = first?.kind === 'heading' ? page.text.slice(0, page.blocks[0]?.end) : null;

  const confidence = confidenceOf(lines.flat());
  const isUsable = confidence >= leastPageConfidence && isReadable(page.text);
  return {
    page: isUsable ? { ...page, section, reading: 'ocr' } : unreadablePage(number),
    confidence,
  };
}

/** A page that gave no text. */
export function unreadablePage(number: number): DocumentPage {
  return { number, section: null, text: '', blocks: [], bold: [], reading: 'unreadable' };
}

function linesOf(words: readonly FoundWord[]): FoundWord[][] {
  return [...Map.groupBy(words, ({ line }) => line).values()];
}

/** Longer words count more: a speck is one letter. */
function confidenceOf(words: readonly FoundWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return 0;

  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / characters;
}

function piecesOf(lines: readonly FoundWord[][]): Piece[] {
  const usual = median(lines.flatMap((line) => line.map(() => heightOf(line))));

  return lines.flatMap((line) => {
    const height = heightOf(line);
    const size = (Math.abs(height / usual - 1) <= sameSize ? usual : height) * pointsPerPixel;
    const y = median(line.map(({ bottom }) => bottom)) * pointsPerPixel;

    return line.map(({ text, left, right }, index) => ({
      text: index === 0 && line.length > 1 ? text.replace(drawnBullet, '•') : text,
      x: left * pointsPerPixel,
      right: right * pointsPerPixel,
      y,
      size,
      bold: false,
      spaceBefore: true,
    }));
  });
}

function heightOf(line: readonly FoundWord[]): number {
  return highest(line.map(({ bottom }) => bottom)) - lowest(line.map(({ top }) => top));
}
