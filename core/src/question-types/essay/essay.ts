/** An essay: a person marks it by criteria. It earns nothing until then, and a poor one takes nothing away. */
import { isAnswered } from '../answered.ts';
import { toBodyProblems } from '../body-problems.ts';
import { getShare, unansweredReason } from '../marked-answer.ts';
import { bodyLimits, type EssayBody, type EssayCriterion, essayLimit } from '../question-body.ts';
import { isBlank } from '../texts/blank.ts';
import type { MarkedAnswer, MarkedPart, TypedResponse, TypeModule } from '../type-module.ts';
import { clampPoints, type EssayPoints, getMaxPoints } from './essay-marks.ts';

export const essay: TypeModule<'essay'> = {
  type: 'essay',
  hasParts: true,
  getProblems: (body) => toBodyProblems(findProblems(body)),
  getTexts: () => [],
  present: ({ criteria, min_words, max_words }) => ({
    type: 'essay',
    criteria: criteria.map(({ name, points }) => ({ name, points })),
    min_words,
    max_words,
  }),
  getMisfit: (_, { text }) =>
    text.length > essayLimit ? `Write at most ${essayLimit.toLocaleString('en')} characters.` : null,
  mark,
  isNear: () => false,
  getKeyText: ({ criteria }) => criteria.map(describeCriterion).join('\n'),
  getAnswerText: ({ text }) => text.trim(),
  getGuess: () => 0,
};

function mark(
  body: EssayBody,
  response: TypedResponse<'essay'>,
  points: EssayPoints | null = null,
): MarkedAnswer {
  const isWritten = isAnswered(response);
  const earned = clampPoints(body, isWritten && points !== null ? points : []);
  const parts = body.criteria.map((criterion, index): MarkedPart => {
    const criterionPoints = earned[index] ?? 0;
    const markedReason =
      points === null ? 'It waits for marks.' : describePoints(criterionPoints, criterion.points);
    return {
      label: criterion.name,
      answer: '',
      key: criterion.guidance,
      share: getShare(criterionPoints, criterion.points),
      reason: isWritten ? markedReason : unansweredReason,
      feedback: '',
    };
  });
  const sum = earned.reduce((total, value) => total + value, 0);
  return { share: getShare(sum, getMaxPoints(body)), parts };
}

function describePoints(value: number, max: number): string {
  return `${value} of ${max} point${max === 1 ? '' : 's'}.`;
}

function describeCriterion({ name, points, guidance }: EssayCriterion): string {
  const title = `${name} (${points} point${points === 1 ? '' : 's'})`;
  return isBlank(guidance) ? title : `${title}: ${guidance}`;
}

function findProblems({ criteria, min_words: min, max_words: max }: EssayBody): (string | null)[] {
  const isInRange = (value: number, limit: number) => Number.isInteger(value) && value >= 1 && value <= limit;
  const isLimit = (words: number | null) => words === null || isInRange(words, bodyLimits.words);
  return [
    criteria.length === 0 ? 'Give at least one criterion.' : null,
    criteria.length > bodyLimits.criteria ? `Give at most ${bodyLimits.criteria} criteria.` : null,
    criteria.some(({ name }) => isBlank(name)) ? 'Write a name for each criterion.' : null,
    criteria.some(({ name }) => name.length > bodyLimits.criterionName)
      ? `Write at most ${bodyLimits.criterionName} characters for the name of a criterion.`
      : null,
    criteria.every(({ points }) => isInRange(points, bodyLimits.points))
      ? null
      : `Give each criterion 1 to ${bodyLimits.points} points.`,
    criteria.some(({ guidance }) => guidance.length > bodyLimits.guidance)
      ? `Write at most ${bodyLimits.guidance} characters of guidance for a criterion.`
      : null,
    isLimit(min) && isLimit(max) ? null : 'Choose 1 to 5,000 words, or no limit.',
    min !== null && max !== null && min > max ? 'The most words must not be fewer than the least.' : null,
  ];
}
