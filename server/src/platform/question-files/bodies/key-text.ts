/** Right answers as plain text, for prints. */
import type { AcceptedNumber, NumericalBody, ShortBody } from '@akada/core/question-types/question-body.ts';
import { addDecimals, shiftDecimal } from './decimal-text.ts';

/** @param body with accepted texts or numbers @returns its answers with the full mark, in words */
export function getKeyText(body: ShortBody | NumericalBody): string {
  if (body.type === 'short')
    return body.accepted
      .filter(({ share }) => share === 1)
      .map(({ text }) => text.replaceAll('\\*', '*'))
      .join(' or ');

  const [unit] = body.units;
  return body.accepted
    .filter(({ share, value }) => share === 1 && value !== '*')
    .map((number) => `${getNumberText(number)}${unit === undefined ? '' : ` ${unit.name}`}`)
    .join(' or ');
}

function getNumberText({ value, tolerance: { by, size } }: AcceptedNumber): string {
  if (by === 'figures') return `${value} (${size} significant figures)`;
  if (/^0*\.?0*$/.test(size)) return value;
  if (by === 'absolute') return `${value} ± ${size}`;
  if (by === 'relative') return `${value} ± ${shiftDecimal(size, 2)}%`;
  return `${value} (within a factor of ${addDecimals('1', size) ?? size})`;
}
