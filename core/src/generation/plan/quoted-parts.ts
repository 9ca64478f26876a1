import type { StudyDocument } from '../../text/document.ts';
import type { Quoted } from '../question-draft.ts';
import type { NoteParts } from './note-parts.ts';

/** @returns the index of the part with a quotation; a quotation that is not found gives the part at the top of its page */
export function getPartOfQuote(
  parts: Pick<NoteParts, 'getIndex'>,
  { page, quote }: Quoted,
  { pages }: StudyDocument,
): number {
  const start = pages.find(({ number }) => number === page)?.text.indexOf(quote) ?? 0;
  return parts.getIndex(page, Math.max(0, start));
}

/** @returns how many of the quotations each part has */
export function countByPart(
  quoted: readonly Quoted[],
  parts: Pick<NoteParts, 'getIndex'>,
  document: StudyDocument,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of quoted) {
    const part = getPartOfQuote(parts, one, document);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}
