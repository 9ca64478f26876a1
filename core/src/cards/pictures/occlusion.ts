/** Pictures with covers: each group of covers is asked separately. */

export const coverKinds = ['rect', 'ellipse', 'polygon'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** A cover. Positions and sizes are fractions of the picture, from its top left corner. */
export interface Cover {
  kind: CoverKind;
  /** 1 to 99. Covers of one group are asked together. */
  group: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The corners of a polygon, as fractions of the picture. */
  points?: { x: number; y: number }[] | undefined;
  /** Degrees, clockwise around the centre of the cover. */
  angle?: number | undefined;
}

export interface Occlusion {
  picture_id: string;
  /** The size of the picture in pixels, so that its space is known before it loads. */
  width: number;
  height: number;
  /** True if the other covers stay closed, too. */
  hide_all: boolean;
  shapes: Cover[];
}

/** A cover as it is shown: closed, asked for, or the answer that was just opened. */
export interface VisibleCover {
  cover: Cover;
  role: 'closed' | 'asked' | 'opened';
}

/** @returns the groups of covers in order: a card has one face for each */
export function coverGroups({ shapes }: Pick<Occlusion, 'shapes'>): number[] {
  return [...new Set(shapes.map(({ group }) => group))].sort((one, other) => one - other);
}

/**
 * @param group that a face asks for
 * @param isTurned true once the answer is shown
 * @returns the visible covers, in the order in which they were drawn
 */
export function getVisibleCovers(
  { shapes, hide_all }: Pick<Occlusion, 'shapes' | 'hide_all'>,
  group: number,
  isTurned: boolean,
): VisibleCover[] {
  return shapes.flatMap((cover): VisibleCover[] => {
    if (cover.group === group) return [{ cover, role: isTurned ? 'opened' : 'asked' }];
    return hide_all ? [{ cover, role: 'closed' }] : [];
  });
}

/** @returns the lowest group that no cover has yet; 99 if all are used */
export function nextGroup(shapes: readonly Cover[]): number {
  const used = new Set(shapes.map(({ group }) => group));
  for (let group = 1; group < 99; group += 1) if (!used.has(group)) return group;
  return 99;
}
