/** One line of the report. */
export interface Figure {
  name: string;
  unit: string;
  measured: number;
  /** The same figure of the bare server; null if there is nothing to compare with. */
  bare: number | null;
  /** The permitted maximum; null if no figure was set. */
  goal: Goal | null;
}

/** A largest value, in the figure's own unit or as a multiple of the bare server's. */
export interface Goal {
  most: number;
  of: 'unit' | 'bare';
}

export function ratio({ measured, bare }: Figure): number | null {
  return bare === null || bare === 0 ? null : measured / bare;
}

/** @returns null if there is no goal */
export function isReached(figure: Figure): boolean | null {
  if (figure.goal === null) return null;

  const compared = figure.goal.of === 'unit' ? figure.measured : ratio(figure);
  return compared !== null && compared <= figure.goal.most;
}
