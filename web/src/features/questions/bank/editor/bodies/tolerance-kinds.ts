/** Tolerances as an author chooses them. */
import { parseDecimal } from '@akada/core/question-types/numbers/decimal.ts';
import type { Tolerance } from '@akada/core/question-types/question-body.ts';

interface ToleranceKind {
  kind: string;
  measure: Tolerance['by'];
  name: string;
  /** The label of the size; null for an exact number. */
  label: string | null;
  /** True if the size is padded in per cent. */
  isPercent: boolean;
}

const exactly: ToleranceKind = {
  kind: 'exactly',
  measure: 'absolute',
  name: 'Exactly',
  label: null,
  isPercent: false,
};

const toleranceKinds: readonly ToleranceKind[] = [
  exactly,
  { kind: 'absolute', measure: 'absolute', name: 'Within a distance', label: 'Distance', isPercent: false },
  { kind: 'relative', measure: 'relative', name: 'Within per cent', label: 'Per cent', isPercent: true },
  { kind: 'figures', measure: 'figures', name: 'Significant figures', label: 'Figures', isPercent: false },
];

const geometric: ToleranceKind = {
  kind: 'geometric',
  measure: 'geometric',
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
  const kinds = getToleranceKinds(tolerance).filter(({ measure }) => measure === by);
  const fitting = kinds.filter(({ kind }) => kind !== 'exactly' || size === '0');
  return fitting.find(({ kind }) => kind === previous) ?? fitting[0] ?? exactly;
}

/** @returns the decimal with its point moved to the right; null if the text is no decimal */
function movePoint(text: string, shift: number): string | null {
  const number = parseDecimal(text.trim());
  if (number === null) return null;

  const { digits, exponent } = number;
  const sign = digits < 0n ? '-' : '';
  const decimals = Math.max(0, -(exponent + shift));
  const zeros = '0'.repeat(Math.max(0, exponent + shift));
  const padded = `${digits}${zeros}`.replace('-', '').padStart(decimals + 1, '0');
  const point = padded.length - decimals;
  const right = padded.slice(point).replace(/0+$/, '');
  const left = padded.slice(0, point).replace(/^0+(?=\d)/, '');
  return `${sign}${left}${right === '' ? '' : `.${right}`}`;
}

/** @returns `5` for 0.05; the text if it is no plain decimal */
export function toPercent(size: string): string {
  return movePoint(size, 2) ?? size;
}

/** @returns `0.05` for 5; the text if it is no plain decimal, which publishing reports */
export function fromPercent(percent: string): string {
  return movePoint(percent, -2) ?? percent;
}
