/** The requirements for the body of a question from a file. */
import { bodyLimits, type QuestionBody, type SelectBody } from '@akada/core/question-types/question-body.ts';
import { findMarkers } from './gap-markers.ts';

/**
 * @param body of the question
 * @param stem of the question, in which gaps have their markers
 * @returns a sentence about the first problem, or null
 */
export function getBodyProblem(body: QuestionBody, stem: string): string | null {
  switch (body.type) {
    case 'short':
    case 'numerical':
      return getAcceptedProblem(body.accepted.map(toPlainRow)) ?? getUnitProblem(body);
    case 'matching':
      return getMatchingProblem(body);
    case 'ordering':
      return getListProblem(body.items, 'item', bodyLimits.items);
    case 'gaps':
      return getGapsProblem(body, stem);
    case 'reasoned':
      return (
        getListProblem(body.reasons, 'reason', bodyLimits.gapOptions) ??
        (body.reasons[body.reason] === undefined ? 'This question has no right reason.' : null)
      );
    case 'essay':
      return getEssayProblem(body);
    case 'open':
      if (body.answer === '') return 'This question has no model answer.';
      return body.answer.length > bodyLimits.text
        ? 'The model answer is longer than 1,000 characters.'
        : null;
  }
}

type TypedBody<Type> = Extract<QuestionBody, { type: Type }>;
type Row = SelectBody['options'][number];

function toPlainRow(row: TypedBody<'short' | 'numerical'>['accepted'][number]): Row {
  return { text: 'text' in row ? row.text : row.value, share: row.share, feedback: row.feedback };
}

function getAcceptedProblem(rows: readonly Row[]): string | null {
  if (rows.length === 0) return 'This question has no right answer.';
  if (rows.length > bodyLimits.accepted)
    return `This question has ${rows.length} accepted answers. ${bodyLimits.accepted} is the most.`;
  if (rows.some(({ text }) => text === '')) return 'An accepted answer is empty.';
  if (rows.some(({ text }) => text.length > bodyLimits.acceptedText))
    return `An accepted answer is longer than ${bodyLimits.acceptedText} characters.`;
  return getShareProblem(rows);
}

function getShareProblem(rows: readonly Row[]): string | null {
  if (rows.some(({ feedback }) => feedback.length > bodyLimits.feedback))
    return 'The feedback of an answer is longer than 1,000 characters.';
  return rows.some(({ share, text }) => share === 1 && text !== '*')
    ? null
    : 'This question has no right answer: none gives the full mark.';
}

function getUnitProblem(body: TypedBody<'short' | 'numerical'>): string | null {
  if (body.type === 'short') return null;
  if (body.units.length > bodyLimits.units)
    return `This question has ${body.units.length} units. ${bodyLimits.units} is the most.`;
  return body.units.some(({ name }) => name === '' || name.length > bodyLimits.unit)
    ? `The name of a unit has 1 to ${bodyLimits.unit} characters.`
    : null;
}

function getListProblem(texts: readonly string[], noun: string, max: number): string | null {
  if (texts.length < 2) return `This question has fewer than two ${noun}s.`;
  if (texts.length > max) return `This question has ${texts.length} ${noun}s. ${max} is the most.`;
  return getTextProblem(texts, noun) ?? (areDistinct(texts) ? null : `Two ${noun}s are the same.`);
}

function getTextProblem(texts: readonly string[], noun: string): string | null {
  if (texts.includes('')) return `The text of one ${noun} is empty.`;
  return texts.some((text) => text.length > bodyLimits.text)
    ? `The text of one ${noun} is longer than 1,000 characters.`
    : null;
}

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim())).size === texts.length;
}

function getMatchingProblem({ pairs, extra }: TypedBody<'matching'>): string | null {
  const rights = pairs.map(({ right }) => right);
  const problem =
    getListProblem(
      pairs.map(({ left }) => left),
      'pair',
      bodyLimits.pairs,
    ) ??
    getTextProblem(rights, 'pair') ??
    getTextProblem(extra, 'further match');
  if (problem !== null) return problem;
  if (extra.length > bodyLimits.extra)
    return `This question has ${extra.length} further matches. ${bodyLimits.extra} is the most.`;
  if (!areDistinct(extra) || extra.some((text) => rights.includes(text)))
    return 'A further match is there twice.';
  return new Set([...rights, ...extra]).size < 2 ? 'This question has fewer than two matches.' : null;
}

function getGapsProblem({ gaps }: TypedBody<'gaps'>, stem: string): string | null {
  if (gaps.length === 0) return 'This question has no gap.';
  if (gaps.length > bodyLimits.gaps)
    return `This question has ${gaps.length} gaps. ${bodyLimits.gaps} is the most.`;
  if (findMarkers(stem).join() !== gaps.map((_, index) => index + 1).join())
    return 'The gaps of this question are not in its text, each once and in order.';

  for (const [index, { answer }] of gaps.entries()) {
    const problem = answer.type === 'select' ? getSelectProblem(answer) : getBodyProblem(answer, stem);
    if (problem !== null) return `Gap ${index + 1}: ${problem}`;
  }
  return null;
}

function getSelectProblem({ options }: SelectBody): string | null {
  const texts = options.map(({ text }) => text);
  return getListProblem(texts, 'option', bodyLimits.gapOptions) ?? getShareProblem(options);
}

function getEssayProblem({ criteria, min_words: min, max_words: max }: TypedBody<'essay'>): string | null {
  if (criteria.length === 0) return 'This question has no criterion.';
  if (criteria.length > bodyLimits.criteria)
    return `This question has ${criteria.length} criteria. ${bodyLimits.criteria} is the most.`;
  if (criteria.some(({ name }) => name === '' || name.length > bodyLimits.criterionName))
    return `The name of a criterion has 1 to ${bodyLimits.criterionName} characters.`;
  if (criteria.some(({ points }) => !isIn(points, bodyLimits.points)))
    return `A criterion has 1 to ${bodyLimits.points} whole points.`;
  if (criteria.some(({ guidance }) => guidance.length > bodyLimits.guidance))
    return `The guidance of a criterion is longer than ${bodyLimits.guidance} characters.`;
  if ([min, max].some((words) => words !== null && !isIn(words, bodyLimits.words)))
    return 'A word limit is 1 to 5,000.';
  return min !== null && max !== null && min > max ? 'The most words are fewer than the least.' : null;
}

function isIn(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}
