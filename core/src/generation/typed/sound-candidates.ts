import { bodyLimits } from '../../question-types/question-body.ts';
import { containsWords, normalForm } from '../../text/words.ts';
import { isRemark, withoutRemarks } from '../facts/remarks.ts';
import type { TypedCandidate } from './typed-draft.ts';

/** A formula that lost its end, or a bracket that does not close. */
const ENDS_OPEN = /[÷×=/(:;,–]\s*$/;
/** "Which of the two" prints both answers. */
const OFFERS_BOTH = /which of the two/i;
const STARS = /\*{2,}|[★☆⭐]/;

/**
 * Removes what no question may say, whatever made it: remarks about the course, stars, and answers that are cut off or
 * too long to be shown.
 *
 * @param candidate of any source
 * @returns the candidate with a clean model answer, or null
 */
export function getSoundCandidate(candidate: TypedCandidate): TypedCandidate | null {
  const { stem, body, answers, isOwn } = candidate;
  if (STARS.test(stem) || (!isOwn && isRemark(stem))) return null;
  if (
    !isOwn &&
    body.type !== 'open' &&
    !OFFERS_BOTH.test(stem) &&
    answers.some((answer) => isPrinted(stem, answer))
  )
    return null;
  if (body.type !== 'open')
    return answers.some(isCut) || (!isOwn && answers.some(isRemark)) ? null : candidate;
  const answer = body.answer.split('\n').map(withoutRemarks).join('\n').trim();
  if (answer === '' || answer.length > bodyLimits.modelAnswer || isCut(answer)) return null;
  return { ...candidate, body: { ...body, answer } };
}

const isPrinted = (stem: string, answer: string) =>
  normalForm(answer) !== '' && containsWords(normalForm(stem), normalForm(answer));

function isCut(answer: string): boolean {
  return ENDS_OPEN.test(answer) || answer.split('(').length !== answer.split(')').length;
}
