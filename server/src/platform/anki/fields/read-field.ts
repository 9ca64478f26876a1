/** HTML of Anki's fields as Markdown, through the closed tree: nothing else of it can come out. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import {
  GapDepth,
  hasCompleteGaps,
  markCharacters,
  markGaps,
  restoreGaps,
} from '@akada/core/cards/anki/gap-marks.ts';
import type { FieldText, ReadField } from '@akada/core/cards/anki/imported-card.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { getMarkdown } from '../../content/written/markdown-text.ts';
import { getBlocks } from '../../question-files/html/html-blocks.ts';
import { plainToMarkdown, wordsOfHtml } from '../../question-files/html/html-to-markdown.ts';
import { parseHtml } from '../../question-files/html/parse-fragment.ts';
import { TextSource } from '../../question-files/html/text-source.ts';
import { withBlanks } from '../../question-files/text/blanks.ts';
import { adaptElements } from './adapt-elements.ts';
import { mapTexts } from './map-texts.ts';
import { FieldMedia } from './media-names.ts';
import { prepareHtml } from './prepare-html.ts';

/** Text without any sign that HTML, Markdown or a gap could mean. */
const PLAIN = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} ,.;()'"?–—-]*$/u;
const maxPlain = 2_000;

/** @param available names of the files in the package */
export function createFieldReader(available: ReadonlySet<string>): ReadField {
  return (html, hasGaps) => {
    const text = html.trim();
    if (text.length <= maxPlain && PLAIN.test(text))
      return { markdown: text.replace(/ {2,}/g, ' '), media: [], remarks: [] };
    return readHtml(text.toWellFormed().replace(markCharacters, ''), hasGaps, available);
  };
}

function readHtml(text: string, hasGaps: boolean, available: ReadonlySet<string>): FieldText {
  const media = new FieldMedia(available);
  const prepared = prepareHtml(hasGaps ? markGaps(text) : text);
  const nodes = parseHtml(prepared);
  if (nodes === null) return wordsOnly(hasGaps ? markGaps(text) : text);

  adaptElements(nodes);
  const source = new TextSource((address) => media.find(address));
  const depth = new GapDepth();
  const read = getBlocks(nodes, source);
  // A style that a gap begins or ends in could not be written around it.
  const blocks = hasGaps
    ? mapTexts(read, { change: (piece) => depth.escaped(piece), isComplete: hasCompleteGaps })
    : read;
  const markdown = withBlanks(getMarkdown({ version: contentVersion, blocks, cut: false }));
  const { text: restored, isCut } = restoreGaps(media.withNames(markdown), cardLimits.gaps);
  if (isCut) media.remarks.add('gaps_cut');
  if (source.warnings.some((warning) => warning.startsWith('A part from another site')))
    media.remarks.add('markup_dropped');
  return { markdown: restored, media: media.names, remarks: [...media.remarks] };
}

/** Longer and deeper markup than any text needs. */
function wordsOnly(html: string): FieldText {
  const { text } = restoreGaps(plainToMarkdown(wordsOfHtml(html)), cardLimits.gaps);
  return { markdown: text, media: [], remarks: ['markup_dropped'] };
}
