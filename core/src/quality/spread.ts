import type { MeasuredItem, Textbook } from './measured-item.ts';

/** M14: the modules that the items touch, over those that so many items could touch. */
export function spread(items: readonly MeasuredItem[], book: Textbook, wanted: number): number {
  const modules = new Set(book.sections.map((section) => section.module));
  const touched = new Set<number>();
  for (const { evidence } of items) {
    const section = book.sections.find(({ start, end }) => evidence.start >= start && evidence.start < end);
    if (section !== undefined) touched.add(section.module);
  }
  const possible = Math.min(modules.size, wanted);
  return possible === 0 ? 1 : touched.size / possible;
}
