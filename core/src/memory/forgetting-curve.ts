/** The decline of memory by FSRS-6, and the number of days after which to ask again. */

/** The 21 parameters of FSRS-6. The last one is the flatness of the curve. */
export type MemoryParameters = readonly number[];

/** The default parameters of FSRS-6, as its authors fitted them to the reviews of many people. */
export const weights: MemoryParameters = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

interface Curve {
  decay: number;
  /** Makes stability the number of days after which nine of ten are still known. */
  factor: number;
}

/** Plans ask for thousands of points of one curve. */
const curves = new WeakMap<MemoryParameters, Curve>();

function getCurve(parameters: MemoryParameters): Curve {
  const found = curves.get(parameters);
  if (found) return found;

  const decay = -(parameters.at(-1) ?? Number.NaN);
  const curve = { decay, factor: 0.9 ** (1 / decay) - 1 };
  curves.set(parameters, curve);
  return curve;
}

/** The requested probability that an item is still known when it is asked again. */
export const wantedRetention = 0.9;

const longestIntervalDays = 36_500;

/**
 * @param days since the last review
 * @param stability in days
 * @returns the probability that it is still known, from 1 downwards
 */
export function recall(days: number, stability: number, parameters = weights): number {
  const { decay, factor } = getCurve(parameters);
  return (1 + (factor * days) / stability) ** decay;
}

/**
 * @param stability in days
 * @param retention the requested probability of recall on that day, above 0 and below 1
 * @returns whole days until the next review, from 1 to 36,500
 */
export function intervalDays(stability: number, retention = wantedRetention, parameters = weights): number {
  const { decay, factor } = getCurve(parameters);
  const days = Math.round((stability / factor) * (retention ** (1 / decay) - 1));
  return Math.min(Math.max(days, 1), longestIntervalDays);
}
