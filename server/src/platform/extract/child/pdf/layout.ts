import { median } from './extremes.ts';
import type { PageLines } from './furniture.ts';

/** The usual values of one document; differences from them are significant. */
export interface Layout {
  /** Size of most of the text, in points. */
  bodySize: number;
  /** Distance between baselines of a paragraph, in sizes. */
  leading: number;
}

const USUAL_LEADING = 1.2;

/** Measures a document's text. */
export function measureLayout(pages: readonly PageLines[]): Layout {
  const characters = new Map<number, number>();
  const steps: number[] = [];
  for (const { lines } of pages) {
    lines.forEach(({ size, text, y }, index) => {
      const rounded = roundSize(size);
      characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
      const last = lines[index - 1];
      const step = last && roundSize(last.size) === rounded ? (y - last.y) / size : 0;
      if (step > 0.8 && step < 3) steps.push(step);
    });
  }
  const [bodySize = 0] = [...characters].sort(([, fewer], [, more]) => more - fewer)[0] ?? [];

  return { bodySize, leading: median(steps) || USUAL_LEADING };
}

/** Sizes that differ less than half a point are one size that was scaled. */
export function roundSize(size: number): number {
  return Math.round(size * 2) / 2;
}
