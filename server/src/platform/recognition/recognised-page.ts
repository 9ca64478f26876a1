import type { DocumentPage } from '@akada/core/text/document.ts';
import { underHeading } from '../extract/child/blocks/raw-block.ts';
import { composePage } from '../extract/child/compose/compose-page.ts';
import { isReadable } from '../extract/child/compose/readable-text.ts';
import { blocksOfPages } from '../extract/child/pdf/blocks-of-pages.ts';
import { highest, median } from '../extract/child/pdf/extremes.ts';
import { joinPieces } from '../extract/child/pdf/lines.ts';
import type { Piece } from '../extract/child/pdf/piece.ts';
import { DOCUMENT_LIMITS } from '../extract/limits.ts';
import type { ScanPage } from '../extract/scan-page.ts';
import { attachMarks } from './hanging-marks.ts';
import type { FoundWord } from './text-recogniser.ts';

/** Lines below this are specks, rules and parts of pictures. */
const leastLineConfidence = 0.4;
/** A page below this has more wrong words than a student can use. */
const leastPageConfidence = 0.6;
/** Layout is measured in points, as of PDF; what is drawn has 300 dots an inch. */
const pointsPerPixel = 72 / 300;
/** Sizes of one print are measured as differing by this much. */
const sameSize = 0.15;

/** Characters that the recogniser returns for round and square bullets before a line. */
const drawnBullet = /^[*¢»«°·¤©®■▪●]$/;

export interface RecognisedPage {
  page: DocumentPage;
  /** Mean of its words, from 0 to 1. */
  confidence: number;
}

/**
 * Puts the words that were found on a page together as the text of a PDF is: columns, paragraphs, headings, lists. Its
 * section is known once the pages before it are.
 *
 * @param scan the page, whose heading in its archive stands above its own
 */
export function recognisedPage(words: readonly FoundWord[], { number, member }: ScanPage): RecognisedPage {
  const lines = getLines(words).filter((line) => getConfidence(line) >= leastLineConfidence);
  const bottom = highest(words.map((word) => word.bottom));
  const [found = []] = blocksOfPages([
    { lines: joinPieces(attachMarks(getPieces(lines)).flat()), height: Math.max(bottom, 0) * pointsPerPixel },
  ]);
  const blocks = member ? underHeading(member.under, found) : found;
  const page = composePage(number, null, blocks, DOCUMENT_LIMITS.characters);

  const confidence = getConfidence(lines.flat());
  const isUsable = confidence >= leastPageConfidence && lines.length > 0 && isReadable(page.text);
  return {
    page: isUsable ? { ...page, reading: 'ocr' } : unreadablePage(number),
    confidence,
  };
}

/** A page that gave no text. */
export function unreadablePage(number: number): DocumentPage {
  return { number, section: null, text: '', blocks: [], bold: [], reading: 'unreadable' };
}

function getLines(words: readonly FoundWord[]): FoundWord[][] {
  return [...Map.groupBy(words, ({ line }) => line).values()];
}

/** Longer words count more: a speck is one letter. */
function getConfidence(words: readonly FoundWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return 0;

  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / characters;
}

function getPieces(lines: readonly FoundWord[][]): Piece[][] {
  const sizes = lines.map(sizeOf);
  const usual = median(lines.flatMap((line, index) => line.map(() => sizes[index] ?? 0)));

  return lines.map((line, index) => {
    const measured = sizes[index] ?? 0;
    const size = Math.abs(measured / usual - 1) <= sameSize ? usual : measured;
    const y = median(line.map(({ text, bottom }) => bottom - belowLine(text) * measured));

    return line.map(({ text, left, right }, at) => ({
      text: at === 0 && line.length > 1 ? text.replace(drawnBullet, '•') : text,
      x: left * pointsPerPixel,
      right: right * pointsPerPixel,
      y: y * pointsPerPixel,
      size: size * pointsPerPixel,
      bold: false,
      spaceBefore: true,
    }));
  });
}

// These shares of the print size are the same in most fonts within a few hundredths.
const aboveLine = (text: string) => (/[\p{Lu}\p{N}bdfhiklt!?()[\]"'/]/u.test(text) ? 0.72 : 0.53);
const belowLine = (text: string) => (/[gjpqyQ()[\],;/]/.test(text) ? 0.21 : 0);

/** A word's box ends at its letters, so a word without tall letters is lower than others in the same print. */
function sizeOf(line: readonly FoundWord[]): number {
  return median(line.map(({ text, top, bottom }) => (bottom - top) / (aboveLine(text) + belowLine(text))));
}
