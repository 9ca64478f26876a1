/**
 * The ledger for an accountant: each posting, or the postings of a day together, as a debit and a credit of the same amount.
 * The file is made while it is sent, so that its length does not matter.
 */
import { accountNames, purposeNames } from '@akada/core/payments/ledger-words.ts';
import { nairaCell } from '@akada/core/payments/naira.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { inBatches } from '../../../platform/personal-data/personal-table.ts';
import { type CsvCell, csvLines, csvText } from '../../../platform/question-files/csv/csv-text.ts';
import { type JournalRow, type LedgerSpan, listPostings, sumDays } from './ledger-reading.repo.ts';

const heading = ['day', 'account', 'text', 'debit (naira)', 'credit (naira)', 'postings', 'reference'];

/** @returns a function that gives the parts of the file; the last line has the sums of both sides */
export function createLedgerExport(executor: Executor) {
  return async function* exportLedger(span: LedgerSpan, detail: 'day' | 'posting'): AsyncGenerator<Buffer> {
    yield Buffer.from(csvText([heading]));
    let sum = 0;
    for await (const row of readJournal(executor, span, detail)) {
      sum += row.amount;
      yield Buffer.from(csvLines(getSides(row)));
    }
    yield Buffer.from(csvLines([['', 'Sum', '', nairaCell(sum), nairaCell(sum), '', '']]));
  };
}

async function* readJournal(
  executor: Executor,
  span: LedgerSpan,
  detail: 'day' | 'posting',
): AsyncGenerator<JournalRow> {
  if (detail === 'day') yield* await sumDays(executor, span);
  else yield* inBatches<JournalRow & { id: number }>((last) => listPostings(executor, span, last?.id ?? 0));
}

function getSides({ day, purpose, debit, credit, amount, postings, source }: JournalRow): CsvCell[][] {
  const text = purposeNames[purpose];
  return [
    [day, accountNames[debit], text, nairaCell(amount), '', postings, source],
    [day, accountNames[credit], text, '', nairaCell(amount), postings, source],
  ];
}
