import { pictureGap } from '@akada/core/text/marked-gaps.ts';
import { paragraph, type RawBlock, type Run } from './raw-block.ts';

/** Programs write these texts for a picture without a description. */
const SAID_BY_PROGRAMS =
  /(?:[\s,.]{0,4}(?:description automatically generated(?: with \w+ confidence)?|AI-generated content may be incorrect)\.?){1,3}$/i;
const NAME_OF_FILE = /^[^\s]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?|emf|wmf|heic)$/i;
const NAME_BY_NUMBER = /^(?:picture|image|img|photo|figure|graphic|screenshot|grafik|bild)[\s_-]*\d*$/i;
/** Some authors describe a picture in paragraphs, which would flood the page. */
const LONGEST = 200;

/**
 * Marks the position of an omitted picture.
 *
 * @param alternative the file's description; null or empty if it has none
 */
export function pictureRun(alternative: string | null | undefined): Run {
  return { text: pictureGap(shortened(getMeaning(alternative ?? ''))), bold: false, picture: true };
}

/** Like `pictureRun`, on its own line. */
export const pictureBlock = (alternative: string | null | undefined): RawBlock =>
  paragraph([pictureRun(alternative)]);

function getMeaning(alternative: string): string {
  const text = alternative
    .slice(0, 10 * LONGEST)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SAID_BY_PROGRAMS, '');

  return NAME_OF_FILE.test(text) || NAME_BY_NUMBER.test(text) ? '' : text;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…`;
}
