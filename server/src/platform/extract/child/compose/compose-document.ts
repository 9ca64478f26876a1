import type { DocumentPage, StudyDocument, TextBlock } from '@akada/core/text/document.ts';
import { DOCUMENT_LIMITS } from '../../limits.ts';
import type { ReadFile } from '../../outcome.ts';
import { countWords } from '../blocks/clean-text.ts';
import type { RawBlock, RawDocument } from '../blocks/raw-block.ts';
import { nameWithoutEnding } from '../file-source.ts';
import { composePage, flatten } from './compose-page.ts';
import { withSections } from './page-sections.ts';
import { arrangePictures } from './picture-marks.ts';
import { isReadable } from './readable-text.ts';

const count = new Intl.NumberFormat('en').format;

/** Said once, whether the file or what was made of it is longer. */
export const charactersWarning = `Only the first ${count(DOCUMENT_LIMITS.characters)} characters were read.`;

/**
 * Puts the pages together, up to the limits of a document.
 *
 * @param filename the name to fall back on for a title
 */
export function composeDocument(raw: RawDocument, filename: string): ReadFile {
  const marked = arrangePictures(raw.pages);
  const composed = composePages(marked.pages);
  const pages = composed.pages.map((page) => {
    if (raw.scans?.has(page.number - 1)) return unreadable(page);
    return raw.paged ? judged(page) : page;
  });
  const document: StudyDocument = { title: getTitle(raw, pages, filename), pages };

  return {
    ok: true,
    document,
    paged: raw.paged ?? false,
    warnings: [...new Set([...raw.warnings, ...marked.warnings, ...composed.warnings])],
    words: pages
      .filter(({ reading }) => reading !== 'unreadable')
      .reduce((sum, page) => sum + countWords(page.text), 0),
  };
}

const judged = (page: DocumentPage): DocumentPage => (isReadable(page.text) ? page : unreadable(page));

const unreadable = (page: DocumentPage): DocumentPage => ({ ...page, reading: 'unreadable' });

function composePages(rawPages: readonly RawBlock[][]): { pages: DocumentPage[]; warnings: string[] } {
  const pages: DocumentPage[] = [];
  const warnings: string[] = [];
  let room = DOCUMENT_LIMITS.characters;
  for (const blocks of rawPages.slice(0, DOCUMENT_LIMITS.pages)) {
    const page = composePage(pages.length + 1, null, blocks, room);
    pages.push(page);
    room -= page.text.length;
    if (room <= 0) break;
  }
  if (room <= 0) warnings.push(charactersWarning);
  else if (rawPages.length > pages.length)
    warnings.push(`Only the first ${count(DOCUMENT_LIMITS.pages)} parts were read.`);

  return { pages: withSections(pages), warnings };
}

/** A title further in than this is the title of a part, not of the document. */
const TITLE_WITHIN_PAGES = 3;

function getTitle(raw: RawDocument, pages: readonly DocumentPage[], filename: string): string {
  const stated = raw.title && flatten([{ text: raw.title, bold: false }]).text;
  if (stated) return stated;

  const name = flatten([{ text: nameWithoutEnding(filename), bold: false }]).text || 'Untitled';
  return getHeading(pages) ?? name;
}

/** Many chapters open so: it tells no document from another, and the name of the file does. */
const nameOfPart =
  /^[\d.\s]*(abstract|contents|foreword|introduction|objectives|outline|overview|preface|summary|table of contents)$/i;

/** The first of several headings of the highest level is the title of a part, unless the document opens with it. */
function getHeading(pages: readonly DocumentPage[]): string | null {
  const [opening] = pages[0]?.blocks ?? [];
  for (const page of pages.slice(0, TITLE_WITHIN_PAGES)) {
    const first = page.blocks.find(isHighest);
    if (first === undefined) continue;

    const isTitle = first === opening || pages.flatMap(({ blocks }) => blocks.filter(isHighest)).length === 1;
    const text = page.text.slice(first.start, first.end);
    return isTitle && !nameOfPart.test(text) ? text : null;
  }
  return null;
}

const isHighest = ({ kind, level }: TextBlock) => kind === 'heading' && level === 1;
