/** One line of the report. */
export interface Figure {
  name: string;
  unit: string;
  measured: number;
  /** The same, measured at the bare server; null where there is nothing to compare with. */
  bare: number | null;
  /** The most that is allowed, null where no figure was set. */
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

/** @returns null where nothing was to be reached */
export function isReached(figure: Figure): boolean | null {
  if (figure.goal === null) return null;

  const compared = figure.goal.of === 'unit' ? figure.measured : ratio(figure);
  return compared !== null && compared <= figure.goal.most;
}
