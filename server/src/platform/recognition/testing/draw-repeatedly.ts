/** Runs in a child process, where it draws many pictures: a broken one must not reach the next. */
import { drawPage } from '../child/draw-page.ts';
import type { PageToDraw } from '../draw-page.ts';

/** The result of a picture that was drawn twice. */
export interface RepeatedDrawing {
  /** PNG, or null if nothing was drawn. */
  png: Uint8Array | null;
  isSameAgain: boolean;
}

/** Draws each page twice. */
export async function drawRepeatedly(pages: readonly PageToDraw[]): Promise<RepeatedDrawing[]> {
  const drawings: RepeatedDrawing[] = [];
  for (const page of pages) {
    const png = await attempt(page);
    const repeated = await attempt(page);
    drawings.push({ png, isSameAgain: Buffer.compare(png ?? noBytes, repeated ?? noBytes) === 0 });
  }

  return drawings;
}

const noBytes = Buffer.alloc(0);

/** As the product takes it: an error says that the page cannot be drawn. */
async function attempt(page: PageToDraw): Promise<Uint8Array | null> {
  try {
    return await drawPage(page);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
