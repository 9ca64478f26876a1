/** A further accepted text of a short answer. */
import { type AcceptedText, bodyLimits, type ShortBody } from '../question-body.ts';
import { foldText, tidyText } from '../texts/answer-text.ts';
import { isBlank } from '../texts/blank.ts';
import { matchesPattern, splitPattern } from '../texts/wildcards.ts';

/**
 * Adds a row that matches the text literally. The first row that matches decides, so the new one stands before the row
 * that matched the text until now.
 *
 * @param body the key
 * @param text the answer
 * @param share what it earns
 * @returns the further key, or a sentence
 */
export function acceptText(
  body: ShortBody,
  text: string,
  share: number,
): { answer: ShortBody } | { problem: string } {
  const literal = escapePattern(tidyText(text));
  if (isBlank(literal)) return { problem: 'This answer is empty.' };
  if (literal.length > bodyLimits.acceptedText)
    return { problem: `An accepted answer has at most ${bodyLimits.acceptedText} characters.` };

  const row: AcceptedText = { text: literal, share, feedback: '' };
  const folded = foldText(text, body);
  const position = body.accepted.findIndex((other) => matchesPattern(folded, foldText(other.text, body)));
  if (position === -1) return { answer: { ...body, accepted: [...body.accepted, row] } };

  const previous = body.accepted[position];
  // A row of this very text would never decide again.
  const isReplaced = previous !== undefined && splitPattern(previous.text).length === 1;
  return { answer: { ...body, accepted: insertBelowKey(body.accepted, { row, position, isReplaced }) } };
}

/** The first literal text of the full mark is shown as the key, so it stays before the new row. */
function insertBelowKey(
  rows: readonly AcceptedText[],
  { row, position, isReplaced }: { row: AcceptedText; position: number; isReplaced: boolean },
): AcceptedText[] {
  const key = rows.find(({ text, share }) => share === 1 && splitPattern(text).length === 1);
  const isHidden = key !== undefined && row.share === 1 && rows.indexOf(key) >= position;
  const earlier = rows.slice(0, position);
  const later = rows
    .slice(isReplaced ? position + 1 : position)
    .filter((other) => !isHidden || other !== key);
  return [...(isHidden ? [key] : []), ...earlier, row, ...later];
}

/** Writes a text as a pattern that matches only this text. */
function escapePattern(text: string): string {
  return text.replaceAll('*', '\\*');
}
