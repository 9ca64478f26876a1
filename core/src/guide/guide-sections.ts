import { getOutline, type OutlineSection } from '../generation/plan/note-outline.ts';
import { readParts } from '../generation/plan/note-parts.ts';
import type { StudyDocument } from '../text/document.ts';

/** A long text without headings has sections of several parts. */
const MAX_SECTIONS = 24;

/**
 * Divides a note into the sections of its guide: by its headings, and without headings where its topic changes.
 *
 * @returns the sections in the order of the note; without headings they are the parts that its sets cover
 */
export function getGuideSections(document: StudyDocument): OutlineSection[] {
  const outline = getOutline(document);
  const headings = outline.filter(({ heading }) => heading !== undefined);
  // A single heading is the title of the note.
  if (headings.length > 1) return outline;

  const { parts } = readParts(document);
  const minWords = parts.reduce((sum, { words }) => sum + words, 0) / MAX_SECTIONS;
  const sections: (OutlineSection & { words: number; isHeaded: boolean })[] = [];
  for (const { title, isHeaded, words, blocks } of parts) {
    const open = sections.at(-1);
    if (open !== undefined && !isHeaded && open.words < minWords) {
      open.blocks.push(...blocks);
      open.words += words;
    } else sections.push({ title, level: 1, blocks: [...blocks], words, isHeaded });
  }
  return sections;
}
