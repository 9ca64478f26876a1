/** Shades of grey, a byte each, row by row. */
export interface Shades {
  shades: Uint8Array;
  width: number;
  height: number;
}

/** Pages lie askew by at most this many degrees; more is a page that was photographed on its side. */
const MAX_ANGLE = 4;
const STEP = 0.1;
/** A smaller angle moves the end of a line by less than a letter is high. */
const MIN_ANGLE = 0.15;
/** Columns of pixels that are looked at: enough to see lines of text, few enough to try all angles. */
const COLUMNS = 800;
/** Darker pixels are ink; paper has 235. */
const INK = 150;
/** A page with less ink has no lines. */
const MIN_INK = 200;
/** At the right angle lines of text are sharper by this; drawings have no such angle. */
const CLEARLY = 1.05;

/**
 * Finds by how much the lines of a page are turned: at the right angle their ink lies in the fewest rows. Half a degree is
 * enough to separate the numbers of questions from their lines, and to mix columns, when a program recognises the text.
 *
 * @param page with paper of one shade
 * @returns degrees to turn it clockwise; 0 for a page that is straight or has no lines
 */
export function findSkew(page: Shades): number {
  const ink = findInk(page);
  if (ink.length < 2 * MIN_INK) return 0;

  const straight = getSharpness(ink, 0);
  let best = { angle: 0, sharpness: straight };
  for (let step = -MAX_ANGLE / STEP; step <= MAX_ANGLE / STEP; step += 1) {
    const angle = step * STEP;
    const sharpness = getSharpness(ink, angle);
    if (sharpness > best.sharpness) best = { angle, sharpness };
  }
  const isClear = best.sharpness > CLEARLY * straight && Math.abs(best.angle) < MAX_ANGLE - STEP / 2;
  return isClear && Math.abs(best.angle) >= MIN_ANGLE ? -best.angle : 0;
}

/** @returns the columns and rows of dark pixels in turn, in steps of the pixels that are looked at */
function findInk({ shades, width, height }: Shades): number[] {
  const step = Math.max(1, Math.round(width / COLUMNS));
  const ink: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if ((shades[y * width + x] ?? INK) < INK) ink.push(x / step, y / step);
  return ink;
}

/** Sums how much the ink differs from row to row, for rows at an angle. */
function getSharpness(ink: readonly number[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts: number[] = [];
  const first = COLUMNS;
  for (let index = 0; index < ink.length; index += 2) {
    const row = first + Math.round((ink[index + 1] ?? 0) - slope * (ink[index] ?? 0));
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let row = 1; row < counts.length; row += 1)
    sharpness += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return sharpness;
}
