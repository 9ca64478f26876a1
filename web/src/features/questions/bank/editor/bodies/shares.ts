/** Shares of a mark as people choose them. */
import { formatPercent } from '@akada/core/question-types/texts/answer-text.ts';

const commonShares = [1, 0.9, 0.8, 0.75, 2 / 3, 0.6, 0.5, 0.4, 1 / 3, 0.25, 0.2, 0.1, 0];

/** @returns the choices of a share; a share of an imported question is one of them */
export function getShareOptions(current: number): [value: string, text: string][] {
  return toOptions(current, commonShares, (share) => {
    if (share === 1) return 'Full mark';
    return share === 0 ? 'No mark' : formatPercent(share);
  });
}

/** @returns the choices of the cost of a unit */
export function getPenaltyOptions(current: number): [value: string, text: string][] {
  return toOptions(current, [1, 0.5, 0.25, 0.1], (share) =>
    share === 1 ? 'Everything' : formatPercent(share),
  );
}

function toOptions(
  current: number,
  shares: readonly number[],
  describe: (share: number) => string,
): [string, string][] {
  return [...new Set([...shares, current])]
    .sort((one, other) => other - one)
    .map((share) => [String(share), describe(share)]);
}
