import type { CardNote } from '../../../cards/card-note.ts';
import { getContext } from '../../../cards/sources/context.ts';
import { getLines } from '../../../cards/sources/note-lines.ts';
import { normalForm } from '../../../text/words.ts';
import { getOrigin } from '../../facts/fact.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { getAmountBody, readAmount } from './amount.ts';

const PRIORITY = 2.6;
/** "1 Ko = 1000 octets": it needs no words of a language. */
const EQUAL =
  /^1\s(?<unit>\p{L}{1,12})\s=\s(?<number>\d{1,3}(?:[ \u202f]\d{3})+|\d+)\s(?<other>\p{L}{1,12})\.?$/u;

/**
 * Asks how many of one unit are another unit: "1 Ko = [[1]] octets."
 *
 * @param note in any language
 * @returns a gap for the number of each line that has nothing else
 */
export function getEqualUnits(note: CardNote): TypedCandidate[] {
  return note.pages.flatMap((page) =>
    getLines(page).flatMap((line): TypedCandidate[] => {
      const { unit = '', number = '', other = '' } = EQUAL.exec(line.text)?.groups ?? {};
      const amount = readAmount(number.replace(/\s/g, ''));
      if (unit === '' || amount === null) return [];
      const origin = getOrigin(page, line);
      return [
        {
          kind: 'number',
          stem: `${getContext(note, origin, line.text)}1 ${unit} = [[1]] ${other}.`,
          body: { type: 'gaps', gaps: [{ weight: 1, answer: getAmountBody(amount) }] },
          explanation: `1 ${unit} = ${number} ${other}.`,
          origin,
          facts: [`units:${normalForm(unit)}`],
          answers: [],
          isOwn: false,
          priority: PRIORITY,
        },
      ];
    }),
  );
}
