/** Monthly statements of tutors. They are made on request: rows of the ledger never change. */
import type { Statement } from '@akada/contract/work/money/statements.ts';
import { formatNairaKobo, nairaCell } from '@akada/core/payments/naira.ts';
import {
  describeCommission,
  describeStatementRow,
  describeSums,
  type StatementRow,
  sumStatement,
} from '@akada/core/payments/statement.ts';
import { dayText, getMoment, wallTime } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { makePrintable, printDocument } from '../../platform/pdf/printed-document.ts';
import { readIssuer, readPerson } from '../../platform/pdf/printed-names.ts';
import type { Platform } from '../../platform/platform.ts';
import { csvText } from '../../platform/question-files/csv/csv-text.ts';
import { peopleById } from '../accounts/accounts.ts';
import * as repo from './statements.repo.ts';

export type Statements = ReturnType<typeof createStatements>;

/** The seller's zone decides the day of a row. */
const zone = 'Africa/Lagos';

export function createStatements({
  database: { db },
  clock,
  config,
}: Pick<Platform, 'database' | 'clock' | 'config'>) {
  const { seller } = config.payments;

  return {
    async list(tutorId: string): Promise<Statement[]> {
      let closing = 0;
      const months = await repo.sumMonths(db, tutorId, zone);
      const statements = months.map(({ month, earned, returned, change }) => {
        closing += change;
        return { month, earned, returned, paid_out: earned - returned - change, closing };
      });
      return statements.toReversed();
    },
    /** @throws Fault `not_found` for a month without money of this tutor */
    async print(tutorId: string, month: string): Promise<Buffer> {
      const { opening, rows, end } = await read(tutorId, month);
      const sums = sumStatement(opening, rows);
      const person = (await peopleById(db, [tutorId])).get(tutorId);
      const title = `Statement, ${monthText(month)}`;
      return printDocument({
        title,
        issuer: readIssuer(seller),
        facts: [
          ['For', readPerson(person)],
          ['Until', dayText(getInstant(end - 1), zone)],
        ],
        table: {
          columns: [
            { title: 'Day', width: 0.17 },
            { title: 'Description', width: 0.38 },
            { title: 'Price', width: 0.15, isAmount: true },
            { title: 'Commission', width: 0.15, isAmount: true },
            { title: 'Yours', width: 0.15, isAmount: true },
          ],
          rows: rows.map((row) => [
            shortDay(row.writtenAt),
            makePrintable(describeStatementRow(row)),
            ...writeParts(row, formatNairaKobo),
            formatNairaKobo(row.amount),
          ]),
        },
        totals: describeSums(sums),
        notes: describeCommission(sums),
        footer: `${makePrintable(seller.name)} · ${title}`,
        issuedAt: getInstant(end),
      });
    },
    /** @throws Fault `not_found` for a month without money of this tutor */
    async export(tutorId: string, month: string): Promise<Buffer> {
      const { opening, rows } = await read(tutorId, month);
      let balance = opening;
      const cells = rows.map((row) => {
        balance += row.amount;
        const [added, taken] = row.amount > 0 ? [row.amount, 0] : [0, -row.amount];
        return [
          wallTime(Date.parse(row.writtenAt), zone).slice(0, 10),
          describeStatementRow(row),
          ...writeParts(row, nairaCell),
          row.purpose === 'share' ? nairaCell(row.lesson?.vat ?? 0) : '',
          nairaCell(added),
          nairaCell(taken),
          nairaCell(balance),
        ];
      });
      return Buffer.from(csvText([heading, ...cells]));
    },
  };

  async function read(tutorId: string, month: string) {
    const { from, until } = getMonth(month);
    if (from > clock.now()) throw notFound();

    const span = { from: getInstant(from), until: getInstant(until) };
    const storedRows = await repo.findStatementRows(db, tutorId, span);
    const opening = await repo.getOpeningBalance(db, tutorId, span.from);
    if (storedRows.length === 0 && opening === 0) throw notFound();

    const students = await peopleById(
      db,
      storedRows.flatMap(({ studentId }) => studentId ?? []),
    );
    const rows = storedRows.map((row) =>
      presentRow(row, students.get(row.studentId ?? '')?.fullName ?? null),
    );
    return { opening, rows, end: Math.min(until, clock.now()) };
  }
}

const heading = [
  'day',
  'description',
  'price (naira)',
  'commission (naira)',
  'VAT in the commission (naira)',
  'added (naira)',
  'taken (naira)',
  'balance (naira)',
];

/** @returns price and commission of a share, empty for all other rows */
function writeParts({ purpose, lesson }: StatementRow, write: (kobo: number) => string): [string, string] {
  return purpose === 'share' && lesson ? [write(lesson.price), write(lesson.commission)] : ['', ''];
}

function presentRow(row: repo.StoredStatementRow, student: string | null): StatementRow {
  const { purpose, amount, writtenAt, title, price, commission, vat, bankReference } = row;
  const lesson = title === null ? null : { title, student, price: price ?? 0, commission, vat };
  return { purpose, amount, writtenAt, lesson, bankReference };
}

function getMonth(month: string): { from: number; until: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: getMoment(`${month}-01T00:00`, zone), until: getMoment(`${next}-01T00:00`, zone) };
}

function monthText(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-15T12:00Z`).toLocaleDateString('en-GB', options);
}

function shortDay(moment: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone } as const;
  return new Date(moment).toLocaleDateString('en-GB', options);
}
