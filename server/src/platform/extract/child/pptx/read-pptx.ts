import { DOCUMENT_LIMITS } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import type { Archive } from '../archive/open-archive.ts';
import type { RawBlock, RawDocument } from '../blocks/raw-block.ts';
import { hiddenSlidesWarning, listInWarning } from '../compose/list-in-warning.ts';
import type { FileSource } from '../file-source.ts';
import { withPackage } from '../ooxml/open-package.ts';
import { getRelationships } from '../ooxml/relationships.ts';
import { elementAt, getElements, prefixedIn, readXml } from '../xml/xml-tree.ts';
import { readSlide } from './read-slide.ts';
import { SlideLayouts } from './slide-layout.ts';

/** Reads a PowerPoint presentation: a page for each slide, in the order in which they are shown. */
export function readPptx(source: FileSource): Promise<RawDocument> {
  return withPackage(source, async (archive, mainPart) => {
    const slides = await slideParts(archive, mainPart);
    const layouts = new SlideLayouts(archive);
    const pages: RawBlock[][] = [];
    const hidden: number[] = [];
    const commented: number[] = [];
    let damaged = 0;
    for (const [index, part] of slides.slice(0, DOCUMENT_LIMITS.pages).entries()) {
      const slide = await readSlide(archive, part, { layouts, isFirst: index === 0 }).catch(nullIfDamaged);
      if (!slide) damaged += 1;
      if (slide?.hidden) hidden.push(index + 1);
      if (slide?.hasComments) commented.push(index + 1);
      pages.push(slide?.blocks ?? []);
    }
    if (pages.length > 0 && damaged === pages.length)
      throw new Unreadable('damaged', 'not one slide can be read');

    const warnings = [...hiddenSlidesWarning(hidden), ...commentsWarning(commented)];
    return { title: null, pages, warnings, paged: true };
  });
}

function commentsWarning(slides: readonly number[]): string[] {
  return slides.length > 0 ? [`Comments beside slides were left out: ${listInWarning(slides)}.`] : [];
}

/** The names of slides say nothing about their order. */
async function slideParts(archive: Archive, mainPart: string): Promise<string[]> {
  const presentation = await readXml(archive.stream(mainPart));
  if (presentation.name !== 'presentation') throw new Unreadable('wrong_type', 'no presentation');

  const relations = await getRelationships(archive, mainPart);

  return getElements(elementAt(presentation, 'sldIdLst'), 'sldId').map(
    ({ attributes }) => relations.get(prefixedIn(attributes, 'id') ?? '')?.part ?? '',
  );
}

/** The other slides are worth having without a broken one. */
function nullIfDamaged(error: unknown): null {
  if (error instanceof Unreadable && error.reason === 'damaged') return null;

  throw error;
}
