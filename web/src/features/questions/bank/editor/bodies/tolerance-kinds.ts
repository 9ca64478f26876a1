/** Tolerances as an author chooses them. */
import type { Tolerance } from '@akada/core/question-types/question-body.ts';

interface ToleranceKind {
  kind: string;
  by: Tolerance['by'];
  name: string;
  /** The label of the size; null for a number that has to be exact. */
  label: string | null;
  /** True if the size is written in per cent. */
  isPercent: boolean;
}

const exactly: ToleranceKind = {
  kind: 'exactly',
  by: 'absolute',
  name: 'Exactly',
  label: null,
  isPercent: false,
};

export const toleranceKinds: readonly ToleranceKind[] = [
  exactly,
  { kind: 'absolute', by: 'absolute', name: 'Within a distance', label: 'Distance', isPercent: false },
  { kind: 'relative', by: 'relative', name: 'Within a percentage', label: 'Per cent', isPercent: true },
  { kind: 'figures', by: 'figures', name: 'Significant figures', label: 'Figures', isPercent: false },
];

const geometric: ToleranceKind = {
  kind: 'geometric',
  by: 'geometric',
  name: 'Within a factor',
  label: 'Per cent',
  isPercent: true,
};

/** @returns the choices; the factor is only for imported questions */
export function getToleranceKinds({ by }: Tolerance): readonly ToleranceKind[] {
  return by === 'geometric' ? [...toleranceKinds, geometric] : toleranceKinds;
}

/** @param previous the kind while its size is typed: 0 is an exact number and the start of 0.5 */
export function findToleranceKind(tolerance: Tolerance, previous: string): ToleranceKind {
  const { by, size } = tolerance;
  const kinds = getToleranceKinds(tolerance).filter((entry) => entry.by === by);
  const fitting = kinds.filter(({ kind }) => kind !== 'exactly' || size === '0');
  return fitting.find(({ kind }) => kind === previous) ?? fitting[0] ?? exactly;
}

const decimal = /^(\d*)(?:\.(\d*))?$/;

/** @returns the decimal with its point moved to the right; null if the text is no plain decimal */
function movePoint(text: string, places: number): string | null {
  const [, units = '', decimals = ''] = decimal.exec(text.trim()) ?? [];
  if (units + decimals === '') return null;

  const zeros = '0'.repeat(Math.abs(places));
  const digits = places > 0 ? units + decimals + zeros : zeros + units + decimals;
  const point = places > 0 ? units.length + places : units.length;
  const [left, right] = [digits.slice(0, point), digits.slice(point).replace(/0+$/, '')];
  return `${left.replace(/^0+(?=\d)/, '') || '0'}${right === '' ? '' : `.${right}`}`;
}

/** @returns `5` for 0.05; the text if it is no plain decimal */
export function toPercent(size: string): string {
  return movePoint(size, 2) ?? size;
}

/** @returns `0.05` for 5; the text if it is no plain decimal, which publishing reports */
export function fromPercent(percent: string): string {
  return movePoint(percent, -2) ?? percent;
}
