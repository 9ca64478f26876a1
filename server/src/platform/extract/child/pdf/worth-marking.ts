import type { PictureBox } from './picture-boxes.ts';

/** Half an inch; smaller ones are bullets, icons and formulas within a line. */
const SMALLEST = 36;
/** A picture over this share of its page is its background, or the page as it was scanned. */
const LARGEST_SHARE = 0.6;
/** Parts of one picture, which some programs cut into strips, touch each other; in points. */
const TOUCHING = 2;
/** Places that differ less, in points, are one. */
const SAME_POSITION = 4;
/**
 * A picture at the same place on more than this share of pages is part of the template, from this number of
 * pages on.
 */
const TEMPLATE_SHARE = 0.5;
const TEMPLATE_PAGES = 3;

/** The pictures of a page and its size, in points. */
export interface PagePictures {
  boxes: readonly PictureBox[];
  width: number;
  height: number;
}

/** @returns the meaningful pictures of each page: no icons, no backgrounds, no logos of a template */
export function picturesWorthMarking(pages: readonly PagePictures[]): PictureBox[][] {
  const candidates = pages.map(({ boxes, width, height }) =>
    joinStrips(boxes)
      .map((box) => withinPage(box, width, height))
      .filter((box) => isOfSize(box, width * height)),
  );
  const pagesOfPosition = new Map<string, number>();
  for (const boxes of candidates)
    for (const position of new Set(boxes.map(getPosition)))
      pagesOfPosition.set(position, (pagesOfPosition.get(position) ?? 0) + 1);
  const max = Math.max(TEMPLATE_PAGES - 1, TEMPLATE_SHARE * pages.length);

  return candidates.map((boxes) =>
    boxes.filter((box) => (pagesOfPosition.get(getPosition(box)) ?? 0) <= max),
  );
}

/** Strips are drawn one after the other. */
function joinStrips(boxes: readonly PictureBox[]): PictureBox[] {
  const joined: PictureBox[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    if (last && areStrips(last, box)) joined[joined.length - 1] = around(last, box);
    else joined.push(box);
  }

  return joined;
}

/** Tells if two pictures have equal widths one below the other, or equal heights side by side. */
function areStrips(a: PictureBox, b: PictureBox): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < TOUCHING;
  const isBelow = near(a.left, b.left) && near(a.right, b.right);
  const isBeside = near(a.top, b.top) && near(a.bottom, b.bottom);

  return (
    (isBelow && (near(a.bottom, b.top) || near(a.top, b.bottom))) ||
    (isBeside && (near(a.right, b.left) || near(a.left, b.right)))
  );
}

const around = (a: PictureBox, b: PictureBox): PictureBox => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
  alternative: a.alternative || b.alternative,
});

const withinPage = (box: PictureBox, width: number, height: number): PictureBox => ({
  ...box,
  left: Math.max(box.left, 0),
  right: Math.min(box.right, width),
  top: Math.max(box.top, 0),
  bottom: Math.min(box.bottom, height),
});

function isOfSize({ left, right, top, bottom }: PictureBox, page: number): boolean {
  const [width, height] = [right - left, bottom - top];

  return width >= SMALLEST && height >= SMALLEST && width * height <= LARGEST_SHARE * page;
}

const getPosition = ({ left, right, top, bottom }: PictureBox) =>
  [left, right, top, bottom].map((border) => Math.round(border / SAME_POSITION)).join(' ');
