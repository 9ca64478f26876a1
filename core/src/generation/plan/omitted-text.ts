import type { StudyDocument, TextBlock } from '../../text/document.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { normalForm } from '../../text/words.ts';
import { isLeftOutHeading } from '../reading/note-reading.ts';
import { getOutlineBlocks, type OutlineBlock } from './note-outline.ts';

/** Adjacent headings without text. */
export interface EmptyHeadings {
  title: string;
  /** It has at least one. */
  headings: readonly OutlineBlock[];
  /** The number of pictures below them. */
  pictures: number;
}

/** The text of a note that no part has. */
export interface OmittedText {
  emptyHeadings: EmptyHeadings[];
  /** Headings such as "References", and the pages of the text below them. */
  omittedSections: { heading: string; pages: readonly number[] }[];
}

/**
 * Finds headings that stand directly above the next heading of their level, and text that is never asked.
 *
 * @param parted the blocks that parts have: a lower heading among them opens no part
 */
export function findOmittedText(document: StudyDocument, parted: ReadonlySet<TextBlock>): OmittedText {
  const found: OmittedText = { emptyHeadings: [], omittedSections: [] };
  const sections = getSections(document);
  let omittedLevel = Number.POSITIVE_INFINITY;
  let isAfterEmpty = false;
  for (const [index, section] of sections.entries()) {
    const { heading, below } = section;
    if (heading.block.level <= omittedLevel)
      omittedLevel = isLeftOutHeading(heading.text) ? heading.block.level : Number.POSITIVE_INFINITY;
    const isOmitted = omittedLevel !== Number.POSITIVE_INFINITY;
    if (isOmitted) {
      const pages = new Set([heading, ...below].map(({ page }) => page.number));
      found.omittedSections.push({ heading: heading.text.trim(), pages: [...pages] });
    }
    // The first heading is the title of the note.
    const isEmpty =
      index > 0 &&
      !isOmitted &&
      !parted.has(heading.block) &&
      !below.some(hasText) &&
      !hasSubheading(heading, sections[index + 1]?.heading);
    if (isEmpty) addEmpty(found.emptyHeadings, { ...section, isAfterEmpty });
    isAfterEmpty = isEmpty;
  }
  return found;
}

interface Section {
  heading: OutlineBlock;
  /** Everything up to the next heading. */
  below: OutlineBlock[];
}

function getSections(document: StudyDocument): Section[] {
  const sections: Section[] = [];
  for (const found of getOutlineBlocks(document)) {
    if (found.block.kind === 'heading') sections.push({ heading: found, below: [] });
    else sections.at(-1)?.below.push(found);
  }
  return sections;
}

const hasText = ({ text }: OutlineBlock) => withoutGaps(text).trim() !== '';

/** A title that is repeated, as on the next slide, belongs to the text below its repetition. */
function hasSubheading(heading: OutlineBlock, next: OutlineBlock | undefined): boolean {
  if (next === undefined) return false;
  return next.block.level > heading.block.level || normalForm(next.text) === normalForm(heading.text);
}

function addEmpty(
  all: EmptyHeadings[],
  { heading, below, isAfterEmpty }: Section & { isAfterEmpty: boolean },
): void {
  const last = isAfterEmpty ? all.pop() : undefined;
  all.push({
    title: last?.title ?? heading.text.replace(/\s+/g, ' ').trim(),
    headings: [...(last?.headings ?? []), heading],
    pictures: (last?.pictures ?? 0) + below.length,
  });
}
