import type { CardNote } from '../../../cards/card-note.ts';
import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { contentStems, normalForm } from '../../../text/words.ts';
import { getOrigin } from '../../facts/fact.ts';
import { getCells, getTables } from '../own-questions/table-pairs.ts';
import { type CapitalTest, getCapitalTest } from '../reasons/proper-word.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { type Amount, getAmountBody, readAmount } from './amount.ts';
import { getMeasuredStem } from './number-sentences.ts';
import { isQuantityHead } from './quantity-name.ts';
import { getUnitNames } from './units.ts';

const PRIORITY = 3;
const HEAD = /^(?<name>[^(),]+?)\s*(?:[(,]\s*(?:in )?(?<unit>[^()]+?)\s*\)?)?$/;

/**
 * Asks for the cells of a table that hold a number, under a head that names a quantity.
 *
 * @param note in English
 * @returns numerical questions, such as "What is the melting point of lead?"
 */
export function getNumberTables(note: CardNote): TypedCandidate[] {
  const hasCapital = getCapitalTest(note);
  return note.pages.flatMap((page) =>
    getTables(page).flatMap((rows) => {
      const [head = [], ...body] = rows.map((row) => getCells(row, page));
      return rows
        .slice(1)
        .flatMap((row, index) => getCandidates(head, body[index] ?? [], { row, page, hasCapital }));
    }),
  );
}

interface TablePosition {
  row: TextBlock;
  page: DocumentPage;
  hasCapital: CapitalTest;
}

function getCandidates(
  head: readonly string[],
  cells: readonly string[],
  { row, page, hasCapital }: TablePosition,
): TypedCandidate[] {
  const [subject = ''] = cells;
  if (!isSubject(subject)) return [];

  return cells.slice(1).flatMap((cell, index): TypedCandidate[] => {
    const { name = '', unit = '' } = HEAD.exec(head[index + 1] ?? '')?.groups ?? {};
    const amount = withUnit(readAmount(cell), unit);
    if (amount === null || Number(amount.value) === 0 || !isQuantityHead(name)) return [];

    const spoken = getSpoken(subject, hasCapital);
    return [
      {
        kind: 'value',
        stem: getMeasuredStem(
          `${name.charAt(0).toLowerCase()}${name.slice(1)} of ${spoken}`,
          amount.unit,
          () => true,
        ),
        body: getAmountBody(amount),
        explanation: `${name} of ${subject}: ${cell}${amount.unit !== '' && readAmount(cell)?.unit === '' ? ` ${amount.unit}` : ''}.`,
        origin: getOrigin(page, row),
        facts: [`cell:${normalForm(subject)}:${normalForm(name)}`],
        answers: [],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

/** "Lead" in a cell is "lead" in a sentence, and "Cat 6A" stays. */
function getSpoken(subject: string, hasCapital: CapitalTest): string {
  const isPlain = /^\p{Lu}[\p{Ll} '’-]+$/u.test(subject) && !hasCapital(subject.split(' ')[0] ?? '', '');
  return isPlain ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
}

/** A name, and no number, formula or remark. */
const isSubject = (subject: string) =>
  /^\p{L}[\p{L}\p{N} '’-]{1,40}$/u.test(subject) &&
  contentStems(subject).size > 0 &&
  !/^(?:total|sum|average|mean|no|s\/n)\b/i.test(subject);

/** The unit of the head counts for cells without one. */
function withUnit(amount: Amount | null, unit: string): Amount | null {
  if (amount === null || unit === '') return amount;
  if (getUnitNames(unit) === null) return null;
  return amount.unit === '' ? { ...amount, unit } : amount;
}
