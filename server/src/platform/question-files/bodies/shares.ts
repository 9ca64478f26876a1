/** Shares of a mark: files have percent with up to five decimals, bodies have 0 to 1. */

const precision = 10_000_000;

export interface ReadShare {
  /** 0 to 1. */
  share: number;
  /** A sentence if the file has another share. */
  warning: string | null;
}

/** @param percent of the mark, any number @returns the share */
export function toShare(percent: number): ReadShare {
  if (percent < 0) return { share: 0, warning: 'An answer takes marks away. Now it gives none.' };
  if (percent > 100) return { share: 1, warning: 'An answer gives more than 100 %. Now it gives 100 %.' };
  return { share: Math.round((percent / 100) * precision) / precision, warning: null };
}

/** @param share from 0 to 1 @returns percent as text */
export function toPercent(share: number): string {
  return String(Math.round(share * precision) / (precision / 100));
}
