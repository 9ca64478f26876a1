/** Adds an answer that a student gave to the key, so that everybody who gave it earns its share. */
import { bodyLimits, type QuestionBody } from '../question-body.ts';
import { getBodyProblems, markAnswer } from '../question-types.ts';
import { acceptNumber } from './accept-number.ts';
import { acceptText } from './accept-text.ts';
import { buildPartResponse, getTypedPart, type PartAnswer, withTypedPart } from './typed-parts.ts';

/** The body with the further answer, or a sentence that says why it cannot be added. */
export type AcceptedBody = { body: QuestionBody } | { problem: string };

/**
 * Adds an answer to the key. It is taken literally: a star in it is a star, and only equal answers earn its share.
 *
 * @param question the body with the key, and the stem with the markers of gaps
 * @param answer the part and its text
 * @param share 1, or a part of the mark for a text
 * @returns the further key, which a key change can write
 */
export function acceptAnswer(
  { body, stem }: { body: QuestionBody; stem: string },
  { part, text }: PartAnswer,
  share: number,
): AcceptedBody {
  const partKey = getTypedPart(body, part);
  if (partKey === null) return { problem: 'This part has no typed answer.' };
  if (getPartShare(body, { part, text }) >= share) return { problem: 'The key has this answer already.' };
  if (partKey.accepted.length >= bodyLimits.accepted)
    return { problem: `The key has ${bodyLimits.accepted} answers, and more are not possible.` };

  const next =
    partKey.type === 'short' ? acceptText(partKey, text, share) : acceptNumber(partKey, text, share);
  if ('problem' in next) return next;

  const further = withTypedPart(body, part, next.answer);
  const [problem] = Object.values(getBodyProblems(further, stem));
  if (problem !== undefined) return { problem };
  return getPartShare(further, { part, text }) >= share
    ? { body: further }
    : { problem: 'This answer cannot be added. Change the key by hand.' };
}

/**
 * Marks only one part.
 *
 * @param body with the key
 * @param answer the part and its text
 * @returns the share of this part, 0 to 1
 */
export function getPartShare(body: QuestionBody, answer: PartAnswer): number {
  const { parts } = markAnswer(body, buildPartResponse(body, answer));
  return parts[answer.part]?.share ?? 0;
}
