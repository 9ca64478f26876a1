import type { CardNote } from '../cards/card-note.ts';
import { isListOfSources } from '../generation/plan/part-reasons.ts';
import type { NotePassage } from './note-passages.ts';

/** A passage with the parts of the note that it holds text of. */
export interface PartPassage {
  passage: NotePassage;
  /** Indexes of parts, at least one. */
  parts: number[];
}

/**
 * Finds the parts of a note that its passages belong to.
 *
 * @param passages in the order of the note
 * @returns the passages that items can be made from: no exercises, no lists of sources
 */
export function locatePassages(passages: readonly NotePassage[], { parts, pages }: CardNote): PartPassage[] {
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  const blocks = parts.parts.flatMap(({ blocks: partBlocks }, part) =>
    isListOfSources(partBlocks.map(({ text }) => text))
      ? []
      : partBlocks.map(({ page, block }) => ({
          page: page.number,
          start: block.start,
          end: block.end,
          part,
        })),
  );
  const byPage = Map.groupBy(blocks, ({ page }) => page);
  const ends = new Map<number, number>();
  return passages.flatMap((passage) => {
    const { page, text } = passage;
    const start = texts.get(page)?.indexOf(text, ends.get(page) ?? 0) ?? 0;
    const end = start + text.length;
    ends.set(page, end);
    const overlaps = (byPage.get(page) ?? []).filter((block) => block.start < end && start < block.end);
    return overlaps.length === 0 ? [] : [{ passage, parts: [...new Set(overlaps.map(({ part }) => part))] }];
  });
}
