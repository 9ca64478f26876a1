/** Numerical answers: a number within a tolerance, with a unit if the question has units. */

import { toBodyProblems } from './body-problems.ts';
import { clampShare, findLengthMisfit, toSingleMark, unansweredReason } from './marked-answer.ts';
import { type Decimal, parseDecimal } from './numbers/decimal.ts';
import { getUnitKey, type NumberReading, readNumber } from './numbers/read-number.ts';
import { describeTolerance, formatAccepted, hasEnoughFigures, isWithin } from './numbers/tolerance.ts';
import { findNumericalProblems } from './numerical-problems.ts';
import type { AcceptedNumber, NumericalBody } from './question-body.ts';
import { formatPercent, tidyText } from './texts/answer-text.ts';
import { isBlank } from './texts/blank.ts';
import type { MarkedAnswer, TypeModule } from './type-module.ts';

export const numerical: TypeModule<'numerical'> = {
  type: 'numerical',
  hasParts: false,
  getProblems: (body) =>
    toBodyProblems([
      ...findNumericalProblems(body),
      mark(body, getKeyText(body)).share === 1 ? null : 'An earlier number hides the best one: move it down.',
    ]),
  getTexts: () => [],
  present: () => ({ type: 'numerical' }),
  getMisfit: (_, { text }) => findLengthMisfit(text),
  mark: (body, { text }) => mark(body, text),
  isNear: () => false,
  getKeyText,
  getAnswerText: ({ text }) => tidyText(text),
  getGuess: () => 0,
};

function mark(body: NumericalBody, text: string): MarkedAnswer {
  const part = { answer: tidyText(text), key: getKeyText(body), share: 0, feedback: '' };
  if (isBlank(text)) return toSingleMark({ ...part, answer: '', reason: unansweredReason });

  const number = readNumber(text);
  if ('problem' in number) return toSingleMark({ ...part, reason: number.problem });
  if (number.unit !== '' && body.units.length === 0)
    return toSingleMark({ ...part, reason: 'The answer is a number without a unit.' });

  const { factor, fault } = readUnit(body, number.unit);
  const row = body.accepted.find(
    (candidate) => hasEnoughFigures(number, candidate) && isWithin(number, candidate, factor),
  );
  if (!row) return toSingleMark({ ...part, reason: describeMiss(body, number, factor) });

  const earned = clampShare(row.share);
  const share = fault ? withPenalty(body, earned) : earned;
  const isCharged = fault !== null && share < earned;
  const reason = isCharged ? `${fault}: ${describePenalty(body)}.` : describeMatch(row);
  return toSingleMark({ ...part, share, reason, feedback: row.feedback });
}

/** A number with an unknown unit is read in the first one, so that only the penalty is lost. */
function readUnit({ units, unit }: NumericalBody, key: string): { factor: Decimal; fault: string | null } {
  const one = { digits: 1n, exponent: 0 };
  if (key === '') return { factor: one, fault: unit.rule === 'needed' ? 'The unit is missing' : null };

  const factor = parseDecimal(units.find(({ name }) => getUnitKey(name) === key)?.factor ?? '');
  return factor && factor.digits > 0n ? { factor, fault: null } : { factor: one, fault: 'The unit is wrong' };
}

function withPenalty({ unit }: NumericalBody, share: number): number {
  return clampShare(unit.of === 'mark' ? share - unit.penalty * share : share - unit.penalty);
}

function describePenalty({ unit }: NumericalBody): string {
  const base = unit.of === 'mark' ? 'the mark' : 'the full mark';
  return `that costs ${formatPercent(unit.penalty)} of ${base}`;
}

function describeMatch(row: AcceptedNumber): string {
  const share = clampShare(row.share);
  if (row.value === '*' && share === 0) return 'It equals no accepted number.';

  const match = `It is ${describeTolerance(row)}`;
  if (share === 1) return `${match}.`;
  return `${match}, which earns ${share === 0 ? 'nothing' : `${formatPercent(share)} of the mark`}.`;
}

function describeMiss({ accepted }: NumericalBody, number: NumberReading, factor: Decimal): string {
  const vague = accepted.find((row) => row.share > 0 && isWithin(number, row, factor));
  if (vague) return `It has ${number.figures} significant figures; ${vague.tolerance.size} are needed.`;

  const best = findBest(accepted);
  return best
    ? `It was read as ${number.text}, which is not ${describeTolerance(best)}.`
    : 'No number is accepted.';
}

function findBest(rows: readonly AcceptedNumber[]): AcceptedNumber | undefined {
  const best = Math.max(...rows.map(({ share }) => share));
  const bestRows = rows.filter(({ share }) => share === best);
  return bestRows.find(({ value }) => value !== '*') ?? bestRows[0];
}

function getKeyText({ accepted, units }: NumericalBody): string {
  const best = findBest(accepted);
  if (!best) return '';
  if (best.value === '*') return 'Any number';
  return [formatAccepted(best), units[0]?.name ?? ''].join(' ').trim();
}
