import type { CardNote } from '../../../cards/card-note.ts';
import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { withoutGaps } from '../../../text/marked-gaps.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { getOrigin } from '../../facts/fact.ts';
import { getCells, getTables } from '../own-questions/table-pairs.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = 3.4;
/** The first column of a table of differences names what is compared, or nothing. */
const FEATURES =
  /^(?:|features?|basis|bases|points?|aspects?|criteri(?:a|on)|characteristics?|propert(?:y|ies)|parameters?|items?|factors?|s\/n|differences?|basis of (?:comparison|difference))$/i;
const ROWS = { min: 2, max: 8 };
const MAX_WORDS = 140;
const MAX_SIDE_WORDS = 4;

/**
 * Asks for the differences that a note writes as a table with a column for each of two things.
 *
 * @param note in English
 * @returns open questions, with the rows as their answer
 */
export function getContrastTables({ pages }: CardNote): TypedCandidate[] {
  return pages.flatMap((page) => getTables(page).flatMap((rows) => getCandidate(rows, page) ?? []));
}

function getCandidate(rows: readonly TextBlock[], page: DocumentPage): TypedCandidate | null {
  const [head = [], ...body] = rows.map((row) => getCells(row, page));
  const [feature = '', one = '', other = '', ...more] = head;
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || !FEATURES.test(feature) || more.length > 0) return null;
  if (![one, other].every(isSide) || normalForm(one) === normalForm(other)) return null;

  const complete = body.every(
    ([name = '', left = '', right = '']) => name !== '' && left !== '' && right !== '',
  );
  const text = page.text.slice(first.start, last.end);
  const isFit = body.length >= ROWS.min && body.length <= ROWS.max && complete;
  if (!isFit || getWords(text).length > MAX_WORDS || withoutGaps(text) !== text) return null;

  const lines = body.map(
    ([name = '', left = '', right = '']) => `${name}: ${one} – ${left}; ${other} – ${right}`,
  );
  const names = body.map(([name = '']) => name);
  return {
    kind: 'comparison',
    stem: `What are the differences between ${one} and ${other}? Name them by: ${names.join(', ')}.`,
    body: { type: 'open', answer: lines.join('\n') },
    explanation: `${lines.join('. ')}.`,
    origin: getOrigin(page, first, last),
    facts: [`contrast:${normalForm(one)}:${normalForm(other)}`],
    answers: [],
    isOwn: false,
    priority: PRIORITY,
  };
}

const isSide = (cell: string) =>
  /^\p{L}[\p{L}\p{N} '’-]{1,40}$/u.test(cell) && getWords(cell).length <= MAX_SIDE_WORDS;
