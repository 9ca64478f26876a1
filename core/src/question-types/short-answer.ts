/** Short answers: a text that is compared with accepted texts, in their order. */

import { findRowProblem, toBodyProblems } from './body-problems.ts';
import { clampShare, findLengthMisfit, toSingleMark, unansweredReason } from './marked-answer.ts';
import { type AcceptedText, bodyLimits, type ShortBody } from './question-body.ts';
import { foldText, formatPercent, quoteText, tidyText } from './texts/answer-text.ts';
import { isBlank } from './texts/blank.ts';
import { isSlip } from './texts/slip.ts';
import { matchesPattern, splitPattern } from './texts/wildcards.ts';
import type { MarkedAnswer, TypeModule } from './type-module.ts';

export const shortAnswer: TypeModule<'short'> = {
  type: 'short',
  hasParts: false,
  getProblems: (body) => toBodyProblems(findProblems(body)),
  getTexts: () => [],
  present: () => ({ type: 'short' }),
  getMisfit: (_, { text }) => findLengthMisfit(text),
  mark: (body, { text }) => mark(body, text),
  isNear: (body, { text }) => isNear(body, text),
  getKeyText,
  getAnswerText: ({ text }) => tidyText(text),
  getGuess: () => 0,
};

function mark(body: ShortBody, text: string): MarkedAnswer {
  const part = { answer: tidyText(text), key: getKeyText(body), share: 0, feedback: '' };
  if (isBlank(text)) return toSingleMark({ ...part, answer: '', reason: unansweredReason });

  const misfit = findLengthMisfit(text);
  if (misfit) return toSingleMark({ ...part, reason: misfit });

  const row = findRow(body, text);
  if (!row) return toSingleMark({ ...part, reason: 'It equals no accepted answer.' });

  const reason = describeMatch(body, row, text);
  return toSingleMark({ ...part, share: clampShare(row.share), reason, feedback: row.feedback });
}

function findRow(body: ShortBody, text: string): AcceptedText | undefined {
  const folded = foldText(text, body);
  return body.accepted.find((row) => matchesPattern(folded, foldText(row.text, body)));
}

function describeMatch(body: ShortBody, row: AcceptedText, text: string): string {
  const hasWildcard = splitPattern(row.text).length > 1;
  const share = clampShare(row.share);
  if (share === 0 && hasWildcard) return 'It equals no accepted answer.';

  const match = `It ${hasWildcard ? 'matches' : 'equals'} ${quoteText(withoutEscapes(row.text, '*'))}`;
  if (share === 0) return `${match}, which earns nothing.`;
  if (share < 1) return `${match}, which earns ${formatPercent(share)} of the mark.`;

  const differences = [
    isForgiven(row, text, { case: true, accents: body.accents }) ? 'capitals' : '',
    isForgiven(row, text, { case: body.case, accents: true }) ? 'accents' : '',
  ].filter(Boolean);
  return differences.length > 0 ? `${match}; ${differences.join(' and ')} do not matter.` : `${match}.`;
}

/** True if a stricter rule would have rejected the answer. */
function isForgiven(row: AcceptedText, text: string, rules: { case: boolean; accents: boolean }): boolean {
  return !matchesPattern(foldText(text, rules), foldText(row.text, rules));
}

/** An answer that the author lists is not a slip, even if it earns nothing. */
function isNear(body: ShortBody, text: string): boolean {
  if (isBlank(text) || findLengthMisfit(text)) return false;

  const row = findRow(body, text);
  if (row && (row.share > 0 || splitPattern(row.text).length === 1)) return false;

  const folded = foldText(text, body);
  return body.accepted.some((candidate) => {
    const [key = '', ...others] = splitPattern(candidate.text);
    return candidate.share === 1 && others.length === 0 && isSlip(folded, foldText(key, body), tidyText(key));
  });
}

/** The first text that earns the best share, with dots for a wildcard: they match it. */
function getKeyText(body: ShortBody): string {
  const best = Math.max(...body.accepted.map(({ share }) => share));
  const rows = body.accepted.filter(({ share }) => share === best);
  const row = rows.find(({ text }) => splitPattern(text).length === 1) ?? rows[0];
  return row ? tidyText(withoutEscapes(row.text, '…')) : '';
}

function withoutEscapes(pattern: string, wildcard: string): string {
  return splitPattern(pattern).join(wildcard);
}

function findProblems(body: ShortBody): (string | null)[] {
  const rows = body.accepted;
  const hasText = ({ text }: AcceptedText) => !isBlank(withoutEscapes(text, ''));
  return [
    rows.length === 0 ? 'Give at least one accepted answer.' : null,
    rows.length > bodyLimits.accepted ? `Give at most ${bodyLimits.accepted} accepted answers.` : null,
    rows.some(({ text }) => isBlank(text)) ? 'Write a text for each accepted answer.' : null,
    rows.some(({ text }) => text.length > bodyLimits.acceptedText)
      ? `Write at most ${bodyLimits.acceptedText} characters for each accepted answer.`
      : null,
    findRowProblem(rows),
    rows.some((row) => row.share === 1 && hasText(row)) ? null : 'Give one text the full mark.',
    mark(body, getKeyText(body)).share === 1 ? null : 'An earlier answer hides the best one: move it down.',
  ];
}
