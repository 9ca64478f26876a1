/** Bodies of questions for tests, from the parts that a test is about. */
import type {
  AcceptedNumber,
  MatchingBody,
  NumericalBody,
  OrderingBody,
  OrderingRule,
  ShortBody,
} from '../question-body.ts';

/**
 * Builds a short answer question that ignores capitals.
 *
 * @param rows accepted texts with their shares; a text only has the share 1
 * @param rules that differ
 * @returns the body
 */
export function buildShort(
  rows: readonly (string | readonly [text: string, share: number])[],
  rules: { case?: boolean; accents?: boolean } = {},
): ShortBody {
  const acceptedRows = rows.map((row) => {
    const [text, share] = typeof row === 'string' ? [row, 1] : row;
    return { text, share, feedback: '' };
  });
  return { type: 'short', accepted: acceptedRows, case: false, accents: true, ...rules };
}

/**
 * Builds a numerical question with one accepted number and without units.
 *
 * @param value the accepted number
 * @param size of the tolerance
 * @param kind of the tolerance
 * @param units further properties of the body
 * @returns the body
 */
export function buildNumerical(
  value: string,
  size = '0',
  kind: AcceptedNumber['tolerance']['by'] = 'absolute',
  units: Partial<NumericalBody> = {},
): NumericalBody {
  return {
    type: 'numerical',
    accepted: [{ value, tolerance: { by: kind, size }, share: 1, feedback: '' }],
    units: [],
    unit: { rule: 'optional', penalty: 1, of: 'mark' },
    ...units,
  };
}

/**
 * Builds a matching question.
 *
 * @param pairs left and right texts
 * @param extra right texts without a pair
 * @returns the body
 */
export function buildMatching(
  pairs: readonly (readonly [string, string])[],
  extra: string[] = [],
): MatchingBody {
  return { type: 'matching', pairs: pairs.map(([left, right]) => ({ left, right })), extra };
}

/**
 * Builds an ordering question of the items A to D.
 *
 * @param rule its marking rule
 * @returns the body
 */
export function buildOrdering(rule: OrderingRule): OrderingBody {
  return { type: 'ordering', items: ['A', 'B', 'C', 'D'], rule };
}
